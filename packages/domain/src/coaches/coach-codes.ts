import { COACH_CODE_KINDS, type Code, type CodeKind, codesNamed, isCode, kindOf } from '../matching/codes.ts'

/** A kind of code that coaches say of themselves. */
export type CoachCodeKind = (typeof COACH_CODE_KINDS)[number]

const KINDS: readonly CodeKind[] = COACH_CODE_KINDS

/** Whether each of these is a code that a coach can say of themselves. */
export function areCoachCodes(codes: readonly string[]): codes is Code[] {
  return codes.every((code) => isCode(code) && KINDS.includes(kindOf(code)))
}

/** Whether a coach says anything of this kind. */
export function hasCode(codes: readonly Code[], kind: CoachCodeKind): boolean {
  return codes.some((code) => kindOf(code) === kind)
}

/**
 * Whether matching knows all that it can know of a coach's languages: one is ticked, or `words` such as 'Polish' name none
 * that could be. The list of codes has not every language, and whoever coaches in another one is a coach as well.
 */
export function hasLanguage(codes: readonly Code[], words: string): boolean {
  if (hasCode(codes, 'language')) return true
  return words.trim() !== '' && codesNamed('language', words).length === 0
}
