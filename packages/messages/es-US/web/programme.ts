/** The programme: its figures, and how it matches and books. */
import type { FunnelStep, ProgrammePeriod } from '@shinequo/contract/programme'
import type { Accent } from '@shinequo/contract/programme/look'
import type { Need } from '@shinequo/contract/programme/needs'
import type { QuietSort } from '@shinequo/contract/programme/quiet'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list, number, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// How pages and mails look

export const look = 'Aspecto'
export const lookNow = (name: string, accent: string) =>
  name === ''
    ? `Solo ShineQuo, en ${accent.toLowerCase()}.`
    : `${list(['ShineQuo', name])}, en ${accent.toLowerCase()}.`
export const changeLook = 'Cambiar el aspecto'
export const lookLede = 'Para todas las páginas con sesión iniciada y los correos.'
export const lookName = 'Nombre junto a ShineQuo (opcional)'
export const lookNameHint = 'Por ejemplo, el nombre de tu programa. Hasta 40 caracteres.'
export const accent = 'Color'
export const ACCENTS = {
  teal: 'Verde azulado',
  indigo: 'Índigo',
  plum: 'Ciruela',
  forest: 'Verde bosque',
  slate: 'Gris pizarra',
} satisfies Record<Accent, string>
export const preview = 'Vista previa'
export const sampleButton = 'Un botón'
export const sampleNote = 'Una línea destacada'
export const lookSaved = 'Se guardó el aspecto.'

// What waits for the administrator

export const needsYou = 'Pendientes'
export const nothingNeedsYou = 'No tienes nada pendiente'
/** A count that ends at 1,000. */
const upTo = (count: number, forms: { one: string; other: string }) =>
  count > 1000 ? `más de ${plural(1000, forms)}` : plural(count, forms)
/** What waits, as the text of a link to where it is dealt with. */
export const NEEDS = {
  care: (count: number) =>
    upTo(count, {
      one: '# estudiante con quien comunicarse',
      other: '# estudiantes con quienes comunicarse',
    }),
  coaches: (count: number) => upTo(count, { one: '# coach por aprobar', other: '# coaches por aprobar' }),
  requests: (count: number) =>
    upTo(count, { one: '# asignación por decidir', other: '# asignaciones por decidir' }),
  objections: (count: number) =>
    upTo(count, { one: '# ausencia por decidir', other: '# ausencias por decidir' }),
  stories: (count: number) =>
    upTo(count, { one: '# historia por revisar', other: '# historias por revisar' }),
  mail: (count: number) => upTo(count, { one: '# correo sin entregar', other: '# correos sin entregar' }),
  invitations: (count: number) =>
    upTo(count, { one: '# invitación devuelta', other: '# invitaciones devueltas' }),
  imports: (count: number) =>
    upTo(count, { one: '# lista importada por confirmar', other: '# listas importadas por confirmar' }),
  unproved: (count: number) =>
    upTo(count, {
      one: '# estudiante sin universidad verificada',
      other: '# estudiantes sin universidad verificada',
    }),
} satisfies Record<Need, (count: number) => string>

/** Below what waits: requests of the last day. */
export const careHeldBack = (count: number) =>
  plural(count, {
    one: 'En las últimas 24 horas, # solicitud de ayuda llegó sin un correo propio: fueron tantas a la vez que un correo cada cinco minutos avisó de todas. Puede que alguien esté inventando solicitudes.',
    other:
      'En las últimas 24 horas, # solicitudes de ayuda llegaron sin un correo propio: fueron tantas a la vez que un correo cada cinco minutos avisó de todas. Puede que alguien esté inventando solicitudes.',
  })

// The page of figures

export const period = 'Periodo'
export const PERIODS = {
  term: 'Este periodo académico',
  last_term: 'El anterior',
  '30d': '30 días',
  '7d': '7 días',
} satisfies Record<ProgrammePeriod, string>
/** When the figures were counted, and the zone of all times: '2:00 p. m.', which ends with a full stop, 'Nueva York'. */
export const asOf = (moment: string, zone: string) => `Actualizado: ${moment} · Hora de ${zone}`
export const figuresDidNotLoad = 'No se pudieron cargar las cifras'
export const countedFirstTime = 'Las cifras se están calculando por primera vez. Pronto aparecerán aquí.'
export const nothingToShow = 'Aún no hay nada que mostrar'
export const whenStudentsMeetCoaches =
  'Cuando estudiantes y coaches empiecen a reunirse, aquí verás las cifras del programa.'
export const inviteSomebody = 'Invitar a alguien'

