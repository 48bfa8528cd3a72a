import { CODE_KINDS, type Code, codesNamed, codesOf, isCode } from '@shinequo/domain/matching/codes'
import * as codes from '@shinequo/messages/web/matching-codes'
import { type DraftChoice, isNew } from './questionnaire-draft.ts'

/** All codes by kind, as a choice is mapped to one: the kind's name, and each code with what people read for it. */
export const CODE_GROUPS = CODE_KINDS.map(
  (kind) =>
    [codes.KIND_NAMES[kind], codesOf(kind).map((code) => [code, codes.CODE_NAMES[code]] as const)] as const,
)

/** What people read for a code that is stored. */
export function labelOf(code: string): string {
  return isCode(code) ? codes.CODE_NAMES[code] : code
}

/** The one code that words name; null when they name none, or several. */
function namedCode(words: string): Code | null {
  const [code = null, ...more] = CODE_KINDS.flatMap((kind) => codesNamed(kind, words))
  return more.length === 0 ? code : null
}

/** The choice in other words. A new one counts as what its words name, until it is mapped by hand. */
export function worded(choice: DraftChoice, choice_text: string): DraftChoice {
  const follows = isNew(choice.key) && choice.code === namedCode(choice.choice_text)
  return { ...choice, choice_text, code: follows ? namedCode(choice_text) : choice.code }
}

/** Whether a new choice counts as just what its words name. */
export function isSuggested({ key, choice_text, code }: DraftChoice): boolean {
  return isNew(key) && code !== null && code === namedCode(choice_text)
}
