/** Coaches as students see them, and the page that a coach writes. */

import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { CoachCodeKind } from '@shinequo/domain/coaches/coach-codes'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/** Shown where a coach has given nothing. */
export const noFocus = 'Specialization not provided'
export const noBio = 'No bio available for this coach.'
export const yourSelectedCoach = 'Here is Your Selected Coach'
export const bookSessionWith = (coach: string) => `Book Session with ${coach}`

// A coach as an administrator reviews them
export const reviewACoach = 'Review a coach'
export const reviewLede = 'This is exactly what students see, and what matching uses.'
export const coachDidNotLoad = "This coach couldn't be loaded"
/** For a student. */
export const yourCoachDidNotLoad = "Your coach couldn't be loaded"
export const studentsCanFind = (coach: string) => `Students can find ${coach}.`
export const studentsCanFindNow = (coach: string) => `Students can find ${coach} now.`
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Still to do before approval: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}.`
export const approve = (coach: string) => `Approve ${coach}`
export const approvalMeans = (coach: string) =>
  `Students will see ${coach} from then on, and ${coach} will get an email.`

// A coach's own account
export const whereYouMeet = 'Where you meet'

/** The name of the picture, for screen readers. */
export const pictureOf = (coach: string) => `Picture of ${coach}`
/** After the stars. */
export const fromReviews = (count: number) => plural(count, { one: 'from # review', other: 'from # reviews' })
export const cityAndState = (city: string, state: string) => `${city}, ${state}`
export const about = (coach: string) => `About ${coach}`
/** The title of the coach's welcome message. */
export const wordFrom = (coach: string) => `A word from ${coach}`
/** Below it, for the coach and for administrators. */
export const welcomeIsFor = 'For newly matched students only, until their first session.'
export const wordsDidNotLoad = (coach: string) => `What ${coach} wrote couldn't be loaded`
export const languagePreference = 'Language Preference'
/** For screen readers, before the languages. */
export const languagePreferenceIs = 'Language Preference:'
export const session = 'A session'
export const thirtyMinutesOnline = '30 minutes, online'
export const betweenYou = 'Between you two'
export const confidential = 'Private and confidential'
/** Below the title that says that no coach was found. */
export const addressMayBeOld = 'The link may be out of date, or this coach no longer takes students.'

/* What matching reads about a coach, for the people who decide about the coach */
export const whatMatchingReads = 'What matching uses'
export const notOnThePage = (coach: string) =>
  `Students don't see this on the page. Matching also uses ${coach}'s weekly hours.`
export const nothingTicked = 'Nothing is checked yet.'
export const SAID_BY_KIND = {
  focus: 'Works on',
  style: 'How they work',
  language: 'Coaches in',
  experience: 'Lived experience',
} satisfies Record<CoachCodeKind, string>
export const ownCollege = 'Own college'
/** The coach's answers to one of these. */
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
/** The same, within a sentence for an administrator. */
export const STEPS_IN_SENTENCE = {
  picture: 'picture',
  description: 'text about themselves',
  focus_area: 'focus area',
  language_preference: 'languages',
  time_zone: 'time zone',
  hours: 'weekly hours',
} satisfies Record<JoiningStep, string>
export const STEP_REASONS = {
  picture: 'A face makes the first step easier',
  description: 'How you work, in your own words',
  focus_area: 'What you work on: in your words for students, and ticked for matching',
  language_preference: 'The languages you coach in: in your words for students, and ticked for matching',
  time_zone: 'So your hours are right for everyone',
  hours: 'When students can book you',
} satisfies Record<JoiningStep, string>
export const yourFirstSteps = 'Your first steps'
export const stepsDone = (done: number, all: number) => `${number(done)} of ${number(all)} done`
/** For screen readers, after a step. */
export const stepDone = ', done'
export const stepToDo = ', to do'
export const seenOnceApproved =
  'Students will see you once these steps are done and your programme has approved your page.'
export const thankYou = 'All done, thank you.'
/** `thankYou` is in an element of its own. */
export const allDone = <T>(thankYou: T) => [
  thankYou,
  " Your programme will now review your page. We'll email you as soon as students can find you. There's nothing else you need to do.",
]
export const firstSteps = 'First steps'
export const yourPageLede =
  'What students see about you, and what matching uses. Set your hours under Availability.'
export const pageDidNotLoad = "Your page couldn't be loaded"
export const languagesAndZone = 'Languages and time zone'
export const whatStudentsSee = 'What students see'
export const yourPicture = 'Your picture'
export const yourNewPicture = 'Your new picture, not saved yet'
export const addPicture = 'Add a picture'
export const changePicture = 'Change the picture'

/* About the coach */
/** `yourHours` is the link to the coach's hours. */
export const matchingReads = <T>(yourHours: T) => [
  'Matching uses what you check and ',
  yourHours,
  '; students read what you write.',
]
export const yourHours = 'your hours'
export const focusAreaHint = 'Students read this. Choose one from the list, or write your own.'
export const whatYouWorkOn = 'What you work on'
export const whatYouWorkOnHint = 'Check everything you like to work on.'
export const editorDidNotLoad = "The editor couldn't be loaded"
export const aboutYouHint =
  'How you work, and what a first session with you is like. Bold, lists and links are welcome.'
