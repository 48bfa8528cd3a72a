/** The topics of coaches in each language, since nobody knows in which one a text was written. */
import { FOCUS_NAMES as english } from './en/web/focus-names.ts'
import { FOCUS_NAMES as spanish } from './es-US/web/focus-names.ts'

export const FOCUS_NAMES_IN_EACH: readonly Readonly<Record<keyof typeof english, string>>[] = [
  english,
  spanish,
]
