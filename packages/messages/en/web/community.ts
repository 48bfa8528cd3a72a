/** The wall: what students write for other students of their school, and what administrators decide about it. */

import type { StoryDecision, StoryList, StoryState } from '@shinequo/contract/community'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// The page
/** The title of the page in the browser; the heading on it is `welcome`. */
export const community = 'Community'
export const welcome = 'Welcome to the College Peer Wall'
export const lede = 'A quiet place for honest stories, from students, for students.'
/* What the wall invites students to do: each is a sentence in bold, followed by one that explains it. */
export const shareRealStory = 'Share your real story.'
export const middleCounts = 'The middle counts, not only the ending.'
export const learnFromOthers = 'Learn from others.'
export const someoneHadYourWeek = 'Someone has had a week like yours.'
export const offerSupport = 'Offer support.'
export const sayItHelped = '“This helped” under a story is enough.'
export const findYourPeople = 'Find your people.'
export const alwaysAnonymous = 'Always anonymous.'
export const byNameOrAnonymous = 'By name, or anonymous.'
export const important = 'Important'
/** `line` is the number of the crisis line, a link. */
/**
 * `line` shows the number. `_asking`: how one is answered in Spanish, as the programme wrote it; for the Spanish
 * catalogue.
 */
export const ifYouNeedSupport = <T>(line: T, _number: string, _asking: string) => [
  'If you need support right now, call ',
  line,
  '. Someone answers, day and night.',
]
export const peerWall = 'Peer Support Community Wall'
export const wallDidNotLoad = "The wall couldn't be loaded"
export const nothingOnTheWall = 'Nothing on the wall yet'
export const yoursCanBeFirst = 'Yours can be the first. A person reads it before your school does.'
export const thatIsEverything = "That's everything so far."

// A story
export const anonymous = 'Anonymous'
/** Next to a story that the reader wrote. */
export const yours = 'Yours'
/** Samples on the wall of a school that has no stories of its own. Their authors are invented or not named. */
export const SAMPLES = {
  class: {
    title: 'I dropped a class and nothing fell apart',
    content:
      'I kept a course I was failing because dropping it felt like proof of something. My coach asked what I would tell a friend. I dropped it on a Friday, slept, and passed the other four.',
    author: 'Jonah B.',
    tags: ['Grades', 'Starting again'],
  },
  lunch: {
    title: "Eating lunch alone until I wasn't",
    content:
      'I took the same table every day for a month. Then one person asked about my book. If you are at the table now, stay a little longer than feels comfortable.',
    author: '',
    tags: ['Belonging'],
  },
  alarm: {
    title: 'The alarm that changed my term',
    content:
      "Not the morning one. A 10:45 PM alarm that says “close the laptop”. I ignored it for nine days. On the tenth I didn't.",
    author: 'Sofia K.',
    tags: ['Sleep', 'Habits'],
  },
} as const

/** A button that says so about a story, or takes it back. */
export const thisHelped = 'This helped'
export const thisHelpedStory = (title: string) => `${thisHelped}: ${title}`
/** Next to that button: whom the story helped, `others` besides the reader. Without anybody, nothing. */
export const helpedWords = (reader: boolean, others: number) => {
  if (others === 0) return reader ? 'It helped you. Nobody sees that it was you.' : ''
  if (!reader) return itHelped(others)
  return plural(others, { one: 'It helped you and 1 other.', other: 'It helped you and # others.' })
}
/** For the author, too. */
export const itHelped = (count: number) =>
  plural(count, { one: 'It helped 1 student.', other: 'It helped # students.' })

// Sharing a story
/** A button, and the title of the form that it opens. */
export const shareYourStory = 'Share your Story'
export const personReadsFirst = 'A person reads it first. No student sees who wrote it.'
export const asYouWouldTell = 'Write it the way you would tell a friend.'
export const titleField = 'Title*'
export const titleRequired = 'Title is required'
export const storyField = 'Story*'
export const storyRequired = 'Story is required'
export const separateTags = 'Separate tags with a comma.'
export const shareAnonymously = 'Share anonymously'
export const nobodySeesWhoWrote = 'Always on: no student sees who wrote a story on this wall.'
export const nameStaysOff = 'Your name and picture stay off the wall.'
export const post = 'Post'
export const storyReceived = 'Thank you. A person reads it before it goes on the wall.'
/** Shown if the school has no wall yet. */
export const inDevelopment = 'Sharing stories is still in development. We will notify you when it is ready.'

// Asking for one email when the wall of one's school opens
export const canEmailOnce = "Your school's wall isn't open yet. Do you want one email when it opens?"
export const willEmailOnce = "We'll send you one email when your school's wall opens."
export const notifyMe = 'Notify me'
export const doNotNotifyMe = "Don't notify me"

