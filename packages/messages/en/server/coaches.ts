/** Emails about coaches, and what the server replies when their pages change. */

import type { CoachRules } from '@shinequo/contract/coaches'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/coaches.ts'

// To a coach who is approved.
export const approvedSubject = 'Students can find you now'
export const approved = 'Your page is approved. From now on students see you and can book the hours you set.'
export const bookingsComeByMail =
  "We'll email you about each booking. You can change your hours whenever you like."
export const seeYourDay = 'See your day'

// To a coach, about what is new.
export const requestsSubject = (requests: number) =>
  plural(requests, {
    one: 'A student is waiting for your answer',
    other: '# students are waiting for your answer',
  })
export const requestsWait = (requests: number) =>
  plural(requests, {
    one: 'A student has been suggested to you and is waiting for your answer.',
    other: '# students have been suggested to you and are waiting for your answer.',
  })
export const ratingsSubject = (ratings: number) =>
  plural(ratings, { one: 'You have a new rating', other: 'You have # new ratings' })
export const ratingsCame = (ratings: number) =>
  plural(ratings, {
    one: 'A student rated a session with you. You can see the stars under Today.',
    other: 'Students rated # sessions with you. You can see the stars under Today.',
  })

export const asksSubject = (students: number) =>
  plural(students, {
    one: 'Could you suggest a time to a student?',
    other: 'Could you suggest times to # students?',
  })
export const programmeAsks = (students: number) =>
  plural(students, {
    one: 'Your programme asks you to suggest a time for a session to one of your students, who has none booked.',
    other:
      'Your programme asks you to suggest a time for a session to # of your students, who have none booked.',
  })
export const suggestUnderToday =
  'You see who under Today, with a button to suggest up to three of your open times.'

export const careSubject = (students: number) =>
  plural(students, {
    one: 'A student of yours may need care now',
    other: '# students of yours may need care now',
  })
export const careIsNeeded = (students: number) =>
  plural(students, {
    one: 'A student you coach wrote words that can mean danger.',
    other: '# students you coach wrote words that can mean danger.',
  })
export const beforeYouMeet =
  'Please read them before you meet: they are marked under Students, with what to do. Such words can be harmless, so start by asking.'
export const seeYourStudents = 'See your students'

// To a coach whose page needs changes before the approval.
export const changesAskedSubject = 'Your page needs some changes'
export const changesAsked =
  'Thank you for setting up your page. Before students can see it, your programme asks you to change this:'
export const sendAgainWhenDone = 'When you are done, send your page for review again.'
export const openYourPage = 'Open your page'
/** To the administrator. */
export const changesAskedFor = 'The coach is told what to change.'

// To a student whose coach leaves, or stays after all.
export const leavingSubject = (coach: string) => `${coach} is leaving`
export const leaving = (coach: string, day: string) =>
  `${coach} is leaving ShineQuo on ${day}. It's no reflection on you.`
export const willBeCancelled = (sessions: number) =>
  plural(sessions, {
    one: 'This session is after that day and will be cancelled then:',
    other: 'These sessions are after that day and will be cancelled then:',
  })
export const bookAnotherCoach =
  "You can book a session with another coach now. We'll let you know if anything changes."
export const findACoach = 'Find a coach'
export const staysSubject = (coach: string) => `${coach} is staying`
export const stays = (coach: string, sessions: number) =>
  sessions === 1
    ? `Good news: ${coach} is staying at ShineQuo. Your session will take place:`
    : `Good news: ${coach} is staying at ShineQuo. Your sessions will take place:`

// What the server replies to requests.
export const chooseAZone = 'Please choose a time zone from the list'
export const canBeFound = 'Students can find this coach now.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  changes_required: 'Please write what to change',
  version_required: 'Please name the version that was changed',
  description_required: 'Please tell students about yourself',
  focus_area_required: 'Please say what you work on',
  focus_kept: 'Please check at least one area that you work on',
  language_kept: 'Please check at least one language',
  languages_required: 'Please name at least one language',
  link_to_this_service: 'This link leads back to ShineQuo. Leave the field empty to meet in our room.',
  /** The error for a step that is still missing when a coach is approved. */
  step_to_do: ({ step }) => `${forms.STEPS[step]}: still to do`,
} satisfies FieldSentences<keyof CoachRules>
