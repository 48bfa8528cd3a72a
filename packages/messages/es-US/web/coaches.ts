/** Coaches as students see them, and the page that a coach writes. */

import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { CoachCodeKind } from '@shinequo/domain/coaches/coach-codes'
import { number, plural } from '../locale.ts'
import * as fields from './fields.ts'

/** Shown where a coach has given nothing. */
export const noFocus = 'Área de enfoque sin indicar'
export const noBio = 'Esta página todavía no tiene presentación.'
export const yourSelectedCoach = 'Aquí está tu coach'
export const bookSessionWith = (coach: string) => `Reservar sesión con ${coach}`

// A coach as an administrator reviews them
export const reviewACoach = 'Revisar la página de un coach'
export const reviewLede = 'Esto es exactamente lo que ven los estudiantes y lo que se usa para asignar.'
export const coachDidNotLoad = 'No se pudo cargar esta página'
/** For a student. */
export const yourCoachDidNotLoad = 'No se pudo cargar la página de tu coach'
export const studentsCanFind = (coach: string) => `Tus estudiantes pueden encontrar a ${coach}.`
export const studentsCanFindNow = (coach: string) => `Tus estudiantes ya pueden encontrar a ${coach}.`
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Falta antes de aprobar: ${steps.map((step) => STEPS_IN_SENTENCE[step]).join(', ')}.`
export const approve = (coach: string) => `Aprobar a ${coach}`
export const approvalMeans = (coach: string) =>
  `A partir de ese momento, tus estudiantes verán a ${coach}, y ${coach} recibirá un correo.`

// A coach's own account
export const whereYouMeet = 'Dónde se reúnen'

/** The name of the picture, for screen readers. */
export const pictureOf = (coach: string) => `Foto de ${coach}`
/** After the stars. */
export const fromReviews = (count: number) => plural(count, { one: 'de # opinión', other: 'de # opiniones' })
export const cityAndState = (city: string, state: string) => `${city}, ${state}`
export const about = (coach: string) => `Sobre ${coach}`
/** The title of the coach's welcome message. */
export const wordFrom = (coach: string) => `Unas palabras de ${coach}`
/** Below it, for the coach and for administrators. */
export const welcomeIsFor = 'Solo para estudiantes con una asignación nueva, hasta la primera sesión.'
export const wordsDidNotLoad = (coach: string) => `No se pudo cargar lo que escribió ${coach}`
export const languagePreference = 'Idiomas'
/** For screen readers, before the languages. */
export const languagePreferenceIs = 'Idiomas:'
export const session = 'Una sesión'
export const thirtyMinutesOnline = '30 minutos, en línea'
export const betweenYou = 'Entre ustedes'
export const confidential = 'Privado y confidencial'
/** Below the title that says that no coach was found. */
export const addressMayBeOld = 'Puede que el enlace ya no sirva o que esta persona ya no reciba estudiantes.'

/* What matching reads about a coach, for the people who decide about the coach */
export const whatMatchingReads = 'Lo que se usa para asignar'
export const notOnThePage = (coach: string) =>
  `Tus estudiantes no ven esto en la página. El sistema también tiene en cuenta el horario semanal de ${coach}.`
export const nothingTicked = 'Todavía no hay nada marcado.'
export const SAID_BY_KIND = {
  focus: 'Trabaja en',
  style: 'Cómo trabaja',
  language: 'Da coaching en',
  experience: 'Experiencia propia',
} satisfies Record<CoachCodeKind, string>
export const ownCollege = 'Su universidad'
/** The coach's answers to one of these. */
export const answers = (labels: readonly string[]) => labels.join(', ')

/* The first steps of a coach */
/** Headings, and labels of the fields that are steps. */
export const STEPS = {
  picture: 'Foto',
  description: 'Sobre ti',
  focus_area: 'Área de enfoque',
  language_preference: 'Idiomas',
  time_zone: 'Zona horaria',
  hours: 'Horario semanal',
} satisfies Record<JoiningStep, string>
/** The same, within a sentence for an administrator. */
export const STEPS_IN_SENTENCE = {
  picture: 'foto',
  description: 'presentación',
  focus_area: 'área de enfoque',
  language_preference: 'idiomas',
  time_zone: 'zona horaria',
  hours: 'horario semanal',
} satisfies Record<JoiningStep, string>
export const STEP_REASONS = {
  picture: 'Ver una cara hace más fácil el primer paso',
  description: 'Cómo trabajas, en tus propias palabras',
  focus_area: 'En qué trabajas: escrito para tus estudiantes, marcado para la asignación',
  language_preference:
    'En qué idiomas das coaching: escritos para tus estudiantes, marcados para la asignación',
  time_zone: 'Para que tu horario sea correcto para todo el mundo',
  hours: 'Cuándo pueden reservar contigo',
} satisfies Record<JoiningStep, string>
export const yourFirstSteps = 'Tus primeros pasos'
export const stepsDone = (done: number, all: number) =>
  plural(done, { one: `# de ${number(all)} listo`, other: `# de ${number(all)} listos` })
