import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { CODE_KINDS, type Code, codesOf, isCode } from '@shinequo/domain/matching/codes'
import * as codes from '@shinequo/messages/web/matching-codes'
import { type DraftChoice, isNew } from './questionnaire-draft.ts'

/** All codes by kind, for mapping a choice: the kind's name, and each code with its name. */
export const CODE_GROUPS = CODE_KINDS.map(
  (kind) =>
    [codes.KIND_NAMES[kind], codesOf(kind).map((code) => [code, codes.CODE_NAMES[code]] as const)] as const,
)

/** The name of a stored code. */
export function labelOf(code: string): string {
  return isCode(code) ? codes.CODE_NAMES[code] : code
}

/** The only code that the text names; null if it names none or several. */
function namedCode(words: string): Code | null {
  const [code = null, ...more] = CODE_KINDS.flatMap((kind) => codesNamed(kind, words))
  return more.length === 0 ? code : null
}

/** The choice with another text. A new choice counts as what its text names, until it is mapped by hand. */
export function worded(choice: DraftChoice, choice_text: string): DraftChoice {
  const follows = isNew(choice.key) && choice.code === namedCode(choice.choice_text)
  return { ...choice, choice_text, code: follows ? namedCode(choice_text) : choice.code }
}

/** Whether a new choice counts as exactly what its text names. */
export function isSuggested({ key, choice_text, code }: DraftChoice): boolean {
  return isNew(key) && code !== null && code === namedCode(choice_text)
}
