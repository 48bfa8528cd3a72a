/** Names of the codes that choices and coaches are marked with. */
import type { Code, CodeKind } from '@shinequo/domain/matching/codes'

/**
 * Used alone, as what a student or coach chooses, and in lists. Within a sentence their first letter becomes lower
 * case.
 */
export const CODE_NAMES = {
  'focus:study': 'Hábitos de estudio y planificación',
  'focus:exams': 'Exámenes y fechas de entrega',
  'focus:sleep': 'Sueño y rutina diaria',
  'focus:stress': 'Estrés y equilibrio',
  'focus:relationships': 'Relaciones y comunicación',
  'focus:belonging': 'Vida universitaria y sentido de pertenencia',
  'focus:career': 'Rumbo profesional y pasantías',
  'focus:confidence': 'Autoconfianza y motivación',
  'focus:money': 'Dinero y empleo durante los estudios',
  'focus:transition': 'Adaptación y grandes cambios',
  'style:listening': 'Escucha primero',
  'style:planning': 'Planea pasos pequeños',
  'style:questions': 'Hace preguntas difíciles',
  'style:encouraging': 'Da ánimo',
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
