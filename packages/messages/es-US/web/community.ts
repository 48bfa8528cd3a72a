/** The wall: what students write for other students of their school, and what administrators decide about it. */
import type { StoryDecision, StoryList, StoryState } from '@shinequo/contract/community'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// The page

/** The title of the page in the browser; the heading on it is `welcome`. */
export const community = 'Comunidad'
export const welcome = 'Te damos la bienvenida al muro de historias'
export const lede = 'Un lugar tranquilo para historias sinceras, de estudiantes para estudiantes.'
/* What the wall invites students to do: each is a sentence in bold, followed by one that explains it. */
export const shareRealStory = 'Comparte tu historia tal como es.'
export const middleCounts = 'El camino también cuenta, no solo el final.'
export const learnFromOthers = 'Aprende de otras historias.'
export const someoneHadYourWeek = 'Alguien ya pasó por una semana como la tuya.'
export const offerSupport = 'Ofrece tu apoyo.'
export const sayItHelped = 'Con un “Me ayudó” debajo de una historia basta.'
export const findYourPeople = 'Encuentra a tu gente.'
export const alwaysAnonymous = 'Siempre sin tu nombre.'
export const byNameOrAnonymous = 'Con tu nombre o de forma anónima.'
export const important = 'Importante'
/** `line` is the number of the crisis line, a link. */
/** `line` shows the number. `asking`: how one is answered in Spanish, as the programme wrote it. */
export const ifYouNeedSupport = <T>(line: T, number: string, asking: string) => [
  'Si necesitas apoyo ahora mismo, llama al ',
  line,
  `${number === '988' ? ' y presiona 2' : ''}${asking ? ` (${asking})` : ''}. Alguien te responde${number === '988' ? ' en español' : ''}, de día y de noche.`,
]
export const peerWall = 'Muro de apoyo entre estudiantes'
export const wallDidNotLoad = 'No se pudo cargar el muro'
export const nothingOnTheWall = 'Aún no hay nada en el muro'
export const yoursCanBeFirst = 'La tuya puede ser la primera. La lee una persona antes que tu universidad.'
export const thatIsEverything = 'Por ahora, eso es todo.'

// A story

/** Shown instead of a name. It describes the story, since the author's gender is not known here. */
export const anonymous = 'Historia anónima'
/** Next to a story that the reader wrote. */
export const yours = 'Tuya'

/** Samples on the wall of a school that has no stories of its own. Their authors are invented or not named. */
export const SAMPLES = {
  class: {
    title: 'Dejé una clase y no se cayó el mundo',
    content:
      'Seguía en una clase que iba a reprobar porque dejarla me parecía la prueba de algo. Mi coach me preguntó qué le diría a un amigo. La dejé un viernes, dormí y aprobé las otras cuatro.',
    author: 'Mateo B.',
    tags: ['Calificaciones', 'Volver a empezar'],
  },
  lunch: {
    title: 'Almorzar a solas, hasta que un día no',
    content:
      'Durante un mes me senté todos los días en la misma mesa. Hasta que alguien me preguntó por mi libro. Si hoy estás en esa mesa, quédate un poco más de lo que te resulta cómodo.',
    author: '',
    tags: ['Sentirse parte'],
  },
  alarm: {
    title: 'La alarma que me cambió el semestre',
    content:
      'No la de la mañana. Una a las 10:45 p. m. que dice “cierra la laptop”. Nueve días no le hice caso. Al décimo, sí.',
    author: 'Sofía K.',
    tags: ['Sueño', 'Hábitos'],
  },
} as const

/** A button that says so about a story, or takes it back. */
export const thisHelped = 'Me ayudó'
export const thisHelpedStory = (title: string) => `${thisHelped}: ${title}`
/** Next to that button: whom the story helped, `others` besides the reader. Without anybody, nothing. */
export const helpedWords = (reader: boolean, others: number) => {
  if (others === 0) return reader ? 'Te ayudó. Nadie ve que fuiste tú.' : ''
  if (!reader) return itHelped(others)
  return plural(others, {
    one: 'Les ayudó a ti y a otra persona.',
    other: 'Les ayudó a ti y a # personas más.',
  })
}
/** For the author, too. */
export const itHelped = (count: number) =>
  plural(count, { one: 'Ayudó a 1 estudiante.', other: 'Ayudó a # estudiantes.' })

// Sharing a story

