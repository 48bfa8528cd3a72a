/** Feedback on a session, and ratings. */

import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

export const howWasYourSession = 'How was your session?'
export const submitFeedback = 'Submit Feedback'
export const whoReadsWhat = (coach: string) =>
  `${coach} sees your stars for this session, and everyone sees the average. ${coach} and your programme may read what you write, without your name and the date, ten answers at a time from at least five students. What you tell may still show who you are. No page shows your other answers.`
export const rateYourCoach = 'Rate your coach*'
export const howUseful = 'How useful was the session?'
export const notUseful = 'Not useful'
export const veryUseful = 'Very useful'
export const howDidItFeel = 'How did it feel?'
/** Follows the label of a field that may stay empty. */
export const optional = ' (optional)'
export const whatWillYouTake = 'What will you take with you?'
export const whatHasChanged = 'What has changed since?'
export const wouldYouRecommend = (coach: string) => `Would you recommend ${coach} to a friend?`
export const notYet = 'Not yet'
export const certainly = 'Definitely'
export const willingToShare = "I'm willing to share a video testimonial"
export const whereToWrite = 'Where can we email you?'
export const enterYourEmail = 'Enter your email address'

// What was written, as coaches and administrators read it

export const whatStudentsWrote = 'What students wrote'
const HOW_SHOWN =
  'Ten new answers appear at a time, in no order, without names and dates. You see the newest hundred at most.'
export const answersToYou = `What students wrote with their stars after sessions with you. ${HOW_SHOWN}`
export const answersToProgramme = `What students wrote with their stars, about all coaches. ${HOW_SHOWN}`
export const answersDidNotLoad = "What students wrote couldn't be loaded"
export const noAnswersYet = 'Nothing to read yet'
export const whenAnswersShow =
  'What students write appears here ten answers at a time, each ten from at least five students.'

export const formDidNotLoad = "The feedback form couldn't be loaded"
/** Who the session was with, and when. */
export const nameAndTime = <T>(name: string, time: T) => [`${name} · `, time]
/** `slot` is the day and the slot, where a line may break between the two. */
export const slotInZone = <T>(slot: T, zone: string) => [slot, ` · ${zone}`]
export const howWasIt = 'How was it?'
export const thankYou = (coach: string) => `Thank you. ${coach} sees your star rating.`
export const seesYourStars = (coach: string) =>
  `${coach} sees your star rating. The form says who may read what you write.`
/** Shown if nobody has rated yet. */
export const notRated = 'N/A'
/** Next to the stars. Screen readers read `ratedOf` instead. */
export const ratingInBrackets = (rating: number) => `(${number(rating)})`
export const ratedOf = (rating: number) => `Rated ${number(rating)} out of 5`
/** On cards, with how many reviews there are; and instead of both without any. */
export const ratedFrom = (rating: number, count: number) => `${ratedOf(rating)}, ${reviews(count)}`
export const reviews = (count: number) => plural(count, { one: '# review', other: '# reviews' })
export const newCoach = 'New coach'

export const fieldErrors = {
  ...fields.textErrors,
  answer_yes_or_no: 'Please answer yes or no',
  one_to_five: 'Please choose from 1 to 5',
  rate_coach: 'Please rate your coach',
  rate_session: 'Please rate the session from 1 to 5',
} satisfies Partial<FieldSentences>
