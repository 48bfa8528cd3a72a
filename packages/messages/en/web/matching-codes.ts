/** Names of the codes that choices and coaches are marked with. */
import type { Code, CodeKind } from '@shinequo/domain/matching/codes'

/**
 * Used alone, as what a student or coach chooses, and in lists. Within a sentence their first letter becomes lower
 * case.
 */
export const CODE_NAMES = {
  'focus:study': 'Study habits and planning',
  'focus:exams': 'Exams and deadlines',
  'focus:sleep': 'Sleep and daily routine',
  'focus:stress': 'Stress and balance',
  'focus:relationships': 'Relationships and communication',
  'focus:belonging': 'Campus life and belonging',
  'focus:career': 'Career direction and internships',
  'focus:confidence': 'Confidence and motivation',
  'focus:money': 'Money and working while studying',
  'focus:transition': 'Settling in and big changes',
  'style:listening': 'Listens first',
  'style:planning': 'Plans small steps',
  'style:questions': 'Asks hard questions',
  'style:encouraging': 'Encourages',
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
  'time:morning': 'Mornings',
  'time:afternoon': 'Afternoons',
  'time:evening': 'Evenings',
  'experience:first_generation': 'First in their family to go to college',
  'experience:international': 'Studied in another country',
  'experience:transfer': 'Changed colleges',
  'experience:working': 'Worked while studying',
  'experience:parent': 'Studied with children',
  'experience:disability': 'Studied with a disability or illness',
  'school:same': 'The same school',
} satisfies Record<Code, string>

export const KIND_NAMES = {
  focus: 'Topics',
  style: 'Coaching style',
  language: 'Language',
  time: 'Time of day',
  experience: "The coach's experience",
  school: 'School',
} satisfies Record<CodeKind, string>
