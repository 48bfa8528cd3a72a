/** What the server replies to requests about the wall of stories. */

import type { CommunityRules } from '@shinequo/contract/community'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as forms from '../web/community.ts'
export const storyDeleted = 'Your story has been deleted.'
export const reported = 'Thank you. A person will look at this story.'
export const answerSent = "Thank you. Staff can read your answer now. They still don't know who you are."

// Mail about messages to authors of stories. It quotes neither the story nor the message.
export const messageSubject = 'Someone on staff wrote to you'
export const staffWrote =
  "Someone on your programme's staff read what you shared and wrote to you. You can read it in the app, next to your story."
export const staffDoNotKnow =
  "They don't know who you are. You can answer without giving your name, or ask to be contacted."
export const readMessage = 'Read the message'
export const answeredSubject = 'The author of a story answered'
export const authorAnswered = 'The author of a story that you wrote about has answered.'
export const readAnswer = 'Read the answer'

// The mail that a student asked for
export const openedSubject = "Your school's wall is open"
export const wallOpened =
  'You asked us to tell you when the peer wall of your school opens. You can now read what other students share, and share a story of your own.'
export const readWall = 'Go to the wall'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  message_required: 'Please write a message',
  story_reason_required: forms.sayWhy,
  tags_invalid: 'Please use at most 5 tags, each with at most 30 characters',
} satisfies FieldSentences<keyof CommunityRules>
