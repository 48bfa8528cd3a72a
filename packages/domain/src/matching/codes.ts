/**
 * What choices of the questionnaire and coaches are marked with, by kind: matching reads these codes and never the words
 * beside them, so that a programme may word its questions as it likes. A code that is stored keeps its meaning for ever;
 * a new one may be added, 32 a kind at most.
 */
export const CODE_LABELS = {
  focus: {
    study: 'Study habits and planning',
    exams: 'Exams and deadlines',
    sleep: 'Sleep and daily routine',
    stress: 'Stress and balance',
    relationships: 'Relationships and communication',
    belonging: 'Campus life and belonging',
    career: 'Career direction and internships',
    confidence: 'Confidence and motivation',
    money: 'Money and work beside studying',
    transition: 'Settling in and big changes',
  },
  style: {
    listening: 'Listens first',
    planning: 'Plans small steps',
    questions: 'Asks hard questions',
    encouraging: 'Encourages',
  },
  language: {
    english: 'English',
    spanish: 'Spanish',
    mandarin: 'Mandarin',
    hindi: 'Hindi',
    nepali: 'Nepali',
    portuguese: 'Portuguese',
    french: 'French',
    arabic: 'Arabic',
    vietnamese: 'Vietnamese',
    korean: 'Korean',
    bengali: 'Bengali',
    cantonese: 'Cantonese',
    german: 'German',
    haitian_creole: 'Haitian Creole',
    italian: 'Italian',
    japanese: 'Japanese',
    russian: 'Russian',
    swahili: 'Swahili',
    tagalog: 'Tagalog',
    ukrainian: 'Ukrainian',
    urdu: 'Urdu',
  },
  time: { morning: 'Mornings', afternoon: 'Afternoons', evening: 'Evenings' },
  experience: {
    first_generation: 'First in the family at college',
    international: 'Studied in another country',
    transfer: 'Changed college',
    working: 'Worked beside studying',
    parent: 'Studied with children',
    disability: 'Studied with a disability or illness',
  },
  school: { same: 'The same school' },
} as const

export type CodeKind = keyof typeof CODE_LABELS
/** A kind and a name, such as `focus:sleep`. */
export type Code = { [K in CodeKind]: `${K}:${Extract<keyof (typeof CODE_LABELS)[K], string>}` }[CodeKind]

export const CODE_KINDS = Object.keys(CODE_LABELS) as CodeKind[]
/** What coaches say of themselves; their times follow from their hours, and their school is a field of its own. */
export const COACH_CODE_KINDS = ['focus', 'style', 'language', 'experience'] as const satisfies CodeKind[]

/** All codes of a kind, in the order in which people choose from them. */
export function codesOf(kind: CodeKind): Code[] {
  return Object.keys(CODE_LABELS[kind]).map((name) => `${kind}:${name}` as Code)
}

export const CODES: readonly Code[] = CODE_KINDS.flatMap(codesOf)

export function isCode(text: string): text is Code {
  return (CODES as readonly string[]).includes(text)
}

export function kindOf(code: Code): CodeKind {
  return code.slice(0, code.indexOf(':')) as CodeKind
}

/** What people read for a code: 'Sleep and daily routine'. */
export function codeLabel(code: Code): string {
  const kind = kindOf(code)
  return (CODE_LABELS[kind] as Record<string, string>)[code.slice(kind.length + 1)]!
}

/** The codes of a kind whose labels a text names, such as 'English, Spanish' or 'Sleep and daily routine'. */
export function codesNamed(kind: CodeKind, text: string): Code[] {
  const words = ` ${text.toLowerCase()} `
  return codesOf(kind).filter((code) => {
    const label = codeLabel(code).toLowerCase()
    // A focus is named by its first words too: 'Sleep' and 'Sleep and daily routine' are one.
    const parts = kind === 'focus' ? [label, ...label.split(' and ')] : [label]
    return parts.some((part) => new RegExp(`[^\\p{L}]${part}[^\\p{L}]`, 'u').test(words))
  })
}
