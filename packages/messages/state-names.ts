/** US states and territories in each language, since nobody knows in which one a text was written. */
import { STATE_NAMES as english } from './en/web/names.ts'
import { STATE_NAMES as spanish } from './es-US/web/names.ts'

export const STATE_NAMES_IN_EACH: readonly Readonly<Record<keyof typeof english, string>>[] = [
  english,
  spanish,
]
