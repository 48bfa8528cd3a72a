/** Names of languages, which texts of people are recognised by, of states, and of choices of a school. */
import type { Code } from '@shinequo/domain/matching/codes'

export const LANGUAGE_NAMES = {
  'language:english': 'English',
  'language:spanish': 'Spanish',
  'language:mandarin': 'Mandarin',
  'language:hindi': 'Hindi',
  'language:nepali': 'Nepali',
  'language:portuguese': 'Portuguese',
  'language:french': 'French',
  'language:arabic': 'Arabic',
  'language:vietnamese': 'Vietnamese',
  'language:korean': 'Korean',
  'language:bengali': 'Bengali',
  'language:cantonese': 'Cantonese',
  'language:german': 'German',
  'language:haitian_creole': 'Haitian Creole',
  'language:italian': 'Italian',
  'language:japanese': 'Japanese',
  'language:russian': 'Russian',
  'language:swahili': 'Swahili',
  'language:tagalog': 'Tagalog',
  'language:ukrainian': 'Ukrainian',
  'language:urdu': 'Urdu',
} satisfies Record<Extract<Code, `language:${string}`>, string>

/** Languages that matching has no code for. */
export const MORE_LANGUAGE_NAMES = {
  turkish: 'Turkish',
  persian: 'Persian',
  polish: 'Polish',
  gujarati: 'Gujarati',
  punjabi: 'Punjabi',
  tamil: 'Tamil',
  telugu: 'Telugu',
  somali: 'Somali',
  amharic: 'Amharic',
  igbo: 'Igbo',
  yoruba: 'Yoruba',
  greek: 'Greek',
  hebrew: 'Hebrew',
  thai: 'Thai',
  american_sign: 'American Sign Language',
}

/** A language after others in a list: with a capital, as everywhere. */
export const languageAfterOthers = (name: string) => name

/** US states and territories that are called differently in other languages, by their postal codes. */
export const STATE_NAMES = {
  AS: 'American Samoa',
  DC: 'District of Columbia',
  HI: 'Hawaii',
  LA: 'Louisiana',
  MI: 'Michigan',
  MS: 'Mississippi',
  MO: 'Missouri',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  SD: 'South Dakota',
  VI: 'US Virgin Islands',
  WV: 'West Virginia',
}

/** Choices of a school that are no proper names. */
export const SCHOOL_NAMES = {
  other: 'Other',
}
