/** Help for whoever writes of danger, for those who read it, and what the staff sees of it. */

import type { CareList, CarePlace } from '@shinequo/contract/care'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'
import { listed } from './lists.ts'

// Ways to help, on every page and in the room

/** Stands before the programme's crisis line, which is a link. */
export const inCrisis = 'In crisis?'
export const call = (number: string) => `Call ${number}`
export const text = (number: string) => `Text ${number}`
export const chat = 'Chat'
/** Follows `chat`, read aloud only. */
export const chatOpens = (number: string) => `with ${number}, in a new tab`
/** Stands before the emergency number, which is a link. */
export const inDanger = 'In danger now?'
export const linesToCall = 'Lines to call'

// Before a student sends words of danger. Calm: nothing is forbidden, and nobody is told.

export const helpNow = 'Help, right now'
export const soundsHeavy =
  'Some of what you wrote sounds heavy. If you think of hurting yourself or somebody else, if somebody hurts you, or if you cannot carry it alone right now, talk to somebody. They listen day and night, it is free, and nobody here is told.'
export const gladYouWrote = 'We are glad that you wrote it down. It is kept as you wrote it.'
/** Stands before one of the sentences that say it. */
export const whoReadsThis = 'Who reads this.'
/** Of a message in the room. */
export const coachReadsMessage = (coach: string) =>
  `${coach} reads it in the room or later, and sees that you may need care. Nobody reads it day and night.`
export const letStaffRead = 'Let the programme’s staff read this and contact me'
export const staffGets =
  'They get these words, your name and your email address. They are not there day and night: if it cannot wait, call.'
export const letStaffReadMessage =
  'Let the programme’s staff read this and contact me. They get these words, your name and your email address.'
export const staffCanRead = 'Staff can read this now, and will get in touch.'
/** `reason` is a sentence. */
export const staffNotTold = (reason: string) =>
  `The staff could not be told. ${reason} Try again, or untick the box and go on.`
export const keepEditing = 'Keep editing'
export const beforeYouGoOn = 'Before you go on'
export const goOn = 'Go on'
export const sendAnyway = 'Send anyway'
const beforeYouSend = 'Before you send this'

/** By where it was written: what the card is called, who sees what was written, and what goes on after the card. */
export const PLACES = {
  answers: {
    title: beforeYouSend,
    seen: 'Coaches you are matched with read your answers. That may be days from now, and nobody reads them sooner.',
    act: sendAnyway,
  },
  booking_note: {
    title: beforeYouSend,
    seen: 'Your coach reads this note before the session, and sees that you may need care. Nobody reads it day and night.',
    act: sendAnyway,
  },
  chat: {
    title: beforeYouSend,
    seen: 'Your coach reads this in the room or later, and sees that you may need care. Nobody reads it day and night.',
    act: sendAnyway,
  },
  profile: {
    title: 'Before you save this',
    seen: 'Coaches you are matched with see your course and your language. Nobody at your school reads the rest of it.',
    act: 'Save anyway',
  },
  feedback: {
    title: beforeYouSend,
    seen: 'Your coach sees the stars and never these words. Nobody reads them unless you say so here.',
    act: sendAnyway,
  },
  story: {
    title: 'Before you share this',
    seen: 'A person of the programme reads your story soon, and before anybody else. They do not see your name unless they look it up, and then you can read that they did.',
    act: 'Share it anyway',
  },
  story_off: {
    title: beforeYouGoOn,
    seen: 'Sharing stories is still in development: your story is not sent, and nobody reads it unless you say so here.',
    act: goOn,
  },
  change: {
    title: beforeYouSend,
    seen: 'Your programme’s staff can read this reason, and nobody reads it day and night. No coach ever sees it.',
    act: sendAnyway,
  },
  report: {
    title: beforeYouSend,
    seen: 'The programme’s staff read reports. The author of the story never learns who wrote one.',
    act: sendAnyway,
  },
} satisfies Record<CarePlace, { title: string; seen: string; act: string }>

// For coaches and staff who read or write words of danger

export const mayNeedCare = 'This may need care now'
export const whatToDo = 'What to do'
/** `about` names the words that it is about. */
export const whatToDoAbout = (about: string) => `What to do: ${about}`
export const whenSomebodyNeedsCare = 'When somebody may need care now'
export const wordsCanBeHarmless = 'What your programme asks you to do. Words like these can be harmless: ask.'
export const noteMayMeanCare =
  'What you wrote may mean that somebody needs care now. Nobody but you is told by a note: this is what your programme asks you to do.'
