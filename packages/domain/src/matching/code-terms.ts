import { type Code, type CodeKind, type CodeName, codesOf } from './codes.ts'
import { plainWords } from './plain-words.ts'

/**
 * The terms by which a text can name a code. Profiles and focus areas are such texts, so never remove a term. They are
 * apart from the codes because most pages need only those.
 */
const TERMS: { readonly [K in CodeKind]: { readonly [Name in CodeName<K>]: readonly string[] } } = {
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
}

/** The terms in Spanish. Words that are also English, such as 'examen', must not be terms here. */
const SPANISH_TERMS: {
  readonly [K in CodeKind]: { readonly [Name in CodeName<K>]?: readonly string[] }
} = {
  focus: {
    study: ['hábitos de estudio', 'técnicas de estudio', 'planificación', 'planeación'],
    exams: ['exámenes', 'fechas de entrega', 'fechas límite'],
    sleep: ['sueño', 'dormir', 'rutina diaria'],
    stress: ['estrés', 'ansiedad', 'equilibrio'],
    relationships: ['relaciones', 'comunicación'],
    belonging: ['vida universitaria', 'pertenencia'],
    career: [
      'rumbo profesional',
      'orientación profesional',
      'orientación vocacional',
      'pasantías',
      'prácticas profesionales',
    ],
    confidence: ['confianza', 'autoconfianza', 'autoestima', 'motivación'],
    money: ['dinero', 'finanzas'],
    transition: ['adaptación', 'grandes cambios'],
  },
  style: {
    listening: ['escucha primero'],
    planning: ['planea pasos pequeños', 'planifica pasos pequeños'],
    questions: ['hace preguntas difíciles'],
    encouraging: ['da ánimo', 'da ánimos'],
  },
  language: {
    english: ['inglés'],
    spanish: ['español', 'castellano'],
    portuguese: ['portugués'],
    french: ['francés'],
    arabic: ['árabe'],
    vietnamese: ['vietnamita'],
    korean: ['coreano'],
    cantonese: ['cantonés'],
    german: ['alemán'],
    haitian_creole: ['criollo haitiano', 'creole haitiano'],
    italian: ['italiano'],
    japanese: ['japonés'],
    russian: ['ruso'],
    swahili: ['suajili'],
    tagalog: ['tagalo'],
    ukrainian: ['ucraniano'],
  },
  time: {
    morning: ['mañanas', 'por la mañana', 'en la mañana'],
    afternoon: ['tardes', 'por la tarde', 'en la tarde'],
    evening: ['noches', 'por la noche', 'en la noche'],
  },
  experience: {
    first_generation: ['primera generación'],
    international: ['estudios en otro país', 'estudió en otro país'],
    transfer: ['cambio de universidad'],
    working: ['trabajo durante los estudios', 'trabajo durante sus estudios', 'trabajo mientras estudiaba'],
    parent: ['estudios con hijos', 'estudió con hijos'],
    disability: ['estudios con una discapacidad', 'estudió con una discapacidad'],
  },
  school: { same: ['la misma universidad'] },
}

/**
 * The codes of a kind whose terms occur in a text, such as 'English, Spanish', 'Sleep and daily routine' or 'sueño'.
 * Ignores case and accents.
 */
export function codesNamed(kind: CodeKind, text: string): Code[] {
  const words = ` ${plainWords(text)} `
  patterns[kind] ??= patternsOf(kind)
  return patterns[kind].flatMap(([code, pattern]) => (pattern.test(words) ? code : []))
}

type Terms = Readonly<Record<string, readonly string[] | undefined>>
type Patterns = readonly (readonly [code: Code, pattern: RegExp])[]

/** Compiled once per kind, because a matching run reads many profiles. */
const patterns: Partial<Record<CodeKind, Patterns>> = {}

function patternsOf(kind: CodeKind): Patterns {
  const [english, spanish]: [Terms, Terms] = [TERMS[kind], SPANISH_TERMS[kind]]
  return codesOf(kind).map((code) => {
    const name = code.slice(kind.length + 1)
    const terms = [...english[name]!, ...(spanish[name] ?? [])].map(plainWords)
    return [code, new RegExp(`[^\\p{L}](?:${terms.join('|')})[^\\p{L}]`, 'u')]
  })
}
