/** What the server replies when a profile changes. */
export { pictureUploaded } from '../web/components.ts'

export const userIdRequired = 'Please say whose picture this is, as user_id'
export const notAPicture = 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'

export { list as languagesListed } from '../locale.ts'
export { LANGUAGE_NAMES, languageAfterOthers, MORE_LANGUAGE_NAMES } from '../web/language-names.ts'
export { DEGREES, ETHNICITIES, GENDERS } from '../web/profiles.ts'
export { STATE_NAMES } from '../web/state-names.ts'