/** `reason` is a sentence. */
export const protocolDidNotLoad = (reason: string) => `The protocol did not load. ${reason}`

// The page of administrators

export const title = 'Care'
export const lede =
  'Students who wrote of danger and want the staff to get in touch, and what your people do then.'
export const lists = 'Lists'
export const answered = 'Answered'
export const lineAndProtocol = 'Line and protocol'
export const TABS = {
  open: 'To answer',
  answered,
  settings: lineAndProtocol,
} satisfies Record<CareList | 'settings', string>
export const EMPTY_LISTS = {
  open: {
    title: 'Nobody waits',
    words: 'Students who let the staff read what they wrote and get in touch come here, the longest first.',
  },
  answered: {
    title: 'Nothing here yet',
    words: 'Requests that somebody has answered stand here.',
  },
} satisfies Record<CareList, { title: string; words: string }>
/** `all` is null where there are more than are counted. */
export const requestsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# request', other: '# requests' })
export const waitsAgain = (student: string) => `${student} waits for an answer again.`
export const noted = (student: string) =>
  `Noted. ${student} stands under Answered, where this can be taken back.`
export const settingsDidNotLoad = 'The line and the protocol did not load'

// A request

export const WRITTEN_IN = {
  answers: 'In the questionnaire',
  booking_note: 'In a note to a coach',
  chat: 'In the room of a session',
  profile: 'In the profile',
  feedback: 'In feedback on a session',
  story: 'In a story for the wall',
  story_off: 'In a story that was not sent',
  report: 'In a report of a story',
  change: 'In the reason for another coach',
} satisfies Record<CarePlace, string>
export const openingIsLogged = (place: CarePlace, student: string) =>
  `${WRITTEN_IN[place]}. Opening this is logged, and ${student} can see that you did.`
export const requests = 'Requests'
/** `age` is a length of time, as '3 days'. */
export const asked = (age: string) => `asked ${age} ago`
export const waits = (age: string) => `waits ${age}`
/** `by` is '' when that account is gone; `note` says what was done. */
export const answeredOn = (by: string, day: string, note: string) =>
  by === '' ? `Answered, ${day}: ${note}` : `Answered by ${by}, ${day}: ${note}`
/* Buttons; the longer ones are read aloud, where the name does not stand beside them. */
export const readAgain = 'Read again'
export const readAgainOf = (name: string) => `Read again: ${name}`
export const readAndAnswer = 'Read and answer'
export const readAndAnswerOf = (name: string) => `Read and answer: ${name}`
export const notAnsweredYet = 'Not answered yet'
export const notAnsweredYetOf = (name: string) => `Not answered yet: ${name}`
export const notYet = 'Not yet'
export const textDidNotLoad = 'The words did not load'
export const writeTo = (address: string) => `Write to ${address}`
export const openRecord = 'Open the record'
export const whatWasDone = 'What was done'
export const whatWasDoneHint =
  'For the other administrators: when you spoke, and what comes next. The student does not see it.'
export const changedMeanwhile = 'Somebody else has changed this meanwhile. The list shows how it stands now.'
export const requestIsGone = 'This request is gone with the account of the student.'

// Line and protocol

export const saved = 'Saved. It shows everywhere from now on.'
/** `number` is the crisis line that somebody else has saved. */
export const lineChanged = (number: string) =>
  `Somebody else has changed this meanwhile: the line is now ${number}. Save once more to put yours in its place, or take your changes back to see theirs.`
export const crisisLine = 'Crisis line'
export const crisisLineHint = 'The number that people call, on every page and in every mail.'
export const takesTexts = 'It can be texted as well'
export const chatPage = 'Page for a chat'
export const chatPageHint = 'Begins with https://. Empty: no chat is offered.'
export const emergencyNumber = 'Emergency number'
export const emergencyNumberHint = 'Police and ambulance.'
export const protocol = 'Protocol'
export const protocolHint =
  'What coaches and staff do when they read that somebody may be in danger. Students never see it.'
export const takeChangesBack = 'Take changes back'
export const howItLooks = 'How it looks'

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  ...fields.numberErrors,
  care_note_required: 'Please say what was done',
  protocol_required: 'Please write what your people do',
  takes_texts_unsaid: 'Please say whether the crisis line takes texts',
  address_invalid: fields.pageInvalid,
} satisfies Partial<FieldSentences>