// The numbers

export const studentsActive = 'Estudiantes con actividad'
export const sessionsHeld = 'Sesiones realizadas'
export const averageRating = 'Calificación promedio'
/** Shown instead of a figure about fewer than 10 students, or next to one. */
export const notShown = 'No se muestra'
/** Shown instead of a rating. */
export const noRating = 'N/D'
/** The period that a period is compared with. */
const BEFORE = {
  term: 'las mismas semanas del año pasado',
  last_term: 'las mismas semanas un año antes',
  '30d': 'los 30 días anteriores',
  '7d': 'los 7 días anteriores',
} satisfies Record<ProgrammePeriod, string>
export const moreThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} más que en ${BEFORE[period]}`
export const fewerThanBefore = (count: number, period: ProgrammePeriod) =>
  `${number(count)} menos que en ${BEFORE[period]}`
export const asManyAsBefore = (period: ProgrammePeriod) => `igual que en ${BEFORE[period]}`
/* The earlier figure alone, if the two cannot be compared. */
export const before = (figure: number, period: ProgrammePeriod) => `${BEFORE[period]}: ${number(figure)}`
export const beforeNotShown = (period: ProgrammePeriod) => `${BEFORE[period]}: no se muestra`
export const attended = (percentage: number) => `${percent(percentage)} de asistencia`
export const percent = (percentage: number) => `${number(percentage)}%`
export const fromReviews = (count: number) => plural(count, { one: 'de # opinión', other: 'de # opiniones' })
export const fromFewStudents = 'de menos de 10 estudiantes'
/* How long people wait. */
export const matchWithin = (half: string, nineInTen: string) =>
  `De cada diez estudiantes, cinco tienen coach en ${half} o menos y nueve en ${nineInTen} o menos.`
export const sessionWithin = (half: string, nineInTen: string) =>
  `De cada diez estudiantes, cinco tienen su primera sesión en ${half} o menos y nueve en ${nineInTen} o menos.`
export const fewAreNotShown =
  'No se muestran cifras de menos de 10 estudiantes, ni las que permitirían deducirlas.'

// The charts

export const downloadCsv = 'Descargar CSV'
/* Accessible names of tables and buttons, for people who cannot see the chart next to them. */
export const tableOf = (title: string) => `Tabla: ${title}`
export const downloadCsvOf = (title: string) => `Descargar CSV: ${title}`
/** By the parts that the period is divided into. */
export const HELD_EACH = {
  week: 'Sesiones realizadas cada semana',
  month: 'Sesiones realizadas cada mes',
  day: 'Sesiones realizadas cada día',
} as const
/* Buttons that show the other parts of a term, and how months are made. */
export const byMonth = 'Por mes'
export const byWeek = 'Por semana'
export const weeksOfMonth = 'Cada semana cuenta en el mes en que cae su lunes.'
/** What still goes on, at the end of the line. */
const GOING_ON = {
  week: 'esta semana, que aún no termina',
  month: 'este mes, que aún no termina',
  day: 'hoy, que aún no termina',
} as const
/** `isGoingOn`: whether the last part is not over. */
export const dottedIs = (period: ProgrammePeriod, each: keyof typeof GOING_ON, isGoingOn: boolean) =>
  [
    `Línea de puntos: ${BEFORE[period]}.`,
    ...(isGoingOn ? [`El tramo discontinuo lleva a ${GOING_ON[each]}.`] : []),
    'Donde la línea se interrumpe, la cifra no se muestra.',
  ].join(' ')
export const whenStudentsMeet = 'A qué hora se reúnen'
export const byTheHour = 'Sesiones realizadas, según la hora en que empezaron.'
export const tooFewStudents = 'Son muy pocos estudiantes para mostrar esto sin que se sepa quiénes son.'
/* Column headings of the charts when they are shown as tables. */
export const PART_HEADS = { week: 'Semana del', month: 'Mes', day: 'Día' } as const
export const hour = 'Hora'
export const step = 'Paso'
export const held = 'Realizadas'
export const heldBefore = 'Realizadas antes'
/** An hour of the day, 0 to 23: '4 p. m.'. */
export const hourOfDay = (hour: number) =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`
export const fromSignUp = 'De crear la cuenta a dar su opinión'
export const everybodyWhoSignedUp = 'Quienes alguna vez crearon una cuenta.'
export const FUNNEL_STEPS = {
  signed_up: 'Crearon su cuenta',
  completed: 'Completaron su perfil',
  matched: 'Tienen coach',
  met: 'Tuvieron su primera sesión',
  spoke: 'Dieron su opinión',
} satisfies Record<FunnelStep, string>

