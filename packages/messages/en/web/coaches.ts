/** Coaches as students see them, and the page that a coach writes. */

import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { CoachCodeKind } from '@shinequo/domain/coaches/coach-codes'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/** Where a coach has given nothing. */
export const noFocus = 'Specialization not provided'
export const noBio = 'No bio available for this coach.'
export const yourSelectedCoach = 'Here is Your Selected Coach'
export const bookSessionWith = (coach: string) => `Book Session with ${coach}`

// A coach as an administrator reviews them
export const reviewACoach = 'Review a coach'
export const reviewLede = 'Exactly what students see, and what matching reads.'
export const coachDidNotLoad = 'This coach did not load'
/** To a student. */
export const yourCoachDidNotLoad = "Your coach didn't load"
export const studentsCanFind = (coach: string) => `Students can find ${coach}.`
export const studentsCanFindNow = (coach: string) => `Students can find ${coach} now.`
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Still to do before an approval: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}.`
export const approve = (coach: string) => `Approve ${coach}`
export const approvalMeans = (coach: string) =>
  `Students see ${coach} from then on, and ${coach} gets a mail.`

// A coach's own account
export const whereYouMeet = 'Where you meet'

/** The picture, read aloud. */
export const pictureOf = (coach: string) => `${coach}, your coach`
/** After the stars. */
export const fromSessions = (count: number) =>
  plural(count, { one: 'from # session', other: 'from # sessions' })
export const cityAndState = (city: string, state: string) => `${city}, ${state}`
export const about = (coach: string) => `About ${coach}`
export const wordsDidNotLoad = (coach: string) => `The words of ${coach} didn't load`
export const languagePreference = 'Language Preference'
/** Read aloud before the languages. */
export const languagePreferenceIs = 'Language Preference:'
export const session = 'A session'
export const thirtyMinutesOnline = '30 minutes, online'
export const betweenYou = 'Between you two'
export const confidential = 'Private and confidential'
/** Below the title that no coach was found. */
export const addressMayBeOld = 'The address may be old, or this coach no longer takes students.'

/* What matching reads of a coach, for whoever decides about one */
export const whatMatchingReads = 'What matching reads'
export const notOnThePage = (coach: string) =>
  `Students do not see this on the page. When ${coach} is free follows from the weekly hours.`
export const nothingTicked = 'Nothing is ticked yet.'
export const SAID_BY_KIND = {
  focus: 'Works on',
  style: 'How they work',
  language: 'Coaches in',
  experience: 'Has lived',
} satisfies Record<CoachCodeKind, string>
export const ownCollege = 'Own college'
/** The answers to one of them. */
export const answers = (labels: readonly string[]) => labels.join(', ')

/* The first steps of a coach */
/** Headings, and labels of the fields that are steps. */
export const STEPS = {
  picture: 'Picture',
  description: 'About you',
  focus_area: 'Focus area',
  language_preference: 'Languages',
  time_zone: 'Time zone',
  hours: 'Weekly hours',
} satisfies Record<JoiningStep, string>
/** The same within a sentence. */
export const STEPS_IN_SENTENCE = {
  picture: 'picture',
  description: 'about you',
  focus_area: 'focus area',
  language_preference: 'languages',
  time_zone: 'time zone',
  hours: 'weekly hours',
} satisfies Record<JoiningStep, string>
export const STEP_REASONS = {
  picture: 'A face makes the first step easier',
  description: 'How you work, in your own words',
  focus_area: 'What you work on, in words and ticked for matching',
  language_preference: 'What you coach in, in words and, where the list has it, ticked for matching',
  time_zone: 'So that your hours are right for everybody',
  hours: 'When students can book you',
} satisfies Record<JoiningStep, string>
export const yourFirstSteps = 'Your first steps'
export const stepsDone = (done: number, all: number) => `${number(done)} of ${number(all)} done`
/** Read aloud after a step. */
export const stepDone = ', done'
export const stepToDo = ', to do'
export const seenOnceApproved =
  'Students see you when these steps are done and your programme has approved your page.'
