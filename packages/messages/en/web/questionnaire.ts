/** The questionnaire: its answers, what they would change, and how administrators edit it. */
import type { Locale } from '@shinequo/contract/locales'
import type { Question } from '@shinequo/contract/questionnaire'
import { list, number, plural } from '../locale.ts'
import { listed } from './components.ts'

/** Product strings: every question must be answered. */
export const ANSWER_REQUIRED = {
  multiple_choice: 'This question is required',
  text: 'This field is required',
} satisfies Record<Question['question_type'], string>

/* The form. */

export const questionsFailed = "The questions couldn't be loaded"
export const noQuestionsYet = 'No questions yet'
export const stillWriting = 'Your programme is still writing them. Check back soon.'
export const answersFilledIn = 'Your answers are filled in. Change anything that no longer fits.'
/** Follows `answersFilledIn`, for a student who has coaches. */
export const seenBeforeSent = "You'll see what changes before anything is sent."
export const loadingQuestions = 'Loading questions...'
export const cancelAndReturn = 'Cancel and return to dashboard'
export const answered = (count: number, of: number) => `${count} of ${of} answered`
export const selectAnOption = 'Select an option'

/* What changed answers would change, before they are sent. */

export const beforeYouSend = 'Before you send'
export const nothingSentYet = 'Nothing is sent yet.'
export const previewFailed = "The preview couldn't be loaded"
/** `failure` is a whole sentence. */
export const sendAllTheSame = (failure: string) =>
  `${failure} You can still send your answers: your coaches stay.`
export const sendMyAnswers = 'Send my answers'
export const backToMyAnswers = 'Back to my answers'
export const coachesStay = (count: number) =>
  plural(count, { one: 'Your coach stays', other: 'Your coaches stay' })
export const noneTakenAway = "No answer takes a coach away. If you'd like someone else, that's up to you."
/** Next to a coach, each before what it is about. */
export const FIT_ROWS = {
  fits: 'Still fits',
  gained: 'Now fits, too',
  lost: 'No longer asked for',
} satisfies Record<'fits' | 'gained' | 'lost', string>
export const beforeReasons = (row: string) => `${row}: `
export const nothingForOrAgainst = (coach: string) => `Your answers say nothing for or against ${coach}.`
export const sendThenAsk = 'Send, then ask for another coach'
/** The accessible name of the same button, for people who cannot see the coach next to it. */
export const sendThenAskFor = (coach: string) => `Send, then ask for another coach instead of ${coach}`
export const newCoaches = 'New coaches'
export const lookingAtChanges = 'Checking what would change...'
export const nothingWouldChange = 'Nothing would change right now.'
export const coachesUnchanged =
  'Your coaches would stay the same. They can read your answers once you send them.'
/** How many coaches stay, would be new and would be asked. At least one of them is more than 0. */
export const wouldChange = (stay: number, come: number, ask: number) =>
  `${list([
    ...(stay > 0 ? [plural(stay, { one: '# coach stays', other: '# coaches stay' })] : []),
    ...(come > 0 ? [plural(come, { one: '# would be new', other: '# would be new' })] : []),
    ...(ask > 0 ? [plural(ask, { one: '# more would be asked', other: '# more would be asked' })] : []),
  ])}.`
export const asManyAsPossible =
  "You already have as many coaches as you can have, so your answers won't bring anyone new."
export const peopleChoose =
  "Your programme's staff choose your coaches for now, so your answers alone won't bring anyone new."
export const asPlacesStand = 'Based on the places that are free right now. Someone else may take one first.'
export const wouldAsk = (count: number) =>
  plural(count, {
    one: "We would ask for one more coach. You'll see who it is once it's decided.",
    other: "We would ask for # more coaches. You'll see who they are once it's decided.",
  })
export const nobodyNewFits = (places: number) =>
  plural(places, {
    one: "You have room for one more coach. Nobody new fits your answers right now, and we'll keep looking.",
    other:
      "You have room for # more coaches. Nobody new fits your answers right now, and we'll keep looking.",
  })

/* The questionnaire as administrators edit it. */

export const questionnaire = 'Questionnaire'
export const aboutQuestionnaire =
  'What students answer to find their coach. Past answers keep the wording that students saw.'
export const loadingTheQuestions = 'Loading the questions...'
export const nothingTypedIsLost = (failure: string) => `${failure} Nothing you typed is lost.`
export const questions = 'Questions'
export const noQuestions = 'No questions'
export const askOneAtLeast = 'Students need at least one question. Add one, or undo what you removed.'
export const addQuestion = 'Add a question'
export const preview = 'Preview'
export const roomForQuestions = (most: number) => `A questionnaire can have up to ${number(most)} questions.`
export const markedQuestions = 'Please check the marked questions.'
export const questionMoved = (from: number, to: number) => `Question ${from} is now question ${to}.`
export const questionRemoved = (place: number) => `Question ${place} was removed. Undo brings it back.`
/** `words` is the text of the choice, '' if it has none yet. */
export const choiceRemoved = (words: string) =>
  words === ''
    ? 'The choice was removed. Undo brings it back.'
    : `“${words}” was removed. Undo brings it back.`
