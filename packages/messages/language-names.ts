/** Languages by their names in each language, since nobody knows in which one a text was written. */
import * as english from './en/web/names.ts'
import * as spanish from './es-US/web/names.ts'

export const LANGUAGE_NAMES_IN_EACH = [english, spanish].map((one) => ({
  ...one.LANGUAGE_NAMES,
  ...one.MORE_LANGUAGE_NAMES,
}))
