/**
 * The codes that label the choices of the questionnaire, and coaches, by kind. Matching reads these codes and never the
 * wording, so that a programme can word its questions freely. A stored code never changes its meaning; new codes may be
 * added, up to 32 per kind. The texts displayed for a code are in the message catalogues, and the terms by which a text
 * names one in `code-terms.ts`.
 */
const NAMES = {
  focus: [
    'study',
    'exams',
    'sleep',
    'stress',
    'relationships',
    'belonging',
    'career',
    'confidence',
    'money',
    'transition',
  ],
  style: ['listening', 'planning', 'questions', 'encouraging'],
  language: [
    'english',
    'spanish',
    'mandarin',
    'hindi',
    'nepali',
    'portuguese',
    'french',
    'arabic',
    'vietnamese',
    'korean',
    'bengali',
    'cantonese',
    'german',
    'haitian_creole',
    'italian',
    'japanese',
    'russian',
    'swahili',
    'tagalog',
    'ukrainian',
    'urdu',
  ],
  time: ['morning', 'afternoon', 'evening'],
  experience: ['first_generation', 'international', 'transfer', 'working', 'parent', 'disability'],
  school: ['same'],
} as const

export type CodeKind = keyof typeof NAMES

/** The name of a code within its kind, such as `sleep`. */
export type CodeName<K extends CodeKind> = (typeof NAMES)[K][number]

/** A kind and a name, such as `focus:sleep`. */
export type Code = { [K in CodeKind]: `${K}:${CodeName<K>}` }[CodeKind]

export const CODE_KINDS = Object.keys(NAMES) as CodeKind[]
/**
 * The kinds that coaches select for themselves. Their times follow from their hours, and their school is a separate
 * field.
 */
export const COACH_CODE_KINDS = ['focus', 'style', 'language', 'experience'] as const satisfies CodeKind[]

/** All codes of a kind, in the order in which they are offered. */
export function codesOf(kind: CodeKind): Code[] {
  return NAMES[kind].map((name) => `${kind}:${name}` as Code)
}

export const CODES: readonly Code[] = CODE_KINDS.flatMap(codesOf)

export function isCode(text: string): text is Code {
  return (CODES as readonly string[]).includes(text)
}

export function kindOf(code: Code): CodeKind {
  return code.slice(0, code.indexOf(':')) as CodeKind
}