export const questionsSaved = 'Questions saved. Students see them from now on.'
export const notSavedYet = 'Not saved yet'
export const allSaved = 'All saved'
export const saveQuestions = 'Save questions'

/** The languages of questions and choices. */
export const WORDING_LANGUAGES = { en: 'English', 'es-US': 'Spanish' } satisfies Record<Locale, string>
/** What is chosen between the two: what is edited, and what the preview shows. */
export const wordingIn = 'Edit the wording in'
export const previewIn = 'Show it in'
export const withoutSpanish = (count: number) =>
  plural(count, {
    one: '# question or choice has no Spanish yet.',
    other: '# questions and choices have no Spanish yet.',
  })
export const goToFirst = 'Go to the first one'
export const spanishOptional =
  'Optional: where there is no Spanish, students read the English. Corrections also show in past answers.'
export const spanishIsOff =
  'Pages in Spanish are off for now. Students read these wordings once the programme turns them on.'
export const allInSpanish = 'All in Spanish'
/** Below a question: how many of it and its choices have no Spanish. */
export const missingInSpanish = (count: number) => `${number(count)} without Spanish`
export const spanishOfBefore = 'The Spanish is still that of the earlier English. Check if it fits.'
/** A question and its choices in Spanish, in a list; '–' for what has none. */
export const inSpanish = (texts: readonly string[]) => `In Spanish: ${texts.join(', ')}`

export const newQuestion = 'New question'
export const placed = (place: number, question: string) => `${place}. ${question}`
export const toPutRight = 'Needs fixing'
export const ANSWERED_WITH = {
  multiple_choice: 'One of several choices',
  text: 'Their own words',
} satisfies Record<Question['question_type'], string>
export const question = 'Question'
export const answeredWith = 'Answered with'
export const tilesOrList = 'Up to four choices show as tiles, more as a list.'
export const wordsCount = "Compare the answers with coaches' focus and bio when matching"
export const choices = 'Choices'
export const readsNoWords = 'Matching uses what a choice counts as, never its wording.'
export const choice = (place: number) => `Choice ${place}`
export const doesNotCount = "Doesn't count"
/** Comes between a choice and what it counts as. */
export const countsAs = 'counts as'
export const whatChoiceCountsAs = (place: number) => `What choice ${place} counts as`
export const wordsSuggest = "Suggested by the wording. Change it if it doesn't fit."
export const addChoice = 'Add a choice'
export const roomForChoices = (most: number) => `A question can have up to ${number(most)} choices.`
/** Names of buttons next to a question or a choice, by its place. */
export const MOVE_UP = {
  question: (place: number) => `Move question ${place} up`,
  choice: (place: number) => `Move choice ${place} up`,
}
export const MOVE_DOWN = {
  question: (place: number) => `Move question ${place} down`,
  choice: (place: number) => `Move choice ${place} down`,
}
export const REMOVE = {
  question: (place: number) => `Remove question ${place}`,
  choice: (place: number) => `Remove choice ${place}`,
}
export const questionWithoutWords = 'A question without text'
export const choiceWithoutWords = 'A choice without text'

/** What a question has in addition to its text. */
export const inWords = 'Answered in words'
export const inWordsThatCount = 'Answered in words · the words count'
export const choicesCount = (counting: number, of: number) => {
  const choices = plural(of, { one: '# choice', other: '# choices' })
  return plural(counting, { one: `# of ${choices} counts`, other: `# of ${choices} count` })
}
/** A choice with what it counts as. */
export const choiceAs = (choice: string, code: string) => `${choice} (${code})`

export const asStudentSees = 'As a student sees it'
export const tryIt = 'Includes everything you changed, saved or not. Try it: nothing is sent.'
export const nothingWasSent = 'Everything is answered. Nothing was sent.'

export const sameMeanwhile = 'Someone else has saved the same questions.'
export const changedMeanwhile =
  'Someone else has changed the questions. Nothing you typed is lost: choose which version to keep.'
export const newest = 'The newest version'
export const yours = 'Your version'
export const notAsked = 'Not asked'
export const anotherOrderBelow =
  'The questions are the same, in a different order. Your order is shown below.'

export const history = 'History'
/** `all` is null if there are more than are counted. */
export const versionsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# version', other: '# versions' })
export const nothingYet = 'Nothing yet'
export const changesWrittenDown = 'Every change to the questions is recorded here.'
export const versions = 'Versions'
export const version = (number: number) => `Version ${number}`
/** `name` is the person who saved it, '' if nobody knows. */
export const savedAt = <T>(time: T, name: string) => (name === '' ? [time] : [time, ` by ${name}`])
export const firstQuestions = (count: number) =>
  plural(count, { one: 'The first question', other: 'The first # questions' })
/** What a version changed. At least one of them is more than 0. */
export const changed = (edited: number, added: number, removed: number) =>
  [
    ...(edited > 0 ? [`${edited} edited`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ')
export const anotherOrder = 'A different order'
