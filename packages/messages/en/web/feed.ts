/** The College Feed: what a school publishes for its students, and how administrators write it. */

import type { PostState } from '@shinequo/contract/feed'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { EventProblem } from '@shinequo/domain/feed/event-times'
import { list, number, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// What students read
export const collegeFeed = 'College Feed'
export const newsFrom = (school: string) => `News from ${school}`
export const newsFromYourSchool = 'News from your school'
export const feedDidNotLoad = "Your College Feed couldn't be loaded"
export const nothingHereYet = 'Nothing here yet'
export const whenSchoolPosts = 'When your school posts something, it will appear here.'
export const seeSchoolResources = "See your school's resources"
/** The name of the card next to the news, which leads to the school's page. */
export const resources = 'Resources'
export const needAHand = 'Need a hand?'
export const schoolHasPeople =
  'Your school has people for that: counseling, health and wellness, all on one page.'
export const seeResources = 'See the resources'
export const thatIsEverything = "That's everything so far."
/* For screen readers, after more posts were loaded. */
export const moreShown = (count: number) =>
  plural(count, { one: '# more post shown.', other: '# more posts shown.' })
export const lastShown = (count: number) =>
  plural(count, {
    one: "# more post shown. That's all of them.",
    other: "# more posts shown. That's all of them.",
  })
export const today = 'Today'
export const yesterday = 'Yesterday'
/** A link. What is passed to `unseen` is only for screen readers. */
export const readMore = <T>(title: string, unseen: (text: string) => T) => [
  'Read more',
  unseen(` about ${title}, in a new tab`),
]

// The administrators' list
export const posts = 'Posts'
export const postsLede = 'What students of this school read in their College Feed.'
export const postsOf = (school: string) => `Posts for ${school}`
/** The link back to the list of schools. */
export const schools = 'Schools'
export const newPost = 'New post'
export const state = 'Status'
export const everyState = 'All statuses'
export const STATES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} satisfies Record<PostState, string>
export const stateCounted = (state: PostState, count: number) => `${STATES[state]} (${number(count)})`
/** `all` is null if there are more than are counted. */
export const postsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# post', other: '# posts' })
export const nothingInState = 'No posts with this status'
export const noSuchPost = 'This school has none right now.'
export const showEveryPost = 'Show all posts'
export const noPostsYet = 'No posts yet'
export const whatYouPublish = "What you publish here appears in the College Feed of this school's students."
export const notSeenYet = "Students can't see it yet"
export const seenFrom = (moment: string) => `Students will see it from ${moment}`
export const isDeleted = (title: string) => `“${title}” has been deleted.`
export const isBack = 'The post is back as it was.'

// One post
export const editPost = 'Edit post'
export const editLede = 'Students of this school read what you publish here.'
export const postDidNotLoad = "This post couldn't be loaded"
/** `failure` is a whole sentence. */
export const onlyWordsSaved = (failure: string) =>
  `The text is saved as a draft, but not everything else: ${failure}`
/** The name of the form. */
export const post = 'Post'
export const text = 'Text'
export const textHint = 'Leave an empty line to start a new paragraph.'
export const link = 'Link (optional)'
export const linkHint = 'A page that says more. Starts with https://'
export const discardChanges = 'Discard changes'
export const discardTitle = 'Discard your changes?'
export const staysAsSaved = 'The post stays as it was saved.'
export const nothingSavedYet = 'None of this post has been saved yet.'
/* Shown around the other version if somebody else has changed the post. */
export const overtaken = 'Someone else has just changed this post. It is now:'
/** `when` is when students can see it. */
export const stateAndTime = (state: PostState, when: string) => `${STATES[state]} · ${when}`

// Its picture
export const picture = 'Picture'
export const anotherPicture = 'Another picture'
export const pictureHint = 'Shown twice as wide as it is high; up to 8 MB'
export const pictureTooLarge = 'This picture is too large. Pictures can be up to 8 MB.'
export const choosePicture = 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'
export const removePicture = 'Remove picture'
export const doNotUsePicture = "Don't use this picture"
export const bringPictureBack = 'Bring the picture back'
export const pictureShows = 'What the picture shows'
export const pictureShowsHint = "For students who can't see it"
export const sayWhatPictureShows = 'Please say what the picture shows'

// When students see it
export const whenSeen = 'When do students see it?'
export const isPublished = 'This post is published'
export const keepAsDraft = 'Keep as draft'
/** A choice, and the button that does it. */
export const publishNow = 'Publish now'
/** A choice, and the button that does it. */
export const schedule = 'Schedule'
export const staysPublished = 'Keep published'
export const draftAgain = 'Back to draft'
export const dateIsLost =
  'Students will no longer see it, and its date is lost: if you publish it again, it gets the date of that day.'