/** A button, and the title of the form that it opens. */
export const shareYourStory = 'Comparte tu historia'
export const personReadsFirst = 'Primero la lee una persona. Ningún estudiante ve quién la escribió.'
export const asYouWouldTell = 'Escríbela como se la contarías a alguien de confianza.'
export const titleField = 'Título*'
export const titleRequired = 'Escribe un título'
export const storyField = 'Historia*'
export const storyRequired = 'Escribe tu historia'
export const separateTags = 'Separa las etiquetas con comas.'
export const shareAnonymously = 'Compartir de forma anónima'
export const nobodySeesWhoWrote =
  'Siempre activado: ningún estudiante ve quién escribió una historia de este muro.'
export const nameStaysOff = 'Tu nombre y tu foto no aparecen en el muro.'
/** A person may read the story before it is published, so not 'Publicar', which is what administrators do. */
export const post = 'Compartir'
export const storyReceived = 'Gracias. Una persona la lee antes de que llegue al muro.'
/** Shown if the school has no wall yet. */
export const inDevelopment =
  'La función para compartir historias todavía no está lista. Te avisaremos cuando lo esté.'

// Asking for one email when the wall of one's school opens

export const canEmailOnce =
  'El muro de tu universidad todavía no está abierto. ¿Quieres un correo cuando se abra?'
export const willEmailOnce = 'Te enviaremos un correo cuando se abra el muro de tu universidad.'
export const notifyMe = 'Avísame'
export const doNotNotifyMe = 'No me avises'

// A student's own stories

export const yourStories = 'Tus historias'
export const yourStoriesDidNotLoad = 'No se pudieron cargar tus historias'
export const showAll = (count: number) => `Mostrar las ${number(count)}`

const ON_THE_WALL = 'En el muro'
const NOT_ON_THE_WALL = 'Fuera del muro'
const BEING_READ = 'En revisión'

/**
 * The state of a story, in a word and in sentences. Below the sentences of `held`, the page says how to call the crisis
 * line.
 */
export const OWN_STATES = {
  waiting: {
    chip: BEING_READ,
    words:
      'Una persona lee cada historia antes de que llegue al muro. Aquí verás lo que decida sobre la tuya.',
  },
  held: {
    chip: BEING_READ,
    words:
      'Primero, una persona lee la tuya. Hasta entonces, y siempre, hay alguien para ti, de día y de noche.',
  },
  published: { chip: ON_THE_WALL, words: 'Ya se puede leer en tu universidad. Gracias por compartirla.' },
  declined: {
    chip: NOT_ON_THE_WALL,
    words: 'Esta historia no la pusimos en el muro. Es por el texto, no por ti.',
  },
  removed: {
    chip: 'Retirada del muro',
    words: 'Retiramos esta historia del muro. Es por el texto, no por ti.',
  },
} satisfies Record<StoryState, { chip: string; words: string }>
/** `reason` is in the words of the person who decided. */
export const why = (reason: string) => `Motivo: ${reason}`
export const changeAndShare = 'Cambiar y compartir de nuevo'
/* Accessible names of buttons, for people who cannot see the story next to them. */
export const changeAndShareStory = (title: string) => `Cambiar y compartir de nuevo: ${title}`
export const deleteStory = (title: string) => `Eliminar: ${title}`
export const deleteTitle = '¿Eliminar tu historia?'
export const deleteMeans = (title: string) =>
  `“${title}” se eliminará para siempre, aquí y en el muro, junto con todo lo que se dijo de ella.`
export const deleteAct = 'Eliminar historia'

// Reporting a story

export const report = 'Reportar'
export const reportStory = (title: string) => `Reportar: ${title}`
export const youReported = 'Ya la reportaste'
export const youReportedStory = (title: string) => `Ya la reportaste: ${title}`
export const reportTitle = '¿Reportar esta historia?'
export const reportMeans = (title: string) =>
  `“${title}” sigue ahí hasta que una persona la revise. A quien la escribió no se le dice quién la reportó.`
export const reportAct = 'Reportar historia'
export const whatIsWrong = '¿Cuál es el problema?'
export const whatIsWrongHint =
  'Por ejemplo: nombra a alguien, hace daño o te preocupa la persona que la escribió.'

// The administrators' lists

export const wall = 'Muro'
export const reviewLede =
  'Lo que tus estudiantes quieren compartir con su universidad. Ningún estudiante lee una historia antes de que la publiques, y quien la escribió queda en el anonimato, a menos que registres un motivo para ver quién es.'