// A student's own stories
export const yourStories = 'Your stories'
export const yourStoriesDidNotLoad = "Your stories couldn't be loaded"
export const showAll = (count: number) => `Show all ${number(count)}`
const ON_THE_WALL = 'On the wall'
const NOT_ON_THE_WALL = 'Not on the wall'
const BEING_READ = 'Being read'
/**
 * The state of a story, in a word and in sentences. Below the sentences of `held`, the page says how to call the crisis
 * line.
 */
export const OWN_STATES = {
  waiting: {
    chip: BEING_READ,
    words: 'A person reads every story before it goes on the wall. You will see here what they decide.',
  },
  held: {
    chip: BEING_READ,
    words: 'A person reads yours first. Until then, and always, someone is there for you, day and night.',
  },
  published: { chip: ON_THE_WALL, words: 'Your school can read it now. Thank you for sharing it.' },
  declined: {
    chip: NOT_ON_THE_WALL,
    words: "We didn't put this one on the wall. This is about the words, not about you.",
  },
  removed: {
    chip: 'Taken off the wall',
    words: 'We took this one off the wall. This is about the words, not about you.',
  },
} satisfies Record<StoryState, { chip: string; words: string }>
/** `reason` is in the words of the person who decided. */
export const why = (reason: string) => `Why: ${reason}`
export const changeAndShare = 'Change and share again'
/* Accessible names of buttons, for people who cannot see the story next to them. */
export const changeAndShareStory = (title: string) => `Change and share again: ${title}`
export const deleteStory = (title: string) => `Delete: ${title}`
export const deleteTitle = 'Delete your story?'
export const deleteMeans = (title: string) =>
  `“${title}” will be deleted for good, here and on the wall, with everything said about it.`
export const deleteAct = 'Delete story'

// Reporting a story
export const report = 'Report'
export const reportStory = (title: string) => `Report: ${title}`
export const youReported = 'You reported it'
export const youReportedStory = (title: string) => `You reported: ${title}`
export const reportTitle = 'Report this story?'
export const reportMeans = (title: string) =>
  `“${title}” stays until a person has looked at it. We don't tell its author who reported it.`
export const reportAct = 'Report story'
export const whatIsWrong = 'What is wrong?'
export const whatIsWrongHint =
  'For example: it names someone, it is hurtful, or you are worried about whoever wrote it.'

// The administrators' lists
export const wall = 'Wall'
export const reviewLede =
  'What students want to share with their school. No student reads a story before you publish it, and its author stays anonymous unless you record a reason to look.'
/** The name of the row of links to the lists. */
export const lists = 'Lists'
export const LISTS = {
  queue: 'To review',
  published: ON_THE_WALL,
  refused: NOT_ON_THE_WALL,
} satisfies Record<StoryList, string>
export const EMPTY_LISTS = {
  queue: {
    title: 'Nothing to review',
    words: 'New stories and reports appear here, the ones with words of risk first.',
  },
  published: { title: nothingOnTheWall, words: 'What you publish appears here.' },
  refused: { title: 'Nothing here', words: 'What was declined or removed appears here, with the reason.' },
} satisfies Record<StoryList, { title: string; words: string }>
export const stories = 'Stories'
/** `all` is null if there are more than are counted. */
export const storiesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# story', other: '# stories' })

// A story as administrators read it
export const REVIEW_STATES = {
  held: 'Held: words of risk',
  waiting: 'Waiting',
  published: ON_THE_WALL,
  declined: 'Declined',
  removed: 'Removed',
} satisfies Record<StoryState, string>
export const reportedTimes = (count: number) =>
  plural(count, { one: 'Reported once', other: 'Reported # times' })
/* `age` is a length of time, such as '3 days'. */
export const waits = (age: string) => `Waiting for ${age}`
export const ago = (age: string) => `${age} ago`
export const reports = 'Reports'
/** `reason` is in the words of the person who reported the story. */
export const reported = (reason: string, age: string) => `${reason} (${ago(age)})`
/** `by` is a name, '' if it is not known; `reason` may be ''. */
export const decided = (by: string, reason: string) => {
  const decision = by === '' ? 'Decided' : `Decided by ${by}`
  return reason === '' ? decision : `${decision}: ${reason}`
}
/** What an administrator can do with a story. */
export const ACTS = {
  publish: 'Publish',
  keep: 'Keep on the wall',
  decline: 'Decline',
  remove: 'Remove',
  reach: 'Reach out',
  author: 'Who wrote it',
} as const
/** The accessible name of such a button, for people who cannot see the story next to it. */
export const actOn = (act: keyof typeof ACTS, title: string) => `${ACTS[act]}: ${title}`
/** A story with words of danger is published in a second step, under its protocol. */
export const PUBLISH_WITH_CARE = {
  publish: { title: 'Publish this story?', act: 'Publish it' },
  keep: { title: 'Keep this story on the wall?', act: 'Keep it' },
} as const
export const publishWithCare = (title: string) =>
  `“${title}” has words that may mean danger. Take care of its author first: this is what your programme asks you to do.`
