/** Names of languages, which texts of people are recognised by, of states, and of choices of a school. */
import type { Code } from '@shinequo/domain/matching/codes'

export const LANGUAGE_NAMES = {
  'language:english': 'Inglés',
  'language:spanish': 'Español',
  'language:mandarin': 'Mandarín',
  'language:hindi': 'Hindi',
  'language:nepali': 'Nepalí',
  'language:portuguese': 'Portugués',
  'language:french': 'Francés',
  'language:arabic': 'Árabe',
  'language:vietnamese': 'Vietnamita',
  'language:korean': 'Coreano',
  'language:bengali': 'Bengalí',
  'language:cantonese': 'Cantonés',
  'language:german': 'Alemán',
  'language:haitian_creole': 'Criollo haitiano',
  'language:italian': 'Italiano',
  'language:japanese': 'Japonés',
  'language:russian': 'Ruso',
  'language:swahili': 'Suajili',
  'language:tagalog': 'Tagalo',
  'language:ukrainian': 'Ucraniano',
  'language:urdu': 'Urdu',
} satisfies Record<Extract<Code, `language:${string}`>, string>

/** Languages that matching has no code for. */
export const MORE_LANGUAGE_NAMES = {
  turkish: 'Turco',
  persian: 'Persa',
  polish: 'Polaco',
  gujarati: 'Guyaratí',
  punjabi: 'Panyabí',
  tamil: 'Tamil',
  telugu: 'Telugu',
  somali: 'Somalí',
  amharic: 'Amárico',
  igbo: 'Igbo',
  yoruba: 'Yoruba',
  greek: 'Griego',
  hebrew: 'Hebreo',
  thai: 'Tailandés',
  american_sign: 'Lengua de señas estadounidense',
}

/** A language after others in a list. */
export const languageAfterOthers = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** US states and territories that are called differently in other languages, by their postal codes. */
export const STATE_NAMES = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  MP: 'Islas Marianas del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de EE. UU.',
  WV: 'Virginia Occidental',
}

/** Choices of a school that are no proper names. */
export const SCHOOL_NAMES = {
  other: 'Otra',
}