/** The name of the row of links to the lists. */
export const lists = 'Listas'
export const LISTS = {
  queue: 'Por revisar',
  published: ON_THE_WALL,
  refused: NOT_ON_THE_WALL,
} satisfies Record<StoryList, string>
export const EMPTY_LISTS = {
  queue: {
    title: 'Nada por revisar',
    words: 'Aquí llegan las historias nuevas y los reportes; lo que tiene palabras de riesgo va primero.',
  },
  published: { title: nothingOnTheWall, words: 'Aquí está lo que publicas.' },
  refused: { title: 'No hay nada aquí', words: 'Aquí está lo que se rechazó o se retiró, con el motivo.' },
} satisfies Record<StoryList, { title: string; words: string }>
export const stories = 'Historias'
/** `all` is null if there are more than are counted. */
export const storiesListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# historia', other: '# historias' })

// A story as administrators read it

/* They agree with 'historia'. */
export const REVIEW_STATES = {
  held: 'Retenida: palabras de riesgo',
  waiting: 'En espera',
  published: ON_THE_WALL,
  declined: 'Rechazada',
  removed: 'Retirada',
} satisfies Record<StoryState, string>
export const reportedTimes = (count: number) =>
  plural(count, { one: 'Reportada una vez', other: 'Reportada # veces' })
/* `age` is a length of time, such as '3 días'. */
export const waits = (age: string) => `Lleva ${age} esperando`
export const ago = (age: string) => `hace ${age}`
export const reports = 'Reportes'
/** `reason` is in the words of the person who reported the story. */
export const reported = (reason: string, age: string) => `${reason} (${ago(age)})`
/** `by` is a name, '' if it is not known; `reason` may be ''. */
export const decided = (by: string, reason: string) => {
  const decision = by === '' ? 'Decisión tomada' : `Decisión de ${by}`
  return reason === '' ? decision : `${decision}: ${reason}`
}

/** What an administrator can do with a story. */
export const ACTS = {
  publish: 'Publicar',
  keep: 'Dejar en el muro',
  decline: 'Rechazar',
  remove: 'Retirar',
  reach: 'Escribirle',
  author: 'Quién la escribió',
} as const
/** The accessible name of such a button, for people who cannot see the story next to it. */
export const actOn = (act: keyof typeof ACTS, title: string) => `${ACTS[act]}: ${title}`
/** A story with words of danger is published in a second step, under its protocol. */
export const PUBLISH_WITH_CARE = {
  publish: { title: '¿Publicar esta historia?', act: 'Publicarla' },
  keep: { title: '¿Dejar esta historia en el muro?', act: 'Dejarla' },
} as const
export const publishWithCare = (title: string) =>
  `“${title}” tiene palabras que pueden indicar peligro. Primero cuida de quien la escribió: esto es lo que tu programa te pide.`
export const published = 'Ya se puede leer en su universidad.'
export const kept = 'Sigue en el muro.'

// What was decided just now

export const justDecided = 'Decisiones recientes'
/** Comes before the title of the story. */
export const DECIDED = {
  published: 'En el muro:',
  declined: 'Rechazada:',
  removed: 'Retirada:',
  held: 'Retenida:',
  waiting: 'En espera:',
} satisfies Record<StoryState, string>
export const undoDecision = (title: string) => `Deshacer: ${title}`
export const takenBack = 'Decisión deshecha. La historia vuelve a donde estaba.'
export const forOneMinute = 'Puedes deshacer una decisión durante un minuto.'

// Declining or removing a story

export const REFUSALS = {
  declined: {
    title: '¿Rechazar esta historia?',
    means: (title: string) =>
      `“${title}” no llegará al muro. Quien la escribió leerá tu motivo y puede cambiar la historia y compartirla de nuevo.`,
    act: 'Rechazar historia',
  },
  removed: {
    title: '¿Retirar esta historia del muro?',
    means: (title: string) =>
      `Tus estudiantes ya no podrán leer “${title}”. Quien la escribió leerá tu motivo y puede cambiar la historia y compartirla de nuevo.`,
    act: 'Retirar historia',
  },
} satisfies Record<
  Exclude<StoryDecision, 'published'>,
  { title: string; means: (title: string) => string; act: string }
>
export const reason = 'Motivo'
export const refusalHint =
  'Escribe con amabilidad y claridad: di qué está mal en estas palabras y qué estaría bien.'
