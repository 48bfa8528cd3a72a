/** What the server replies when a profile changes. */

export const userIdRequired = 'Indica de quién es la foto, en user_id'
export const notAPicture = 'Elige una imagen (JPEG, PNG, WebP, GIF o AVIF).'

export { pictureUploaded } from '../web/components.ts'
export { DEGREES, ETHNICITIES, GENDERS } from '../web/profiles.ts'
