import { locale } from '@shinequo/messages/locale'
import { LANGUAGE_NAMES, MORE_LANGUAGE_NAMES, STATE_NAMES } from '@shinequo/messages/web/names'

/** US states and territories with the same name in every language. */
const SAME_NAMES =
  `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Guam,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Maine, Maryland, Massachusetts, Minnesota, Montana,
Nebraska, Nevada, Ohio, Oklahoma, Puerto Rico, Rhode Island, Tennessee, Texas, Utah, Vermont, Virginia,
Washington, Wisconsin, Wyoming`.split(/,\s+/)

/** Suggestions for free-text fields, in the page's language: US states and territories, and common languages. */
export const STATES: readonly string[] = [...SAME_NAMES, ...Object.values(STATE_NAMES)].sort(
  new Intl.Collator(locale).compare,
)
export const LANGUAGES: readonly string[] = Object.values({ ...LANGUAGE_NAMES, ...MORE_LANGUAGE_NAMES })