export const bySchool = 'Por universidad'
export const bySchoolLede = 'Quienes alguna vez crearon una cuenta, y las sesiones de este tiempo.'
export const school = 'Universidad'
/** Rows of students without a school, and of all schools that have no row of their own. */
export const SCHOOL_ROWS = { none: 'Sin universidad elegida', other: 'Otras universidades' } as const
/** Heads a column of students with a session in the period. */
export const active = 'Con actividad'

// The load of the coaches

export const coaches = 'Coaches'
export const fullestFirst = 'Coaches, de la semana más llena a la menos llena'
export const allCoaches = 'Lista de coaches'
export const noCoachYet = 'Aún no hay coaches que reciban estudiantes.'
/* Column headings. */
export const coach = 'Coach'
export const students = 'Estudiantes'
export const thisWeek = 'Esta semana'
export const hoursFilled = 'Horario ocupado'
export const rating = 'Calificación'
/** Shown instead of the share of the week's hours that is filled. */
export const noHours = 'Sin horario'
export const showMoreCoaches = 'Mostrar más coaches'

// The report to print

export const report = 'Informe'
export const reportTitle = 'Informe del programa'
/** Days such as 'August 10, 2026', and the zone of the calendar, 'New York'. */
export const reportOf = (first: string, last: string, zone: string) =>
  `Del ${first} al ${last}, según la hora de ${zone}.`
export const printReport = 'Imprimir o guardar'

// The report of quiet students

export const programmeTitle = 'Programa'
export const quietTitle = 'Estudiantes sin sesiones'
export const quietLede = 'Sin sesiones desde hace un tiempo y sin reservas.'
export const quietMeans =
  'Aquí solo cuentan las sesiones, nunca lo que alguien escribe. Quien no tiene sesiones puede estar bien, tener mucho que hacer o haber encontrado ayuda en otra parte: es un motivo para preguntar y no dice nada de nadie. Al abrir esta lista queda un registro.'
export const withoutSessionFor = 'Sin sesiones desde hace'
export const weeks = (count: number) => plural(count, { one: '# semana', other: '# semanas' })
export const whichStudents = 'Estudiantes'
export const COACHED = {
  everybody: 'Con o sin coach',
  matched: 'Con coach',
  unmatched: 'Sin coach',
} as const
export const order = 'Orden'
export const QUIET_SORTS = {
  newest: 'Menos tiempo sin sesiones',
  longest: 'Más tiempo sin sesiones',
  name: 'Por nombre',
} satisfies Record<QuietSort, string>
/** `all` is null if there are more than are counted. */
export const studentsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# estudiante', other: '# estudiantes' })
export const selectStudent = (name: string) => `Seleccionar a ${name}`
export const nobodyQuiet = 'Nadie lleva tiempo sin sesiones'
export const everybodyHadSession =
  'Todos los estudiantes tuvieron una sesión en este tiempo, tienen una reservada o acaban de llegar.'
/* `age` is a length of time, such as '3 weeks'. */
export const lastSession = (day: string, age: string) => `Última sesión: ${day}, hace ${age}`
export const noSessionYet = (day: string, age: string) => `Aún sin sesiones. Se registró: ${day}, hace ${age}`
export const withoutCoach = 'Sin coach'
export const coachedBy = (coaches: readonly string[]) => `Con ${list(coaches)}`
export const openRecordOf = (name: string) => `Abrir el expediente de ${name}`
export const findCoach = 'Buscar coach'
export const findCoachFor = (name: string) => `Buscar coach para ${name}`

// How the programme matches and books

export const settingsTitle = 'Cómo se deciden las asignaciones'
export const settingsDidNotLoad = 'No se pudo cargar la configuración'
export const change = 'Cambiar'
/** The link to the weights of the engine. */
export const whatCounts = 'Qué cuenta'
export const saved = 'Guardado.'
export const whoDecides = 'Quién decide'
export const MODES = {
  automatic: {
    title: 'Decide el sistema',
    means: 'A tus estudiantes se les asignan de inmediato los tres coaches más afines.',
  },
  coach: {
    title: 'Deciden los coaches',
    means:
      'Los coaches aceptan o rechazan a los estudiantes que el sistema les propone. Después de 48 horas sin respuesta, le preguntamos a otra persona.',
  },
  admin: {
    title: 'Decide la administración',
    means: 'Tú apruebas o rechazas las asignaciones que el sistema propone.',
  },
} satisfies Record<MatchingMode, { title: string; means: string }>
/** What happens to the waiting requests when the engine takes over. */
export const requestsWait = (count: number) =>
  plural(count, {
    one: 'Hay una solicitud en espera. El sistema la decidirá cuando guardes.',
    other: 'Hay # solicitudes en espera. El sistema las decidirá cuando guardes.',
  })
