/** Help for people who write about danger, for people who read it, and what the staff sees of it. */

import type { CareList, CarePlace, RequestPlace } from '@shinequo/contract/care'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// Ways to help, on every page and in the room

/** Comes before the programme's crisis line, which is a link. */
export const inCrisis = 'In crisis?'
export const call = (number: string) => `Call ${number}`
export const text = (number: string) => `Text ${number}`
/** What a text to the number has to say, so that it is answered in this language; '' for nothing. */
export const textWord = (_number: string) => ''
export const chat = 'Chat'
/** Where the page that opens is known to be in this language. */
export const chatInThisLanguage = 'Chat'
/** Follows `chat`, for screen readers only. */
export const chatOpens = (number: string) => `with ${number}, in a new tab`
/** Comes before the emergency number, which is a link. */
export const inDanger = 'In danger now?'
/** Follows the emergency number: what it does for those who speak the language of this catalogue; '' for nothing. */
export const emergencyInterpreters = (_number: string) => ''
/** Stands below the ways to reach the line. `_asking`: how one is answered in Spanish; '' if that is not known. */
export const askingOnTheLine = (_asking: string) => ''
export const linesToCall = 'Lines to call'

// Before a student sends words of danger. Keep it calm: nothing is forbidden, and nobody is notified.

export const helpNow = 'Help, right now'
export const soundsHeavy =
  'Some of what you wrote sounds really hard. If you are thinking of hurting yourself or someone else, if someone is hurting you, or if it is too much to carry alone right now, please talk to someone. The people below listen day and night, it is free, and nobody here is told.'
export const gladYouWrote = "We're glad you wrote it down. It stays just as you wrote it."
/** Comes before the `seen` of a place. */
export const whoReadsThis = 'Who reads this.'
export const letStaffRead = "Let the programme's staff read this and contact me"
export const staffGets =
  "They get what you wrote, your name and your email address. Nobody is there around the clock: if it can't wait, call."
export const staffCanRead = 'Staff can read this now, and will get in touch.'
/** `reason` is a whole sentence. */
export const staffNotTold = (reason: string) =>
  `We couldn't tell the staff. ${reason} Try again, or uncheck the box and continue.`
export const keepEditing = 'Keep editing'
export const beforeYouGoOn = 'Before you continue'
export const goOn = 'Continue'
export const sendAnyway = 'Send anyway'
/** The title of the quieter card, for words that may be about a bad week as well as about danger. */
export const ifHeavy = 'If any of this is heavy'
export const notAlone =
  "You don't have to carry it alone. The people below listen day and night, it is free, and nobody here is told."
const beforeYouSend = 'Before you send this'

/**
 * By the place where it was written: the card's title, who sees what was written, and what continues after the card.
 */
export const PLACES = {
  answers: {
    title: beforeYouSend,
    seen: 'Coaches you are matched with will read your answers. That may be days from now, and nobody reads them before then.',
    act: sendAnyway,
  },
  booking_note: {
    title: beforeYouSend,
    seen: 'Your coach will read this note before the session, and will see that you may need care. Nobody watches this around the clock.',
    act: sendAnyway,
  },
  chat: {
    title: beforeYouSend,
    seen: 'Your coach will read this in the room or later, and will see that you may need care. Nobody watches this around the clock.',
    act: sendAnyway,
  },
  profile: {
    title: 'Before you save this',
    seen: 'Coaches you are matched with see your name, picture, school, degree, course and language, and anything else you chose to share. Nobody at your school reads the rest.',
    act: 'Save anyway',
  },
  feedback: {
    title: beforeYouSend,
    seen: 'Your coach sees your star rating, never what you wrote. Nobody reads it unless you say so here.',
    act: sendAnyway,
  },
  story: {
    title: 'Before you share this',
    seen: "Someone on the programme's staff will read your story soon, before anyone else does. They don't see your name unless they look it up, and if they do, you can see that they did.",
    act: 'Share it anyway',
  },
  story_off: {
    title: beforeYouGoOn,
    seen: "Sharing stories is still in development: your story isn't sent, and nobody reads it unless you say so here.",
    act: goOn,
  },
  change: {
    title: beforeYouSend,
    seen: "Your programme's staff can read this reason, but nobody watches for it around the clock. No coach ever sees it.",
    act: sendAnyway,
  },
  report: {
    title: beforeYouSend,
    seen: "The programme's staff will read your report. The author of the story never learns who sent it.",
    act: sendAnyway,
  },
} satisfies Record<CarePlace, { title: string; seen: string; act: string }>

