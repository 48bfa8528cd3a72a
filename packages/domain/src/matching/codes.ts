/**
 * What choices of the questionnaire and coaches are marked with, by kind: matching reads these codes and never the words
 * beside them, so that a programme may word its questions as it likes. A code that is stored keeps its meaning for ever;
 * a new one may be added, 32 a kind at most. Beside each the terms by which a text names it: profiles and focus areas
 * are such texts, so a term that once was here stays. What people read for a code stands in the catalogues.
 */
const TERMS = {
  focus: {
    study: ['study habits', 'planning'],
    exams: ['exams', 'deadlines'],
    sleep: ['sleep', 'daily routine'],
    stress: ['stress', 'balance'],
    relationships: ['relationships', 'communication'],
    belonging: ['campus life', 'belonging'],
    career: ['career direction', 'internships'],
    confidence: ['confidence', 'motivation'],
    money: ['money', 'work beside studying'],
    transition: ['settling in', 'big changes'],
  },
  style: {
    listening: ['listens first'],
    planning: ['plans small steps'],
    questions: ['asks hard questions'],
    encouraging: ['encourages'],
  },
  language: {
    english: ['english'],
    spanish: ['spanish'],
    mandarin: ['mandarin'],
    hindi: ['hindi'],
    nepali: ['nepali'],
    portuguese: ['portuguese'],
    french: ['french'],
    arabic: ['arabic'],
    vietnamese: ['vietnamese'],
    korean: ['korean'],
    bengali: ['bengali'],
    cantonese: ['cantonese'],
    german: ['german'],
    haitian_creole: ['haitian creole'],
    italian: ['italian'],
    japanese: ['japanese'],
    russian: ['russian'],
    swahili: ['swahili'],
    tagalog: ['tagalog'],
    ukrainian: ['ukrainian'],
    urdu: ['urdu'],
  },
  time: { morning: ['mornings'], afternoon: ['afternoons'], evening: ['evenings'] },
  experience: {
    first_generation: ['first in the family at college'],
    international: ['studied in another country'],
    transfer: ['changed college'],
    working: ['worked beside studying'],
    parent: ['studied with children'],
    disability: ['studied with a disability or illness'],
  },
  school: { same: ['the same school'] },
} as const

export type CodeKind = keyof typeof TERMS
/** A kind and a name, such as `focus:sleep`. */
export type Code = { [K in CodeKind]: `${K}:${Extract<keyof (typeof TERMS)[K], string>}` }[CodeKind]

export const CODE_KINDS = Object.keys(TERMS) as CodeKind[]
/** What coaches say of themselves; their times follow from their hours, and their school is a field of its own. */
export const COACH_CODE_KINDS = ['focus', 'style', 'language', 'experience'] as const satisfies CodeKind[]

/** All codes of a kind, in the order in which people choose from them. */
export function codesOf(kind: CodeKind): Code[] {
  return Object.keys(TERMS[kind]).map((name) => `${kind}:${name}` as Code)
}

export const CODES: readonly Code[] = CODE_KINDS.flatMap(codesOf)

export function isCode(text: string): text is Code {
  return (CODES as readonly string[]).includes(text)
}

export function kindOf(code: Code): CodeKind {
  return code.slice(0, code.indexOf(':')) as CodeKind
}

/** The codes of a kind whose terms a text holds, such as 'English, Spanish' or 'Sleep and daily routine'. */
export function codesNamed(kind: CodeKind, text: string): Code[] {
  const words = ` ${text.toLowerCase()} `
  const terms: Readonly<Record<string, readonly string[]>> = TERMS[kind]
  return codesOf(kind).filter((code) =>
    terms[code.slice(kind.length + 1)]!.some((term) =>
      new RegExp(`[^\\p{L}]${term}[^\\p{L}]`, 'u').test(words),
    ),
  )
}
