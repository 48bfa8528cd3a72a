import { FOCUS_NAMES_IN_EACH } from '@shinequo/messages/focus-names'
import { LANGUAGE_NAMES_IN_EACH } from '@shinequo/messages/language-names'
import { messagesOf } from '@shinequo/messages/server'
import { STATE_NAMES_IN_EACH } from '@shinequo/messages/state-names'

/** What pages call things in English and not in Spanish: codes, topics, languages, states, and the school 'Other'. */
export function englishNames(): string[] {
  const each = (['en', 'es-US'] as const).map((locale) => {
    const { matching, schools } = messagesOf(locale)
    return [...Object.values(matching.CODE_NAMES), ...Object.values(schools.SCHOOL_NAMES)]
  })
  const tables = [FOCUS_NAMES_IN_EACH, LANGUAGE_NAMES_IN_EACH, STATE_NAMES_IN_EACH]
  const [english, spanish] = [0, 1].map((at) => [
    ...each[at]!,
    ...tables.flatMap((names) => Object.values<string>(names[at]!)),
  ])
  return [...new Set(english).difference(new Set(spanish))]
}
