/** What the server replies to requests about the wall of stories. */

export const tagLimits = 'Please use at most 5 tags, each with at most 30 characters'
export const storyDeleted = 'Your story has been deleted.'
export const reported = 'Thank you. A person will look at this story.'
export { sayWhy as reasonRequired } from '../web/community.ts'