// For coaches and staff who read or write words of danger

export const mayNeedCare = 'This may need care now'
/** Of a person, in lists. */
export const personMayNeedCare = 'May need care now'
/** Leads to a student's words. */
export const readWhatTheyWrote = (student: string) => `${student} may need care now: read what they wrote`
/** On the page that has the words: leads to them. */
export const seeTheWords = 'See the words'
export const whatToDo = 'What to do'
/** `about` names the words in question. */
export const whatToDoAbout = (about: string) => `What to do: ${about}`
export const whenSomebodyNeedsCare = 'When someone may need care now'
export const wordsCanBeHarmless =
  'This is what your programme asks you to do. Words like these can be harmless, so start by asking.'
export const noteMayMeanCare =
  "What you wrote may mean that someone needs care now. Your note doesn't tell anyone else: this is what your programme asks you to do."
/** Comes before the questions of the initial protocol in Spanish. */
export const ifYouSpeakSpanish = 'If you speak Spanish with them, you can ask:'
export const QUESTIONS_IN_SPANISH = [
  '¿Estás pensando en quitarte la vida?',
  '¿Alguien te hizo daño?',
  '¿Estás a salvo donde estás ahora mismo?',
]
/** `reason` is a whole sentence. */
export const protocolDidNotLoad = (reason: string) => `The protocol couldn't be loaded. ${reason}`

// The page for administrators

export const title = 'Care requests'
export const lede =
  'Students who want staff to get in touch, most of them because they wrote about danger, worries of coaches, and what your staff do then.'
export const lists = 'Lists'
export const answered = 'Answered'
export const lineAndProtocol = 'Crisis line and protocol'
export const TABS = {
  open: 'To answer',
  answered,
  settings: lineAndProtocol,
  phrases: 'Your phrases',
} satisfies Record<CareList | 'settings' | 'phrases', string>
export const EMPTY_LISTS = {
  open: {
    title: 'Nobody is waiting',
    words:
      'Students who ask staff to get in touch, with or without words, are listed here, longest wait first.',
  },
  answered: {
    title: 'Nothing here yet',
    words: 'Requests that someone has answered are kept here.',
  },
} satisfies Record<CareList, { title: string; words: string }>
/** `all` is null if there are more than are counted. */
export const requestsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# request', other: '# requests' })
export const waitsAgain = (student: string) => `${student} is waiting for an answer again.`
export const noted = (student: string) => `Noted. ${student} is now under Answered, where you can undo this.`
export const settingsDidNotLoad = "The crisis line and the protocol couldn't be loaded"

// A care request

export const WRITTEN_IN = {
  answers: 'In the questionnaire',
  booking_note: 'In a note to a coach',
  chat: 'In the room of a session',
  profile: 'In the profile',
  feedback: 'In feedback on a session',
  story: 'In a story for the wall',
  story_off: "In a story that wasn't sent",
  report: 'In a report about a story',
  change: 'In the reason for changing coaches',
  asked: 'Asked to be contacted, without words or with a line',
  worry: 'Handed over by a coach',
} satisfies Record<RequestPlace, string>
export const openingIsLogged = (place: RequestPlace, student: string) =>
  `${WRITTEN_IN[place]}. Opening this is logged, and ${student} can see that you did.`
/** Of a worry: which coach handed it over, and to whom. `by` is '' if that account no longer exists. */
export const handedOverBy = (by: string, to: readonly string[]) =>
  [...(by === '' ? [] : [`From ${by}`]), ...(to.length === 0 ? [] : [`For ${list(to)}`])].join(' · ')
export const openingWorryIsLogged = (student: string) =>
  `Handed over by a coach. Opening this is logged, and ${student} can see that you did. The coach sees who read it first.`
