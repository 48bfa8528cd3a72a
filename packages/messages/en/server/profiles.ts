/** What the server replies when a profile changes. */

import type { ProfileRules } from '@shinequo/contract/profiles'
import type { FieldSentences } from '@shinequo/contract/rules'
import { pictureRequired } from '../web/components.ts'
import * as forms from '../web/profiles.ts'

export { pictureUploaded } from '../web/components.ts'

export const notAPicture = 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'

export { list as languagesListed } from '../locale.ts'
export { LANGUAGE_NAMES, languageAfterOthers, MORE_LANGUAGE_NAMES, STATE_NAMES } from '../web/names.ts'
export { DEGREES, ETHNICITIES, GENDERS } from '../web/profiles.ts'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  picture_required: pictureRequired,
  user_names_required: 'user must hold first_name and last_name',
  not_a_picture: notAPicture,
  user_id_required: 'Please say whose picture this is, as user_id',
} satisfies FieldSentences<keyof ProfileRules>