/** For screen readers, after a step. */
export const stepDone = ', listo'
export const stepToDo = ', pendiente'
export const seenOnceApproved =
  'Tus estudiantes te verán cuando termines estos pasos y tu programa haya aprobado tu página.'
export const thankYou = 'Todo listo, gracias.'
/** `thankYou` is in an element of its own. */
export const allDone = <T>(thankYou: T) => [
  thankYou,
  ' Ahora tu programa revisará tu página. Te escribiremos en cuanto tus estudiantes puedan encontrarte; no tienes que hacer nada más.',
]
export const firstSteps = 'Primeros pasos'
export const yourPageLede =
  'Lo que tus estudiantes ven de ti y lo que el sistema tiene en cuenta para asignar. Tu horario se marca en Disponibilidad.'
export const pageDidNotLoad = 'No se pudo cargar tu página'
export const languagesAndZone = 'Idiomas y zona horaria'
export const whatStudentsSee = 'Lo que ven tus estudiantes'
export const yourPicture = 'Tu foto'
export const yourNewPicture = 'Tu foto nueva, sin guardar todavía'
export const addPicture = 'Agregar una foto'
export const changePicture = 'Cambiar la foto'

/* About the coach */
/** `yourHours` is the link to the coach's hours. */
export const matchingReads = <T>(yourHours: T) => [
  'Para asignar, el sistema usa lo que marcas y ',
  yourHours,
  '; tus estudiantes leen lo que escribes.',
]
export const yourHours = 'tu horario'
export const focusAreaHint = 'Lo que leen tus estudiantes. Elige una de la lista o escribe la tuya.'
export const whatYouWorkOn = 'En qué trabajas'
export const whatYouWorkOnHint = 'Marca todo aquello en lo que te gusta trabajar.'
export const editorDidNotLoad = 'No se pudo cargar el editor'
export const aboutYouHint =
  'Cómo trabajas y cómo es una primera sesión contigo. Puedes usar negritas, listas y enlaces.'
export const howYouWork = 'Cómo trabajas'
export const howYouWorkHint = 'Tus estudiantes dicen lo que esperan; marca lo que más se parece a ti.'
export const whatYouHaveLived = 'Lo que tú has vivido (opcional)'
export const whatYouHaveLivedHint =
  'Solo para la asignación. Tu programa puede leerlo; un estudiante lo ve solo como razón de la asignación, y solo si lo pidió.'
export const college = 'Tu propia universidad (opcional)'
export const collegeHint = 'Para quienes piden un coach de su propia universidad.'
export const noCollege = 'Ninguna'
/** A person's words, not a part of the page that everybody sees. */
export const welcomeMessage = 'Mensaje para dar la bienvenida (opcional)'
export const welcomeHint =
  'Solo lo lee quien tiene una asignación nueva contigo: en tu página hasta la primera sesión, y en el correo sobre la asignación. Tu programa también puede leerlo.'
export const saveAboutYou = 'Guardar tu presentación'
/** `hint` is a whole sentence. */
export const hintWithSuggestion = (hint: string) =>
  `${hint} Marcamos lo que sugiere tu texto. Revísalo: cuenta en cuanto lo guardes.`

/* Languages and place */
export const languagesHint =
  'Lo que leen tus estudiantes. Si son varios, sepáralos con comas: inglés, español'
export const languagesYouCoachIn = 'Idiomas en los que das coaching'
export const languagesYouCoachInHint =
  'El sistema usa lo que marcas, y tus estudiantes leen el texto de arriba. Si ninguno de tus idiomas está en la lista, no marques nada.'
export const stateOrRegion = 'Estado o región'
export const selectTimeZone = 'Elige una zona horaria'
export const timeZoneHint = (browserZone: string) =>
  `Las horas de tu horario semanal son de esta zona. Tu navegador dice ${browserZone}.`
export const chooseTimeZone = 'Elige una zona horaria'
export const saveLanguagesAndZone = 'Guardar idiomas y zona horaria'

