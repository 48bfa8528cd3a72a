import type { RiskLevel } from './risk-phrases.ts'

/** What a labelled text is: of danger by its level, harmless with heavy words, or of every day. */
export type TextKind = RiskLevel | 'hard' | 'ordinary'

/** The labels of an invented text in `care-texts` that its kind follows from. Only a text of danger has a level. */
interface Labels {
  readonly level?: RiskLevel
  readonly family: string
}

/** The kind of a labelled text. */
export function kindOf({ level, family }: Labels): TextKind {
  return level ?? (family.startsWith('hard:') ? 'hard' : 'ordinary')
}
