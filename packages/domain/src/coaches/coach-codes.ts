import { COACH_CODE_KINDS, type Code, type CodeKind, isCode, kindOf } from '../matching/codes.ts'

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
