/** What is answered when posts are read or changed. */

export const noSuchPage = 'This is not where a page of posts ended'
export const pictureTextRequired = 'Please say what the picture shows, for those who cannot see it'
export const postDeleted = 'The post is deleted.'