export const day = 'Day'
export const time = 'Time'
/** Below the fields for day and time; `yourTime` is the reader's zone, 'your time (New York)'. */
export const inYourTime = (yourTime: string) => `In ${yourTime}.`
/** Replaces `inYourTime` once a time is chosen. */
export const chosenTime = (moment: string) => `${moment}.`
export const chooseDay = 'Please choose a day'
export const chooseTime = 'Please choose a time'
export const timeIsSkipped = "This time doesn't exist on that day: the clocks skip it"
export const timeIsPast = 'Please choose a time in the future'
/* The event of a post. */
export const isEvent = 'This is an event'
export const isEventHint = 'Students also find it under Events, by its date.'
export const firstDay = 'Day'
export const startTime = 'Start time'
export const lastDay = 'Last day (optional)'
export const lastDayHint = 'Only if it ends on another day.'
export const endTime = 'End time'
export const eventZone = 'Time zone of these times'
export const place = 'Place (optional)'
export const placeHint = 'A room, an address, or “Online” with a link above.'
/** Why an event cannot have the chosen times. */
export const EVENT_PROBLEMS = {
  reversed: 'Please choose an end after the start',
  too_long: 'An event can last at most 31 days',
  over: 'Please choose an end in the future',
} satisfies Record<EventProblem, string>
/* Which students see a post. */
export const whoSees = 'Who sees it?'
export const AUDIENCES = {
  own: 'Only this school',
  some: 'Other schools too',
  all: 'All schools',
}
export const alsoFor = 'Add a school'
export const removeSchool = (school: string) => `Remove ${school}`
export const chooseOtherSchool = 'Please choose at least one other school'
/** In the list of posts: the other schools of one. */
export const isAlsoFor = (schools: readonly string[]) => `Also for ${list(schools)}`
export const isAlsoForMany = (schools: readonly string[], more: number) =>
  plural(more, {
    one: `Also for ${schools.join(', ')} and # more school`,
    other: `Also for ${schools.join(', ')} and # more schools`,
  })
export const isForAll = 'For all schools'
export const comesFrom = (school: string) => `From ${school}`
/** Below the question whether to delete a post: the schools whose students lose it. */
export const losesAt = (schools: readonly string[]) => `Students of ${list(schools)} lose it.`
export const losesAtAll = 'Students of all schools lose it.'
export const isDeletedAt = (schools: readonly string[]) => `Undo brings it back for ${list(schools)}.`
export const isDeletedAtAll = 'Undo brings it back for all schools.'
/** In a list of posts: the post announces an event at this time. */
export const eventOn = (moment: string) => `Event: ${moment}`

// Events, as students see them
export const events = 'Events'
export const eventsLede = 'What your school has planned.'
export const comingSoon = 'Coming Soon...'
export const eventsAppearHere = "Your school's workshops and meetings will appear here."
export const eventsDidNotLoad = "Your school's events couldn't be loaded"
/** `time` is the whole line of a time at the place itself. */
export const timeThere = (place: string, time: string) => `In ${place}: ${time}`
/** From one day to another. */
export const fromTo = (start: string, end: string) => `${start} to ${end}`
export const addToCalendar = 'Add to calendar'
export const addToCalendarOf = (title: string) => `Add to calendar: ${title}`
export const pastEvents = 'Past events'
export const saveDraft = 'Save draft'
export const saveChanges = 'Save changes'
export const unpublish = 'Unpublish'
/** Confirms that a post was saved. */
export const SAVED = {
  draft: 'Draft saved.',
  scheduled: 'Scheduled.',
  published: 'Published.',
} satisfies Record<PostState, string>
export const asStudentsSeeIt = 'As students see it'
export const previewEmpty = 'Write a title and a text to see the post here.'
export const noTitleYet = 'No title yet'

// Deleting it
/** A button, and the button of the question that it opens. */
export const deletePost = 'Delete post'
export const deleteTitle = (title: string) => `Delete “${title}”?`
const DELETES_UNSEEN = "Students can't see it right now. You can undo this on the next page."
export const DELETE_MEANS = {
  draft: DELETES_UNSEEN,
  scheduled: DELETES_UNSEEN,
  published: 'Students will no longer see it. You can undo this on the next page.',
} satisfies Record<PostState, string>

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  address_invalid: fields.pageInvalid,
  post_text_required: 'Please write something',
  post_title_required: 'Please give the post a title',
} satisfies Partial<FieldSentences>
