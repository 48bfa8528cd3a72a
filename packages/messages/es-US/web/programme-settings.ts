/** The settings of the programme: their sections, the terms, and the steps of setting up. */
import type { SetUpFacts, SetUpStep } from '@shinequo/contract/programme/set-up'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as fields from './fields.ts'
import { MODES } from './programme.ts'

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
  'set-up': {
    title: 'Preparación',
    holds: 'Los primeros pasos de un programa: qué está listo y qué falta.',
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
  '“Este periodo académico” y “El anterior” de las cifras siguen estos días, y también cuántas veces se puede cambiar de coach. El receso que sigue a un periodo cuenta como parte de él.'
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

// Setting up

export const setUp = 'Prepara tu programa'
export const setUpLede =
  'Diez pasos, en cualquier orden. Cada uno se marca cuando está listo, sin importar quién lo haga.'
export const stepsDone = (done: number, all: number) => `${done} de ${all} listos`
export const setUpDidNotLoad = 'No se pudieron cargar los pasos'
export const nextStep = (step: string) => `Sigue: ${step}`
export const allSetUp = 'Todo está listo, o decidiste omitirlo.'
/** The state of a step, for those who do not see its mark. */
export const STEP_STATES = { done: 'Listo', missing: 'Pendiente', skipped: 'Omitido' } as const
/** What is left out, and the buttons for it, which say of which step. */
export const SKIPS = {
  skip: { left: 'Omitido', act: 'Omitir', actOf: (step: string) => `Omitir: ${step}` },
  keep: {
    left: 'Se queda como está',
    act: 'Dejar',
    actOf: (step: string) => `Dejar como está: ${step}`,
  },
} as const
export const undoSkip = 'Deshacer'
export const undoSkipOf = (step: string) => `Deshacer: ${step}`
/** What a step is, what is missing until it is done, and then what is there. */
export const STEPS: Readonly<Record<SetUpStep, StepWords>> = {
  contact: {
    title: 'Línea de crisis y contacto',
    missing: 'La línea es el 988. Aún no hay un correo al que escribir.',
    there: () => 'Hay un correo al que escribir.',
  },
  worries: {
    title: 'Quién recibe las preocupaciones',
    missing: 'Los coaches aún no tienen a quién pasar una preocupación.',
    there: ({ care_staff }) => plural(care_staff, { one: '# persona', other: '# personas' }),
  },
  schools: {
    title: 'Universidades y sus correos',
    missing: 'Ninguna universidad tiene una terminación de correo, como bu.edu.',
    there: ({ schools, endings }) =>
      `${plural(schools, { one: '# universidad', other: '# universidades' })}, ${plural(endings, { one: '# terminación de correo', other: '# terminaciones de correo' })}`,
  },
  look: {
    title: 'Nombre y aspecto',
    missing: 'Las páginas y los correos solo dicen ShineQuo.',
    there: () => 'Tu nombre está junto a ShineQuo.',
  },
  coaches: {
    title: 'Invita a tus coaches',
    missing: 'Aún no hay nadie con invitación.',
    there: ({ coaches }) =>
      coaches === 0
        ? 'Invitaciones enviadas. Aún no entra nadie.'
        : plural(coaches, { one: 'Ya entró # coach', other: 'Ya entraron # coaches' }),
  },
  hours: {
    title: 'Revisa el horario de un coach',
    missing: 'Aún no hay un coach aprobado con horario semanal.',
    there: ({ coaches_with_hours }) =>
      plural(coaches_with_hours, {
        one: '# coach con aprobación y horario semanal',
        other: '# coaches con aprobación y horario semanal',
      }),
  },
  questions: {
    title: 'Revisa las preguntas',
    missing: 'Son las que vienen con ShineQuo.',
    there: () => 'Son las tuyas.',
  },
  matching: {
    title: 'Quién decide las asignaciones',
    missing: 'Decide el sistema en el momento.',
    there: ({ matching_mode }) => MODES[matching_mode].title,
  },
  trial: {
    title: 'Recorre el camino de un estudiante de prueba',
    missing:
      'Invítate como estudiante, con otro correo, y reserva una sesión. Puedes eliminar esa cuenta en su perfil.',
    there: () => 'Se reservó una sesión.',
  },
  doors: {
    title: 'Abre las puertas',
    missing: 'Solo así se enteran los estudiantes: importa una lista o invítalos.',
    there: () => 'Hay estudiantes con invitación.',
  },
}
interface StepWords {
  readonly title: string
  readonly missing: string
  readonly there: (facts: SetUpFacts) => string
}

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
