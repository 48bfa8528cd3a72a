/** The settings of the programme: their sections, and the terms. */
import type { FieldSentences } from '@shinequo/contract/rules'
import * as fields from './fields.ts'

export const title = 'Configuración'
export const lede =
  'Lo que eligió tu programa, para todas las personas que participan. Cada cambio queda en el registro de auditoría.'
export const sections = 'Secciones'
export const SECTIONS = {
  look: {
    title: 'Programa y aspecto',
    holds: 'El nombre junto a ShineQuo, el color y si las páginas se ofrecen en español.',
  },
  care: {
    title: 'Ayuda y crisis',
    holds: 'La línea de crisis, el correo de contacto, el protocolo y quién recibe las preocupaciones.',
  },
  matching: {
    title: 'Asignación',
    holds: 'Quién decide, a quién se le asignan coaches, qué cuenta y las preguntas.',
  },
  booking: {
    title: 'Reservas y llamadas',
    holds:
      'Con quién se puede reservar, cuántas sesiones, hasta cuándo se pueden cambiar y por dónde van las llamadas.',
  },
  figures: {
    title: 'Cifras y periodos',
    holds: 'Cuándo empiezan y terminan tus periodos académicos, y la zona horaria de las cifras.',
  },
  data: {
    title: 'Datos',
    holds: 'Cuánto tiempo se conservan los datos, quién hizo qué y qué correos no llegaron.',
  },
} as const
export const didNotLoad = 'No se pudo cargar la configuración'

/* What is chosen at once: its card, and its dialog. */
export const PARTS = {
  languages: {
    title: 'Idiomas',
    change: 'Cambiar los idiomas',
    lede: 'Para las páginas y los correos de quienes prefieren el español.',
  },
  matching: {
    title: 'Cómo se deciden las asignaciones',
    change: 'Cambiar cómo se deciden las asignaciones',
    lede: 'Las asignaciones actuales no cambian.',
  },
  booking: {
    title: 'Reservas y llamadas',
    change: 'Cambiar reservas y llamadas',
    lede: 'Las sesiones que ya están reservadas no cambian.',
  },
  figures: {
    title: 'Zona horaria de las cifras',
    change: 'Cambiar la zona horaria',
    lede: 'Las cifras se vuelven a calcular con ella.',
  },
} as const
export const englishOnly = 'Las páginas y los correos solo están en inglés.'
export const spanishToo = (name: string) =>
  `Las páginas y los correos también se ofrecen en español. Lectura: ${name}.`
export const everybodyMatched =
  'Se asignan coaches a todo el mundo, y los lugares son primero para quienes ya confirmaron.'

/* Links to what has a page of its own. */
export const LINKS = {
  weights: {
    title: 'Qué cuenta',
    holds: 'La ponderación de cada motivo: pruébala con quienes esperan antes de guardar.',
  },
  questionnaire: { title: 'Preguntas', holds: 'Lo que se responde antes de tener coach.' },
  phrases: {
    title: 'Tus frases',
    holds: 'Palabras que pueden significar peligro en tus universidades, además de las que conocemos.',
  },
  schools: { title: 'Universidades', holds: 'Quién es de cada una, según cómo termina su correo.' },
  retention: { title: 'Conservación de datos', holds: 'Cuánto tiempo se conserva cada tipo de registro.' },
  audit: { title: 'Registro de auditoría', holds: 'Quién hizo qué, cuándo y por qué.' },
  mail: { title: 'Correos', holds: 'Los correos que no se entregaron.' },
} as const

// Terms

export const terms = 'Periodos académicos'
export const aboutTerms =
  '“Este periodo académico” y “El anterior” de las cifras siguen estos días. El receso que sigue a un periodo cuenta como parte de él.'
export const noTerms =
  'Aún no hay ninguno: las cifras siguen periodos que empiezan el 1 de enero, el 1 de junio y el 15 de agosto. Agrega los tuyos.'
export const addTerm = 'Agregar un periodo'
export const changeTerm = (name: string) => `Cambiar ${name}`
export const removeTerm = (name: string) => `Quitar ${name}`
export const changeTermTitle = 'Cambiar este periodo'
export const remove = 'Quitar'
export const termLede =
  'Los dos días son parte del periodo. Puede haber días entre periodos, pero ninguno en común.'
export const termName = 'Nombre'
export const termNameHint = 'Por ejemplo, Otoño 2026.'
export const firstDay = 'Primer día'
export const lastDay = 'Último día'
export const days = (first: string, last: string) => `Del ${first} al ${last}`
export const termsSaved = 'Se guardaron los periodos.'
export const termsChanged =
  'Otra persona acaba de cambiar los periodos. Los suyos ya se ven detrás; guarda otra vez para agregar el tuyo.'

/** Errors at the fields of terms. */
export const termErrors = {
  term_name_required: 'Escribe un nombre',
  term_ends_before: 'El último día es anterior al primero',
  term_too_long: ({ days }) => `Un periodo tiene como máximo ${days} días`,
  terms_overlap: ({ name }) => `Este día es de ${name}`,
  terms_too_many: ({ most }) => `Puede haber como máximo ${most} periodos`,
} satisfies Partial<FieldSentences>

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  ...termErrors,
  date_invalid: 'Elige un día',
  year_out_of_range: 'Elige un año entre 1900 y 2199',
} satisfies Partial<FieldSentences>
