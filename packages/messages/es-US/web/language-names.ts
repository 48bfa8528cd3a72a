/** Names of languages, which texts of people are recognised by. */
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