/** In place of the text of a student who only asked to be contacted. */
export const askedWithoutWords = (student: string) =>
  `${student} asked to be contacted and wrote nothing with it.`
export const addressUnproved = 'Email not confirmed'
export const requests = 'Requests'
/** `age` is a length of time, such as '3 days'. */
export const asked = (age: string) => `asked ${age} ago`
export const waits = (age: string) => `waiting for ${age}`
/** `by` is '' if that account no longer exists; `note` says what was done. */
export const answeredOn = (by: string, day: string, note: string) =>
  by === '' ? `Answered, ${day}: ${note}` : `Answered by ${by}, ${day}: ${note}`
/* Buttons. The longer texts are for screen readers, where the name is not next to the button. */
export const readAgain = 'Read again'
export const readAgainOf = (name: string) => `Read again: ${name}`
export const readAndAnswer = 'Read and answer'
export const readAndAnswerOf = (name: string) => `Read and answer: ${name}`
export const notAnsweredYet = 'Mark as not answered'
export const notAnsweredYetOf = (name: string) => `Mark as not answered: ${name}`
export const notYet = 'Not yet'
export const markAnswered = 'Mark as answered'
export const textDidNotLoad = "The text couldn't be loaded"
export const writeTo = (address: string) => `Write to ${address}`
export const openRecord = 'Open the record'
export const whatWasDone = 'What was done'
export const whatWasDoneHint =
  "For the other administrators: when you spoke, and what comes next. The student doesn't see it."
export const changedMeanwhile = 'Someone else has changed this. The list shows how it is now.'
export const requestIsGone = "This request was deleted with the student's account."

// The crisis line and the protocol

export const saved = 'Saved. It shows everywhere from now on.'
/** `number` is the crisis line that somebody else has saved. */
export const lineChanged = (number: string) =>
  `Someone else has changed this: the line is now ${number}. Save again to replace it with yours, or discard your changes to see theirs.`
export const crisisLine = 'Crisis line'
export const crisisLineHint = 'The number that people call. It is on every page and in every email.'
export const takesTexts = 'It takes text messages, too'
export const chatPage = 'Chat page'
export const chatPageHint = 'Starts with https://. Leave it empty to offer no chat.'
export const spanishChatPage = 'Chat page in Spanish'
export const spanishChatPageHint =
  'Spanish pages open it. If it is empty, they open the chat page above; for that of 988 they know its page in Spanish.'
export const askingForSpanish = 'How to ask for Spanish on this line'
export const askingForSpanishHint =
  'In Spanish, such as “presiona 2”. Spanish pages and emails say it after the number. Leave it empty for 988, which they know.'
export const emergencyNumber = 'Emergency number'
export const emergencyNumberHint = 'Police and ambulance.'
export const contactEmail = 'Contact address'
export const contactEmailHint =
  'Students see it in Help: where to write when something is wrong. Empty: Help tells them to ask their school.'
export const protocol = 'Protocol'
export const protocolHint =
  'What coaches and staff do when they read that someone may be in danger. Students never see it.'
export const protocolInSpanish = 'Protocol in Spanish'
export const protocolInSpanishHint =
  'For coaches and staff who read this site in Spanish. Empty: they see the other one.'
export const staffHours = 'When staff are there'
export const staffHoursHint =
  'Coaches read it before they hand over a worry, and students before they ask to be contacted. Name the time zone.'
export const whoTakesWorries = 'Who takes worries'
export const whoTakesWorriesHint =
  'Coaches choose among these people when they are worried about a student. If nobody is checked, they can choose any administrator. Students who ask to be contacted see these names.'
export const staffDidNotLoad = "The list of staff couldn't be loaded"
export const takeChangesBack = 'Discard changes'
export const howItLooks = 'How it looks'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  ...fields.numberErrors,
  email_invalid: signIn.fieldErrors.email_invalid,
  care_note_required: 'Please say what was done',
  protocol_required: 'Please write what your staff should do',
  takes_texts_unsaid: 'Please say whether the crisis line takes texts',
  address_invalid: fields.pageInvalid,
} satisfies Partial<FieldSentences>