export const howYouWork = 'How you work'
export const howYouWorkHint = "Students say what they hope for; check what's most like you."
export const whatYouHaveLived = "What you've been through yourself (optional)"
export const whatYouHaveLivedHint =
  'Used only for matching. Your programme can read it; a student sees it only as a reason for the match, and only if they asked for it.'
export const college = 'Your own college (optional)'
export const collegeHint = 'For students who ask for a coach from their own school.'
export const noCollege = 'None'
/** A person's words, not a part of the page that everybody sees. */
export const welcomeMessage = 'Welcome message (optional)'
export const welcomeHint =
  'Only students newly matched with you read this: on your page until your first session together, and in the email about the match. Your programme can read it too.'
export const saveAboutYou = 'Save About you'
/** `hint` is a whole sentence. */
export const hintWithSuggestion = (hint: string) =>
  `${hint} We checked what your text suggests. Look it over; it counts once you save.`

/* Languages and place */
export const languagesHint = 'Students read this. Separate several with commas: English, Spanish'
export const languagesYouCoachIn = 'Languages you coach in'
export const languagesYouCoachInHint =
  'Matching uses what you check; students read the text above. If none of your languages is listed, check none.'
export const stateOrRegion = 'State or region'
export const selectTimeZone = 'Select a time zone'
export const timeZoneHint = (browserZone: string) =>
  `Your weekly hours are in this time zone. Your browser says ${browserZone}.`
export const chooseTimeZone = 'Please choose a time zone'
export const saveLanguagesAndZone = 'Save languages and time zone'

/* Where sessions meet */
export const meetInRoom = 'Your sessions meet in a room here on ShineQuo. Both of these are optional.'
export const phone = 'Phone number'
export const phoneHint =
  'With its country code. Your student sees it only in the room, while the room is open, in case video or sound fails. It is never in an email.'
export const meetingLink = 'My own meeting link'
/** 'Join Now' is the button that opens the room. */
export const meetingLinkHint =
  'Your own Zoom, Meet or other link. Join Now then leads there for all your upcoming sessions, and our room stays closed. Leave it empty to meet in our room.'
export const saveMeetingPlace = 'Save where you meet'
export const saved = 'Saved.'

/* All coaches of the programme */
export const allCoaches = 'All coaches'
export const seeAllCoaches = 'See all coaches'
export const allCoachesLede = 'See who fits you, and when.'
/** Where a programme restricts booking to matches. */
export const matchedOnly =
  "In your programme, you can only book coaches you're matched with. You can read about all of them."
export const searchHint = 'Name or focus area'
export const anyFocus = 'Any focus area'
export const anyLanguage = 'Any language'
export const nextFree = 'Next free'
export const anyDay = 'Any day'
/** By the number of days. */
export const FREE_WITHIN = { '3': 'Within 3 days', '7': 'Within a week' }
/** `hasMore`: there are more coaches than are shown. */
export const coachesListed = (count: number, hasMore: boolean) =>
  hasMore
    ? plural(count, { one: 'The first coach', other: 'The first # coaches' })
    : plural(count, { one: '# coach', other: '# coaches' })
export const noCoachFits = 'No coach fits all of this'
export const eachAloneHelps = 'Remove one of these to see coaches.'
export const severalHideThem = 'It takes dropping more than one of these. Start again from everyone.'
export const noCoachesNow = 'No coaches right now'
export const comeBackSoon = 'Your programme is finding coaches. Come back soon.'
export const checkingFilters = 'Checking which filter is in the way...'
/** Removes a filter, named as its field shows it. */
export const drop = (filter: string) => `Drop “${filter}”`
/** Instead of the next free time. */
export const noKnownTime = 'No open time known right now'
export const isYourCoach = 'Your coach'
export const isAsked = (coach: string) => `We've asked ${coach}`
/** Instead of the next free time: for a reason between the two, which is not said. */
export const notAvailableNow = 'Not available to you now'
export const notAvailableToYou = (coach: string) =>
  `${coach} isn't available to you now. Other coaches are glad to meet you.`
export const seeOtherCoaches = 'See other coaches'
/** On a coach's page: this coach cannot be booked. */
export const notYours = (coach: string) =>
  `In your programme, you can only book coaches you're matched with. ${coach} isn't one of them now.`

/* A first session, on a coach's page */
export const firstSession = 'What a first session is like'
export const FIRST_SESSION = [
  ['Before', 'Nothing to prepare. If you like, leave a note when you book, and your coach reads it first.'],
  ['First ten minutes', "You say what's going on, in your own words. With your camera on or off."],
  ['Then', 'Together you pick one thing and look for a small step that fits your week.'],
  ['Afterwards', "You decide whether to meet again. If it isn't the right fit, you can change coaches."],
] as const

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  choose_listed: 'Please choose from the list',
  codes_twice: 'Please choose each only once',
  list_required: 'Please give a list',
  meeting_link_invalid: 'Please enter a link that starts with https://',
  phone_invalid: 'Please enter a phone number with its country code, such as +1 617 555 0100',
  zone_required: 'Please choose a time zone',
  number_out_of_range: ({ least, most }) => `Please enter a whole number from ${least} to ${most}`,
  too_many_codes: ({ max }) => `Please choose at most ${max}`,
} satisfies Partial<FieldSentences>
/** For an id that belongs to no coach. */
export const coachNotFound = (coachId: string) => `No coach found with ID: ${coachId}`
