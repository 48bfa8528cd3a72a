/** The questionnaire: its answers, what they would change, and how administrators edit it. */
import type { Question } from '@shinequo/contract/questionnaire'
import { list, plural } from '../locale.ts'

/** Product strings: every question must be answered. */
export const ANSWER_REQUIRED = {
  multiple_choice: 'This question is required',
  text: 'This field is required',
} satisfies Record<Question['question_type'], string>

/* The form. */

export const questionsFailed = "The questions didn't load"
export const noQuestionsYet = 'No questions yet'
export const stillWriting = 'Your programme is still writing them. Look in again soon.'
export const answersFilledIn = 'Your answers are filled in. Change what no longer fits.'
/** After it, of a student who has coaches. */
export const seenBeforeSent = 'You see what that changes before anything is sent.'
export const loadingQuestions = 'Loading questions...'
export const cancelAndReturn = 'Cancel and return to dashboard'
export const answered = (count: number, of: number) => `${count} of ${of} answered`
export const selectAnOption = 'Select an option'

/* What changed answers would change, before they are sent. */

export const beforeYouSend = 'Before you send'
export const nothingSentYet = 'Nothing is sent yet.'
export const previewFailed = 'What would change did not load'
/** `failure` is a sentence that says why. */
export const sendAllTheSame = (failure: string) =>
  `${failure} You can send your answers all the same: your coaches stay.`
export const sendMyAnswers = 'Send my answers'
export const backToMyAnswers = 'Back to my answers'
export const coachesStay = (count: number) =>
  plural(count, { one: 'Your coach stays', other: 'Your coaches stay' })
export const noneTakenAway = 'No answer takes a coach away. Whether you want somebody else is up to you.'
/** Beside a coach, each before what it is about. */
export const FIT_ROWS = {
  fits: 'Still fits',
  gained: 'Now fits, too',
  lost: 'No longer asked for',
} satisfies Record<'fits' | 'gained' | 'lost', string>
export const beforeReasons = (row: string) => `${row}: `
export const nothingForOrAgainst = (coach: string) => `Your answers say nothing for or against ${coach}.`
export const sendThenAsk = 'Send, then ask for another coach'
/** The same button to whoever hears it apart from the coach. */
export const sendThenAskFor = (coach: string) => `Send, then ask for another coach than ${coach}`
export const newCoaches = 'New coaches'
export const lookingAtChanges = 'Looking at what would change...'
export const nothingWouldChange = 'Nothing would change at the moment.'
export const coachesUnchanged =
  'Nothing would change about your coaches. They read your answers once you send them.'
/** How many coaches stay, would be new and would be asked; one of them at least is more than 0. */
export const wouldChange = (stay: number, come: number, ask: number) =>
  `${list([
    ...(stay > 0 ? [plural(stay, { one: '# coach stays', other: '# coaches stay' })] : []),
    ...(come > 0 ? [plural(come, { one: '# would be new', other: '# would be new' })] : []),
    ...(ask > 0 ? [plural(ask, { one: '# more would be asked', other: '# more would be asked' })] : []),
  ])}.`
export const asManyAsPossible = 'You have as many coaches as one can have, so your answers bring nobody new.'
export const peopleChoose =
  'People in your programme choose your coaches at present, so your answers bring nobody by themselves.'
export const asPlacesStand = 'As places stand now. Somebody else may be a moment earlier.'
export const wouldAsk = (count: number) =>
  plural(count, {
    one: 'We would ask for one more coach. You see who it is when it is decided.',
    other: 'We would ask for # more coaches. You see who it is when it is decided.',
  })
export const nobodyNewFits = (places: number) =>
  plural(places, {
    one: 'One place is free. Nobody new fits your answers at the moment, and we go on looking.',
    other: '# places are free. Nobody new fits your answers at the moment, and we go on looking.',
  })

/* As administrators edit it. */

export const questionnaire = 'Questionnaire'
export const aboutQuestionnaire =
  'What students answer to find their coach. Earlier answers keep their words.'
