import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { type COACH_CODE_KINDS, type Code, codesOf, isCode, kindOf } from '@shinequo/domain/matching/codes'

/*
 * A form holds the ticked codes as one text, such as 'focus:sleep style:listening', so that a draft can store it like
 * any other.
 */

export type CoachCodeKind = (typeof COACH_CODE_KINDS)[number]

/** The codes in a form's text. */
export function tickedIn(ticked: string): Code[] {
  return ticked.split(' ').filter(isCode)
}

/** The form's text with a code ticked or unticked, in display order. */
export function withTick(ticked: string, kinds: readonly CoachCodeKind[], code: Code, on: boolean): string {
  const before = new Set(tickedIn(ticked))
  return kinds
    .flatMap(codesOf)
    .filter((one) => (one === code ? on : before.has(one)))
    .join(' ')
}

/** The codes of a kind that the coach has saved. */
export function savedCodes(page: OwnCoachProfile, kind: CoachCodeKind): Code[] {
  return page.codes.filter(isCode).filter((code) => kindOf(code) === kind)
}

/** Suggestions for a kind without saved codes, from the coach's own words; [] if some are saved. */
export function suggestedCodes(page: OwnCoachProfile, kind: CoachCodeKind): Code[] {
  const { focus_area, language_preference } = page.profile
  if (savedCodes(page, kind).length > 0) return []
  if (kind === 'focus') return codesNamed('focus', focus_area)
  return kind === 'language' ? codesNamed('language', language_preference) : []
}

/** The initial value of a form of these kinds: the saved codes, else suggestions. */
export function firstTicked(page: OwnCoachProfile, kinds: readonly CoachCodeKind[]): string {
  return kinds.flatMap((kind) => [...savedCodes(page, kind), ...suggestedCodes(page, kind)]).join(' ')
}

/** All codes to save after editing these kinds. Codes that the form does not offer are kept. */
export function allCodes(page: OwnCoachProfile, kinds: readonly CoachCodeKind[], ticked: string): string[] {
  const offered: readonly string[] = kinds.flatMap(codesOf)
  return [...page.codes.filter((code) => !offered.includes(code)), ...tickedIn(ticked)]
}
