import type { Actor } from '../../plugins/tokens.ts'

/** The questionnaire finds a student's coach: only students answer it. */
export function mayAnswer(actor: Actor): boolean {
  return actor.role === 'student'
}