/* Where sessions meet */
export const meetInRoom = 'Tus sesiones son en una sala de ShineQuo. Los dos datos siguientes son opcionales.'
export const phone = 'Número de teléfono'
export const phoneHint =
  'Con el código de país. Tu estudiante lo ve solo en la sala, mientras la sala está abierta, por si falla el video o el audio. Nunca aparece en un correo.'
export const meetingLink = 'Mi propio enlace de reunión'
/** 'Entrar ahora' is the button that opens the room, `joinNow` of the bookings. */
export const meetingLinkHint =
  'Un enlace tuyo de Zoom, Meet u otro. Con él, el botón “Entrar ahora” lleva allí en todas tus próximas sesiones, y nuestra sala queda cerrada. Déjalo vacío para reunirse en nuestra sala.'
export const saveMeetingPlace = 'Guardar dónde se reúnen'
export const saved = 'Guardado.'

/* All coaches of the programme */
export const allCoaches = 'Coaches del programa'
export const seeAllCoaches = 'Ver coaches del programa'
export const allCoachesLede = 'Mira quién encaja contigo y cuándo puede atenderte.'
/** Where a programme restricts booking to matches. */
export const matchedOnly =
  'En tu programa, solo puedes reservar con tus coaches. Puedes leer sobre cualquier coach.'
export const searchHint = 'Nombre o área de enfoque'
export const anyFocus = 'Cualquier área'
export const anyLanguage = 'Cualquier idioma'
export const nextFree = 'Próxima hora libre'
export const anyDay = 'Cualquier día'
/** By the number of days. */
export const FREE_WITHIN = { '3': 'En los próximos 3 días', '7': 'En los próximos 7 días' }
/** `hasMore`: there are more coaches than are shown. */
export const coachesListed = (count: number, hasMore: boolean) =>
  hasMore
    ? plural(count, { one: 'Se muestra # coach; hay más', other: 'Se muestran # coaches; hay más' })
    : plural(count, { one: '# coach', other: '# coaches' })
export const noCoachFits = 'Nadie encaja con todo esto'
export const eachAloneHelps = 'Quita uno de estos filtros y habrá coaches.'
export const severalHideThem = 'Hay que quitar más de un filtro. Empieza otra vez sin filtros.'
export const noCoachesNow = 'No hay coaches por ahora'
export const comeBackSoon = 'Tu programa está buscando coaches. Vuelve pronto.'
export const checkingFilters = 'Buscando qué filtro quitar...'
/** Removes a filter, named as its field shows it. */
export const drop = (filter: string) => `Quitar “${filter}”`
/** Instead of the next free time. */
export const noKnownTime = 'Por ahora no vemos horarios libres'
export const isYourCoach = 'Tu coach'
export const isAsked = (coach: string) => `Le preguntamos a ${coach}`
/** Instead of the next free time: for a reason between the two, which is not said. */
export const notAvailableNow = 'No está disponible para ti ahora'
export const notAvailableToYou = (coach: string) =>
  `${coach} no está disponible para ti ahora. Otras personas del equipo de coaches te reciben con gusto.`
export const seeOtherCoaches = 'Ver más coaches'
/** On a coach's page: this coach cannot be booked. */
export const notYours = (coach: string) =>
  `En tu programa, solo puedes reservar con tus coaches. Por ahora, ${coach} no es tu coach.`

/* A first session, on a coach's page */
export const firstSession = 'Cómo es una primera sesión'
export const FIRST_SESSION = [
  ['Antes', 'No tienes que preparar nada. Si quieres, deja una nota al reservar: tu coach la lee primero.'],
  ['Los primeros diez minutos', 'Cuentas qué te pasa, en tus palabras. Con la cámara encendida o apagada.'],
  ['Luego', 'Eligen una cosa y buscan un paso pequeño que quepa en tu semana.'],
  ['Después', 'Decides si quieren verse otra vez. Si no es lo que buscas, puedes cambiar de coach.'],
] as const

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  choose_listed: 'Elige una opción de la lista',
  codes_twice: 'Pon cada opción una sola vez',
  list_required: 'Falta una lista',
  meeting_link_invalid: 'Escribe un enlace que empiece con https://',
  phone_invalid: 'Escribe el número con el código de país, como +1 617 555 0100',
  zone_required: 'Elige una zona horaria',
  number_out_of_range: ({ least, most }) =>
    `Escribe un número entero entre ${number(least)} y ${number(most)}`,
  too_many_codes: ({ max }) =>
    plural(max, { one: 'Pon # opción como máximo', other: 'Pon # opciones como máximo' }),
} satisfies Partial<FieldSentences>
/** For an id that belongs to no coach. */
export const coachNotFound = (coachId: string) => `No hay coach con este ID: ${coachId}`
