/** Names of the codes that choices and coaches are marked with. */
import type { Code, CodeKind } from '@shinequo/domain/matching/codes'
import { FOCUS_NAMES } from './focus-names.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/**
 * Used alone, as what a student or coach chooses, and in lists. Within a sentence their first letter becomes lower
 * case.
 */
export const CODE_NAMES = {
  ...FOCUS_NAMES,
  'style:listening': 'Listens first',
  'style:planning': 'Plans small steps',
  'style:questions': 'Asks hard questions',
  'style:encouraging': 'Encourages',
  ...LANGUAGE_NAMES,
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
