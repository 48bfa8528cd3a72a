import type { Actor } from '../../plugins/tokens.ts'

/** Only students answer the questionnaire: it finds their coach. */
export function mayAnswer(actor: Actor): boolean {
  return actor.role === 'student'
}
