import { codesNamed } from '../matching/code-terms.ts'
import { COACH_CODE_KINDS, type Code, type CodeKind, isCode, kindOf } from '../matching/codes.ts'

/** A kind of code that coaches select for themselves. */
export type CoachCodeKind = (typeof COACH_CODE_KINDS)[number]

const KINDS: readonly CodeKind[] = COACH_CODE_KINDS

/** Whether all of these are codes that a coach can select. */
export function areCoachCodes(codes: readonly string[]): codes is Code[] {
  return codes.every((code) => isCode(code) && KINDS.includes(kindOf(code)))
}

/** Whether a coach selected a code of this kind. */
export function hasCode(codes: readonly Code[], kind: CoachCodeKind): boolean {
  return codes.some((code) => kindOf(code) === kind)
}

/**
 * Whether a coach's languages are as complete as matching can use them: one is ticked, or `words` names only languages
 * such as 'Polish' that have no code. Not every language has a code, and coaches in other languages are welcome too.
 */
export function hasLanguage(codes: readonly Code[], words: string): boolean {
  if (hasCode(codes, 'language')) return true
  return words.trim() !== '' && codesNamed('language', words).length === 0
}
