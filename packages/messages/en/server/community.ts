/** What is answered on the wall of stories. */

export const tagLimits = 'Please give at most 5 tags of at most 30 characters'
export const storyDeleted = 'Your story is deleted.'
export const reported = 'Thank you. A person will look at this story.'
export const reasonRequired = 'Please say why: the author reads it'