export const loadingTheQuestions = 'Loading the questions...'
export const nothingTypedIsLost = (failure: string) => `${failure} Nothing you typed is lost.`
export const questions = 'Questions'
export const noQuestions = 'No questions'
export const askOneAtLeast = 'Students are asked at least one. Add it, or undo what you removed.'
export const addQuestion = 'Add a question'
export const preview = 'Preview'
export const roomForQuestions = (most: number) => `There is room for ${most} questions.`
export const markedQuestions = 'Please look at the marked questions.'
export const questionMoved = (from: number, to: number) => `Question ${from} is now question ${to}.`
export const questionRemoved = (place: number) => `Question ${place} is removed. Undo brings it back.`
/** `words` are the choice's own, '' while it has none. */
export const choiceRemoved = (words: string) =>
  words === '' ? 'Choice is removed. Undo brings it back.' : `'${words}' is removed. Undo brings it back.`
export const questionsSaved = 'Questions saved. Students see them from now on.'
export const notSavedYet = 'Not saved yet'
export const allSaved = 'All saved'
export const saveQuestions = 'Save questions'

export const newQuestion = 'New question'
export const placed = (place: number, question: string) => `${place}. ${question}`
export const toPutRight = 'To put right'
export const ANSWERED_WITH = {
  multiple_choice: 'One of several choices',
  text: 'Words of their own',
} satisfies Record<Question['question_type'], string>
export const question = 'Question'
export const answeredWith = 'Answered with'
export const tilesOrList = 'Four choices or fewer are tiles, more a list.'
export const wordsCount = "Matching compares the words with coaches' focus and bio."
export const choices = 'Choices'
export const readsNoWords = 'Matching reads what a choice counts as, never its words.'
export const choice = (place: number) => `Choice ${place}`
export const doesNotCount = 'Does not count'
/** Stands between a choice and what it counts as. */
export const countsAs = 'counts as'
export const whatChoiceCountsAs = (place: number) => `What choice ${place} counts as`
export const wordsSuggest = 'Its words suggest what it counts as. Choose otherwise if they mislead.'
export const addChoice = 'Add a choice'
export const roomForChoices = (most: number) => `There is room for ${most} choices.`
/** Names of buttons beside a question or a choice, by its place. */
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
export const questionWithoutWords = 'A question without words'
export const choiceWithoutWords = 'A choice without words'

/** What a question is besides its words. */
export const inWords = 'Answered in words'
export const inWordsThatCount = 'Answered in words · the words count'
export const choicesCount = (counting: number, of: number) => `${counting} of ${of} choices count`
/** A choice with what it counts as. */
export const choiceAs = (choice: string, code: string) => `${choice} (${code})`

export const asStudentSees = 'As a student sees it'
export const tryIt = 'With everything you changed, saved or not. Try it: nothing is sent.'
export const nothingWasSent = 'Everything is answered. Nothing was sent.'

export const sameMeanwhile = 'Somebody else saved the same questions meanwhile.'
export const changedMeanwhile =
  'Somebody else changed the questions meanwhile. Nothing you typed is lost: choose which to keep.'
export const newest = 'Newest'
export const yours = 'Yours'
export const notAsked = 'Not asked'
export const anotherOrderBelow = 'The questions are the same, in another order. Yours is shown below.'

export const history = 'History'
export const THINGS = ['version', 'versions'] as const
export const nothingYet = 'Nothing yet'
export const changesWrittenDown = 'Every change of the questions is written down here.'
export const versions = 'Versions'
export const version = (number: number) => `Version ${number}`
/** By whom, '' where nobody knows. */
export const savedAt = <T>(time: T, name: string) => (name === '' ? [time] : [time, ` by ${name}`])
export const firstQuestions = (count: number) => `The first ${count} questions`
/** What a version changed; one of them at least is more than 0. */
export const changed = (edited: number, added: number, removed: number) =>
  [
    ...(edited > 0 ? [`${edited} edited`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ')
export const anotherOrder = 'Another order'
