/** What the server replies when a profile changes. */

export const userIdRequired = 'Indica de quién es la foto, en user_id'
export const notAPicture = 'Elige una imagen (JPEG, PNG, WebP, GIF o AVIF).'

export { list as languagesListed } from '../locale.ts'
export { pictureUploaded } from '../web/components.ts'
export { LANGUAGE_NAMES, languageAfterOthers, MORE_LANGUAGE_NAMES } from '../web/language-names.ts'
export { DEGREES, ETHNICITIES, GENDERS } from '../web/profiles.ts'
export { STATE_NAMES } from '../web/state-names.ts'
