import { LANGUAGE_NAMES_IN_EACH } from '@shinequo/messages/language-names'
import * as messages from '@shinequo/messages/web/names'
import { shownText } from './shown-text.ts'

const NAMES = { ...messages.LANGUAGE_NAMES, ...messages.MORE_LANGUAGE_NAMES }

/** Languages as a form shows them (`shownText`). */
export const languagesText = (written: string): string =>
  shownText(written, NAMES, LANGUAGE_NAMES_IN_EACH, messages.languageAfterOthers, ', ')