export const sayWhy = 'Escribe por qué: lo leerá quien escribió la historia'
export const alreadyDecided = 'Otra persona ya decidió sobre esta historia. La lista muestra lo que queda.'
export const storyIsGone = 'Esta historia ya no existe: la eliminó quien la escribió.'

// Who wrote a story

export const authorTitle = '¿Ver quién escribió esta historia?'
export const authorLede = (title: string) =>
  `“${title}”. Aquí se escribe con confianza porque nadie sabe quién es quién. Consúltalo solo si alguien puede necesitar ayuda o si se rompió una regla.`
export const authorHint = 'Queda en el registro de auditoría. Quien escribió la historia puede leerlo.'
export const showTheName = 'Mostrar el nombre'
export const writtenBy = <T>(name: T) => [
  'La escribió ',
  name,
  ', que puede ver que lo consultaste y por qué.',
]
export const openTheRecord = 'Abrir el expediente'

// Reaching out to the author of a story, who stays unknown
export const reachOutTitle = 'Escribir a quien la escribió'
/** A title. */
export const reachOutLede = (title: string) =>
  `Sobre “${title}”. Quien la escribió lee esto en la aplicación, con tu nombre, y recibe un correo que lo avisa. No sabrás quién es si no te lo dice.`
export const message = 'Mensaje'
export const reachOutHint =
  'Da las gracias, pregunta con palabras sencillas cómo está y di qué puede pasar después. No prometas nada que no puedas cumplir.'
/** Follows `reachOutHint`. */
export const inTheStorysLanguage = 'Escribe en el idioma de la historia.'
/**
 * What the form starts with: the programme's protocol in a few words. `line` is the number of the crisis line. `asking`:
 * how one is answered in Spanish, as the programme wrote it.
 */
export const reachOutStart = (line: string, asking: string) => {
  const how = [line === '988' && 'presiona 2 para español', asking].filter(Boolean).join(', ')
  return `Gracias por escribir esto. Suena a que estás cargando con mucho, y me alegra que lo hayas puesto en palabras.\n\n¿Cómo estás ahora? ¿Estás a salvo ahí donde estás?\n\nNo sé quién eres, y no tienes que decírmelo. Puedes responder aquí o elegir “Pedir que el equipo se comunique conmigo”, y alguien te escribirá o te llamará. Si no puede esperar, llama al ${line}${how && ` (${how})`}: hay alguien de día y de noche.`
}
export const sendMessage = 'Enviar mensaje'
export const messageSentToAuthor =
  'Enviado. Quien la escribió recibe un correo y puede responder sin dar su nombre.'
export const twoWithoutAnswer = 'Dos mensajes siguen sin respuesta. Espera una, o sigue tu protocolo.'
/** Messages below a story: the heading, who wrote, and how the author answered. `age` is a length of time. */
export const messagesAbout = 'Mensajes'
export const writtenBySender = (by: string, age: string) =>
  by === '' ? `El equipo, hace ${age}` : `${by}, hace ${age}`
export const authorAnswered = (age: string) => `Quien la escribió, hace ${age}`
export const noAnswerYet = 'Aún sin respuesta'

// What staff wrote to the reader about their own story
export const staffWroteToYou = 'Alguien del equipo te escribió. No sabe quién eres.'
export const youAnswered = 'Respondiste'
export const answer = 'Responder'
/* Accessible names of buttons, for people who cannot see the story next to them. */
export const answerAbout = (title: string) => `Responder al mensaje sobre: ${title}`
export const askForContact = 'Pedir que el equipo se comunique conmigo'
export const askForContactAbout = (title: string) =>
  `Pedir que el equipo se comunique conmigo sobre: ${title}`
export const answerTitle = 'Responder sin tu nombre'
export const answerLede = 'El equipo lee tu respuesta junto a tu historia. Sigue sin ver tu nombre.'
export const sendAnswer = 'Enviar respuesta'
export const alreadyAnswered = 'Ya respondiste a este mensaje.'
export const contactTitle = '¿Pedir que el equipo se comunique contigo?'
export const contactMeans =
  'Recibirá tu historia, tu nombre y tu correo, y te escribirá o llamará. Nadie está de guardia a toda hora: si no puede esperar, llama.'
export const contactAct = 'Sí, que se comuniquen'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  message_required: 'Escribe un mensaje',
  opening_reason_required: 'Escribe por qué: puede leerlo quien escribió la historia',
  report_reason_required: 'Escribe qué está mal: lo lee una persona',
  story_required: 'Falta la historia',
  title_required: 'Falta el título',
} satisfies Partial<FieldSentences>
