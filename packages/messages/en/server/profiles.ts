/** What the server replies when a profile changes. */
export { pictureUploaded } from '../web/components.ts'

export const userIdRequired = 'Please say whose picture this is, as user_id'
export const notAPicture = 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'

export { DEGREES, ETHNICITIES, GENDERS } from '../web/profiles.ts'