export const published = 'Its school can read it now.'
export const kept = 'It stays on the wall.'

// What was decided just now
export const justDecided = 'Just decided'
/** Comes before the title of the story. */
export const DECIDED = {
  published: 'On the wall:',
  declined: 'Declined:',
  removed: 'Removed:',
  held: 'Held:',
  waiting: 'Waiting:',
} satisfies Record<StoryState, string>
export const undoDecision = (title: string) => `Undo: ${title}`
export const takenBack = 'Undone. The story is back where it was.'
export const forOneMinute = 'You can undo a decision for one minute.'

// Declining or removing a story
export const REFUSALS = {
  declined: {
    title: 'Decline this story?',
    means: (title: string) =>
      `“${title}” won't go on the wall. Its author will read your reason and can change the story and share it again.`,
    act: 'Decline story',
  },
  removed: {
    title: 'Take this story off the wall?',
    means: (title: string) =>
      `Students will no longer be able to read “${title}”. Its author will read your reason and can change the story and share it again.`,
    act: 'Remove story',
  },
} satisfies Record<
  Exclude<StoryDecision, 'published'>,
  { title: string; means: (title: string) => string; act: string }
>
export const reason = 'Reason'
export const refusalHint = 'Be kind and clear: say what is wrong with these words, and what would be fine.'
export const sayWhy = 'Please say why: the author will read it'
export const alreadyDecided = 'Someone else has already decided on this story. The list shows what is left.'
export const storyIsGone = 'This story is gone: its author deleted it.'

// Who wrote a story
export const authorTitle = 'See who wrote this story?'
export const authorLede = (title: string) =>
  `“${title}”. Students write here because nobody knows who they are. Look only if someone may need help or a rule was broken.`
export const authorHint = 'Kept in the audit log. The author can read it.'
export const showTheName = 'Show the name'
export const writtenBy = <T>(name: T) => ['Written by ', name, ', who can see that you looked, and why.']
export const openTheRecord = 'Open the record'

// Reaching out to the author of a story, who stays unknown
export const reachOutTitle = 'Write to the author'
/** A title. */
export const reachOutLede = (title: string) =>
  `About “${title}”. The author reads this in the app, with your name, and gets an email that says so. You don't learn who they are unless they tell you.`
export const message = 'Message'
export const reachOutHint =
  'Thank them, ask how they are in plain words, and say what can happen next. Promise nothing that you cannot keep.'
/** Follows `reachOutHint`. */
export const inTheStorysLanguage = 'Write in the language of the story.'
/**
 * What the form starts with: the programme's protocol in a few words. `line` is the number of the crisis line. `_asking`
 * is for the Spanish catalogue.
 */
export const reachOutStart = (line: string, _asking: string) =>
  `Thank you for writing this. It sounds like a lot to carry, and I'm glad that you put it into words.\n\nHow are you right now? Are you safe where you are?\n\nI don't know who you are, and you don't have to tell me. You can answer here, or choose “Ask staff to contact me”, and someone will write or call. If it can't wait, ${line} is there day and night.`
export const sendMessage = 'Send message'
export const messageSentToAuthor = 'Sent. The author gets an email, and can answer without giving a name.'
export const twoWithoutAnswer =
  'Two messages have no answer yet. Please wait for one, or follow your protocol.'
/** Messages below a story: the heading, who wrote, and how the author answered. `age` is a length of time. */
export const messagesAbout = 'Messages'
export const writtenBySender = (by: string, age: string) =>
  by === '' ? `Staff, ${age} ago` : `${by}, ${age} ago`
export const authorAnswered = (age: string) => `The author, ${age} ago`
export const noAnswerYet = 'No answer yet'

// What staff wrote to the reader about their own story
export const staffWroteToYou = 'Someone on staff wrote to you. They don’t know who you are.'
export const youAnswered = 'You answered'
export const answer = 'Answer'
/* Accessible names of buttons, for people who cannot see the story next to them. */
export const answerAbout = (title: string) => `Answer the message about: ${title}`
export const askForContact = 'Ask staff to contact me'
export const askForContactAbout = (title: string) => `Ask staff to contact me about: ${title}`
export const answerTitle = 'Answer without your name'
export const answerLede = 'Staff read your answer next to your story. They still see no name.'
export const sendAnswer = 'Send answer'
export const alreadyAnswered = 'You have answered this already.'
export const contactTitle = 'Ask staff to contact you?'
export const contactMeans =
  'They will get your story, your name and your email address, and will write or call. Nobody is there around the clock: if it cannot wait, call.'
export const contactAct = 'Yes, contact me'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  message_required: 'Please write a message',
  opening_reason_required: 'Please say why: the author can read it',
  report_reason_required: 'Please say what is wrong: a person reads it',
  story_required: 'Story is required',
  title_required: 'Title is required',
} satisfies Partial<FieldSentences>
