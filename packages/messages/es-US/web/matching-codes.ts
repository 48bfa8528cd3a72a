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
  'style:listening': 'Escucha primero',
  'style:planning': 'Planea pasos pequeños',
  'style:questions': 'Hace preguntas difíciles',
  'style:encouraging': 'Da ánimo',
  ...LANGUAGE_NAMES,
  'time:morning': 'Por la mañana',
  'time:afternoon': 'Por la tarde',
  'time:evening': 'Por la noche',
  'experience:first_generation': 'Primera generación de su familia en la universidad',
  'experience:international': 'Estudios en otro país',
  'experience:transfer': 'Cambio de universidad',
  'experience:working': 'Trabajo durante los estudios',
  'experience:parent': 'Estudios con hijos a cargo',
  'experience:disability': 'Estudios con una discapacidad o enfermedad',
  'school:same': 'La misma universidad',
} satisfies Record<Code, string>

export const KIND_NAMES = {
  focus: 'Temas',
  style: 'Estilo de coaching',
  language: 'Idioma',
  time: 'Momento del día',
  experience: 'Experiencia del coach',
  school: 'Universidad',
} satisfies Record<CodeKind, string>
