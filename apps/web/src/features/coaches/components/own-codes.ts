import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import {
  type COACH_CODE_KINDS,
  type Code,
  codesNamed,
  codesOf,
  isCode,
  kindOf,
} from '@shinequo/domain/matching/codes'

/* A form holds what is ticked as one text, such as 'focus:sleep style:listening': a draft keeps it like any other. */

export type CoachCodeKind = (typeof COACH_CODE_KINDS)[number]

/** What a form's text stands for. */
export function tickedIn(ticked: string): Code[] {
  return ticked.split(' ').filter(isCode)
}

/** The form's text with a code ticked or not, in the order in which people choose. */
export function withTick(ticked: string, kinds: readonly CoachCodeKind[], code: Code, on: boolean): string {
  const before = new Set(tickedIn(ticked))
  return kinds
    .flatMap(codesOf)
    .filter((one) => (one === code ? on : before.has(one)))
    .join(' ')
}

/** What the coach has ticked of a kind. */
export function savedCodes(page: OwnCoachProfile, kind: CoachCodeKind): Code[] {
  return page.codes.filter(isCode).filter((code) => kindOf(code) === kind)
}

/** What a coach who has ticked nothing of a kind may mean, by their own words; [] where something is ticked. */
export function suggestedCodes(page: OwnCoachProfile, kind: CoachCodeKind): Code[] {
  const { focus_area, language_preference } = page.profile
  if (savedCodes(page, kind).length > 0) return []
  if (kind === 'focus') return codesNamed('focus', focus_area)
  return kind === 'language' ? codesNamed('language', language_preference) : []
}

/** What a form of these kinds begins with: what is saved, else what is suggested. */
export function firstTicked(page: OwnCoachProfile, kinds: readonly CoachCodeKind[]): string {
  return kinds.flatMap((kind) => [...savedCodes(page, kind), ...suggestedCodes(page, kind)]).join(' ')
}

/** Everything that is to be saved by a form of these kinds; what it does not offer stays as it is. */
export function allCodes(page: OwnCoachProfile, kinds: readonly CoachCodeKind[], ticked: string): string[] {
  const offered: readonly string[] = kinds.flatMap(codesOf)
  return [...page.codes.filter((code) => !offered.includes(code)), ...tickedIn(ticked)]
}