export const thankYou = 'All done, thank you.'
/** `thankYou` stands in an element of its own. */
export const allDone = <T>(thankYou: T) => [
  thankYou,
  ' Your programme looks at your page now. We write to you as soon as students can find you; nothing else is left to do.',
]
export const firstSteps = 'First steps'
export const yourPageLede =
  'What students see of you, and what matching reads. Set your hours in Availability.'
export const pageDidNotLoad = 'Your page did not load'
export const languagesAndZone = 'Languages and time zone'
export const whatStudentsSee = 'What students see'
export const yourPicture = 'Your picture'
export const yourNewPicture = 'Your new picture, not saved yet'
export const addPicture = 'Add a picture'
export const changePicture = 'Change the picture'

/* About the coach */
/** The link leads to the coach's hours. */
export const matchingReads = <T>(yourHours: T) => [
  'Matching reads what you tick; students read your words. When you are free follows from ',
  yourHours,
  '.',
]
export const yourHours = 'your hours'
export const focusAreaHint = 'What students read. Choose one of the list, or write your own.'
export const whatYouWorkOn = 'What you work on'
export const whatYouWorkOnHint = 'Tick all that you like to work on.'
export const editorDidNotLoad = 'The editor did not load'
export const aboutYouHint =
  'How you work, and what a first session with you is like. Bold, lists and links are welcome.'
export const howYouWork = 'How you work'
export const howYouWorkHint = 'Students say what they hope for; tick what is most like you.'
export const whatYouHaveLived = 'What you have lived yourself (optional)'
export const whatYouHaveLivedHint =
  'For matching alone. Your programme can read it; a student sees it only as a reason for the match, and only if they asked for it.'
export const college = 'Your own college (optional)'
export const collegeHint = 'For students who ask for a coach from their own school.'
export const noCollege = 'None'
export const saveAboutYou = 'Save about you'
/** `hint` is a sentence. */
export const hintWithSuggestion = (hint: string) =>
  `${hint} We ticked what your words say: look it over, it counts once you save.`

/* Languages and place */
export const languagesHint = 'What students read. Several with commas: English, Spanish'
export const languagesYouCoachIn = 'Languages you coach in'
export const languagesYouCoachInHint =
  'Matching reads what you tick, and the words above are what students read. If none of yours is here, tick none.'
export const city = 'City'
export const stateOrRegion = 'State or region'
export const selectTimeZone = 'Select a time zone'
export const timeZoneHint = (browserZone: string) =>
  `Your weekly hours are hours of this zone. Your browser says ${browserZone}.`
export const chooseTimeZone = 'Please choose a time zone'
export const saveLanguagesAndZone = 'Save languages and zone'

/* Where sessions meet */
export const meetInRoom = 'Your sessions meet in a room of this service. Both of these are optional.'
export const phone = 'Telephone line'
export const phoneHint =
  'With the code of its country. Your student sees it in the room, only while the room is open and never in a mail, in case picture or sound fails.'
export const meetingLink = 'My own meeting link'
/** 'Join Now' is the button that opens the room. */
export const meetingLinkHint =
  'A Zoom, Meet or other link of yours. Join Now then leads there for all your sessions ahead, and our room stays closed. Leave it empty to meet in our room.'
export const saveMeetingPlace = 'Save where you meet'
export const saved = 'Saved.'

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  choose_listed: 'Please choose from the list',
  codes_twice: 'Please name each only once',
  list_required: 'Please give a list',
  meeting_link_invalid: 'Please give a link that begins with https://',
  phone_invalid: 'Please give the number with the code of its country, such as +1 617 555 0100',
  zone_required: 'Please choose a time zone',
  number_out_of_range: ({ least, most }) => `Please give a whole number from ${least} to ${most}`,
  too_many_codes: ({ max }) => `Please name at most ${max}`,
} satisfies Partial<FieldSentences>
/** For an id that leads to nobody. */
export const coachNotFound = (coachId: string) => `No coach found with ID: ${coachId}`