/** The same, if there are more requests than are counted. */
export const manyRequestsWait = (counted: number) =>
  `Hay más de ${number(counted)} solicitudes en espera. El sistema las decidirá cuando guardes.`
export const confirmedOnly = 'Solo se asignan coaches a estudiantes con el correo confirmado'
export const confirmedOnlyMeans =
  'También cuenta haber verificado la universidad. Si no, se asignan coaches a todo el mundo, y los lugares son primero para quienes ya confirmaron.'
export const matchedOnly = 'Los estudiantes solo pueden reservar con sus coaches'
/* The rules of booking, as sentences that follow each other. */
export const matchConfirmedOnly =
  'Solo se asignan coaches a estudiantes con el correo confirmado o la universidad verificada.'
export const bookMatchedOnly = 'Los estudiantes solo pueden reservar con sus coaches.'
export const bookAnybody = 'Los estudiantes pueden reservar con cualquier coach que reciba estudiantes.'
export const mayHaveAhead = (sessions: number) =>
  plural(sessions, {
    one: 'Cada estudiante puede tener una sola sesión reservada a la vez.',
    other: 'Cada estudiante puede tener hasta # sesiones reservadas a la vez.',
  })
export const movedUntilStart = 'Una sesión se puede cambiar de hora hasta que empieza.'
/** `notice` is '4 horas'. */
export const movedUntil = (notice: string) =>
  `Una sesión se puede cambiar de hora hasta ${notice} antes de que empiece.`
export const callsGoDirectly = 'Las llamadas pueden ir directamente entre el estudiante y el coach.'
/** `zone` is 'Nueva York'. */
export const figuresGoBy = (zone: string) => `Los días y las semanas de las cifras siguen la hora de ${zone}.`
export const figuresZone = 'Zona horaria de las cifras'
export const figuresZoneMeans =
  'Con qué hora empiezan los días, las semanas y las horas de las cifras y de sus archivos. Es la misma para toda la administración.'
/** How long before its start a session can no longer be moved. */
export const notice = (count: number, unit: 'day' | 'hour' | 'minute') =>
  plural(
    count,
    {
      day: { one: '# día', other: '# días' },
      hour: { one: '# hora', other: '# horas' },
      minute: { one: '# minuto', other: '# minutos' },
    }[unit],
  )
export const noNotice = 'Ninguna'
export const sessionsAhead = 'Sesiones reservadas a la vez'
export const sessionsAheadHint = 'Cuántas puede tener cada estudiante, sumando las de todos sus coaches.'
/** `noNotice` agrees with this noun. */
export const noticeOfChange = 'Anticipación para un cambio'
export const noticeHint =
  'Cuando falta menos que esto para que empiece, una sesión ya no se puede cambiar de hora, y si se cancela queda como cancelación tardía.'
export const directCalls = 'Las llamadas pueden ir directamente entre el estudiante y el coach'
export const directCallsMean =
  'El video y el audio pueden mejorar. Pero el estudiante y el coach podrían conocer la dirección de red de la otra persona, que indica más o menos dónde está. Si no lo permites, cada llamada pasa por el servidor intermedio, que oculta las dos.'
export const directCallsWithoutRelay =
  'Por el momento esto no cambia nada: el servicio no tiene un servidor intermedio, así que las llamadas van directamente de todos modos. Cuando lo tenga, cada llamada pasará por él, a menos que permitas esto.'
/**
 * Shown if somebody else has saved in the meantime: `mode` is one of the titles above, in bold, `rules` are those of
 * booking.
 */
export const overtaken = <T>(mode: T, rules: string) => [
  'Otra persona acaba de cambiar esto. Ahora está así: ',
  mode,
  `. ${rules} Guarda otra vez para reemplazarlo con lo tuyo.`,
]

// Whether pages are offered in Spanish
export const spanishReadBy = 'Quién leyó las páginas en español'
export const spanishReadByMeans =
  'Ofrecemos las páginas y los correos en español en cuanto los haya leído alguien que lo hable. Escribe aquí su nombre, o déjalo vacío para que solo haya inglés.'

/** Errors at the fields of forms. */
export const fieldErrors = { ...fields.textErrors } satisfies Partial<FieldSentences>
