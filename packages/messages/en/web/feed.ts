/** The College Feed: what a school tells its students, and how administrators write it. */

import type { PostState } from '@shinequo/contract/feed'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'
import { listed } from './lists.ts'

// What students read
export const collegeFeed = 'College Feed'
export const newsFrom = (school: string) => `News from ${school}`
export const newsFromYourSchool = 'News from your school'
export const feedDidNotLoad = "Your college feed didn't load"
export const nothingHereYet = 'Nothing here yet'
export const whenSchoolPosts = 'When your school posts something, it shows here.'
export const seeSchoolResources = "See your school's resources"
/** The name of the card beside the news, which leads to the school's page. */
export const resources = 'Resources'
export const needAHand = 'Need a hand?'
export const schoolHasPeople =
  'Your school has people for that: counseling, health and wellness, all on one page.'
export const seeResources = 'See the resources'
export const thatIsEverything = 'That is everything so far.'
/* Read aloud after more posts have come. */
export const moreShown = (count: number) =>
  plural(count, { one: '# more post shown.', other: '# more posts shown.' })
export const lastShown = (count: number) =>
  plural(count, {
    one: '# more post shown. These are all.',
    other: '# more posts shown. These are all.',
  })
export const today = 'Today'
export const yesterday = 'Yesterday'
/** A link. What `unseen` takes is only read aloud. */
export const readMore = <T>(title: string, unseen: (text: string) => T) => [
  'Read more',
  unseen(` about ${title}, in a new tab`),
]

// The administrators' list
export const posts = 'Posts'
export const postsLede = 'What students of this school read in their College Feed.'
export const postsOf = (school: string) => `Posts of ${school}`
/** The link back to the list of schools. */
export const schools = 'Schools'
export const newPost = 'New post'
export const state = 'State'
export const everyState = 'Every state'
export const STATES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} satisfies Record<PostState, string>
export const stateCounted = (state: PostState, count: number) => `${STATES[state]} (${number(count)})`
/** `all` is null where there are more than are counted. */
export const postsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# post', other: '# posts' })
export const nothingInState = 'Nothing in this state'
export const noSuchPost = 'This school has no such post.'
export const showEveryPost = 'Show every post'
export const noPostsYet = 'No posts yet'
export const whatYouPublish = 'What you publish here shows in the College Feed of this school’s students.'
export const notSeenYet = 'No student sees it yet'
export const seenFrom = (moment: string) => `Students see it from ${moment}`
export const isDeleted = (title: string) => `'${title}' is deleted.`
export const isBack = 'The post is back as it was.'

// One post
export const editPost = 'Edit post'
export const editLede = 'What is published here is read by the students of this school.'
export const postDidNotLoad = 'This post did not load'
/** `failure` is a sentence. */
export const onlyWordsSaved = (failure: string) =>
  `The words are saved as a draft, but not everything else: ${failure}`
/** The name of the form. */
export const post = 'Post'
export const title = 'Title'
export const text = 'Text'
export const textHint = 'An empty line begins a new paragraph.'
export const link = 'Link (optional)'
export const linkHint = 'A page that says more. Begins with https://'
export const discardChanges = 'Discard changes'
export const discardTitle = 'Discard what you changed?'
export const staysAsSaved = 'The post stays as it was saved.'
export const nothingSavedYet = 'Nothing of this post is saved yet.'
/* What stands when somebody else has changed the post, around their version of it. */
export const overtaken = 'Somebody else has changed this post meanwhile. It is now:'
/** `when` is when students see it. */
export const stateAndTime = (state: PostState, when: string) => `${STATES[state]} · ${when}`
export const sendOnceMore = 'Send yours once more to put it in its place.'

// Its picture
export const picture = 'Picture'
export const anotherPicture = 'Another picture'
export const pictureHint = 'Shown twice as wide as high; up to 8 MB'
export const pictureTooLarge = 'This is too large. Pictures can have up to 8 MB.'
export const choosePicture = 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'
export const removePicture = 'Remove picture'
export const doNotUsePicture = 'Do not use this picture'
export const bringPictureBack = 'Bring the picture back'
export const pictureShows = 'What the picture shows'
export const pictureShowsHint = 'For students who cannot see it'
export const sayWhatPictureShows = 'Please say what the picture shows'

// When students see it
export const whenSeen = 'When do students see it?'
export const isPublished = 'This post is published'
export const keepAsDraft = 'Keep as draft'
/** A choice, and the button that does it. */
export const publishNow = 'Publish now'
/** A choice, and the button that does it. */
export const schedule = 'Schedule'
export const staysPublished = 'Stays published'
export const draftAgain = 'A draft again'
export const dateIsLost =
  'Students no longer see it, and its date is lost: published again, it has the date of that day.'
export const day = 'Day'
export const time = 'Time'
/** Below the fields of day and time: `yourTime` is the reader's zone, 'your time (New York)'. */
export const inYourTime = (yourTime: string) => `In ${yourTime}.`
/** In its place once a time is chosen. */
export const chosenTime = (moment: string) => `${moment}.`
export const chooseDay = 'Please choose a day'
export const chooseTime = 'Please choose a time'
export const timeIsSkipped = 'The clocks skip this time on that day'
export const timeIsPast = 'Please choose a time that is still to come'
export const saveDraft = 'Save draft'
export const saveChanges = 'Save changes'
export const unpublish = 'Unpublish'
/** Said once a post is saved. */
export const SAVED = {
  draft: 'The draft is saved.',
  scheduled: 'Scheduled.',
  published: 'Published.',
} satisfies Record<PostState, string>
export const asStudentsSeeIt = 'As students see it'
export const previewEmpty = 'Write a title and a text, and the post shows here.'
export const noTitleYet = 'No title yet'

// Deleting it
/** A button, and that of the question behind it. */
export const deletePost = 'Delete post'
export const deleteTitle = (title: string) => `Delete '${title}'?`
const DELETES_UNSEEN = 'No student sees it at the moment. You can undo this on the page that follows.'
export const DELETE_MEANS = {
  draft: DELETES_UNSEEN,
  scheduled: DELETES_UNSEEN,
  published: 'Students no longer see it. You can undo this on the page that follows.',
} satisfies Record<PostState, string>

/** What forms say of their fields. */
export const fieldErrors = {
  ...fields.textErrors,
  address_invalid: fields.pageInvalid,
  post_text_required: 'Please write something',
  post_title_required: 'Please give the post a title',
} satisfies Partial<FieldSentences>
