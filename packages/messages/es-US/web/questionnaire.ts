/** The questionnaire: its answers, what they would change, and how administrators edit it. */
import type { Locale } from '@shinequo/contract/locales'
import type { Question } from '@shinequo/contract/questionnaire'
import { list, number, plural } from '../locale.ts'
import { listed } from './components.ts'

/** Every question must be answered. */
export const ANSWER_REQUIRED = {
  multiple_choice: 'Esta pregunta es obligatoria',
  text: 'Este campo es obligatorio',
} satisfies Record<Question['question_type'], string>

/* The form. */

export const questionsFailed = 'No se pudieron cargar las preguntas'
export const noQuestionsYet = 'Todavía no hay preguntas'
export const stillWriting = 'Tu programa todavía las está escribiendo. Vuelve pronto a ver.'
export const answersFilledIn = 'Tus respuestas ya están puestas. Cambia lo que ya no vaya contigo.'
/** Follows `answersFilledIn`, for a student who has coaches. */
export const seenBeforeSent = 'Verás qué cambia con eso antes de que se envíe algo.'
export const loadingQuestions = 'Cargando preguntas...'
export const cancelAndReturn = 'Cancelar y volver a Inicio'
export const answered = (count: number, of: number) => `Respuestas: ${count} de ${of}`
export const selectAnOption = 'Elige una opción'

/* What changed answers would change, before they are sent. */

export const beforeYouSend = 'Antes de enviar'
export const nothingSentYet = 'Todavía no se ha enviado nada.'
export const previewFailed = 'No se pudo cargar la vista previa'
/** `failure` is a whole sentence. */
export const sendAllTheSame = (failure: string) =>
  `${failure} Puedes enviar tus respuestas de todos modos: conservas a tus coaches.`
export const sendMyAnswers = 'Enviar mis respuestas'
export const backToMyAnswers = 'Volver a mis respuestas'
export const coachesStay = (count: number) =>
  plural(count, { one: 'Tu coach se queda', other: 'Tus coaches se quedan' })
export const noneTakenAway = 'Ninguna respuesta te quita coaches. Si quieres otro coach, tú decides.'
/** Next to a coach, each before what it is about. */
export const FIT_ROWS = {
  fits: 'Sigue encajando',
  gained: 'Ahora también encaja',
  lost: 'Ya no lo pides',
} satisfies Record<'fits' | 'gained' | 'lost', string>
export const beforeReasons = (row: string) => `${row}: `
export const nothingForOrAgainst = (coach: string) =>
  `Tus respuestas no dicen nada a favor ni en contra de ${coach}.`
export const sendThenAsk = 'Enviar y pedir otro coach'
/** The accessible name of the same button, for people who cannot see the coach next to it. */
export const sendThenAskFor = (coach: string) => `Enviar y pedir otro coach en lugar de ${coach}`
export const newCoaches = 'Más coaches'
export const lookingAtChanges = 'Viendo qué cambiaría...'
export const nothingWouldChange = 'Por ahora no cambiaría nada.'
export const coachesUnchanged = 'Conservarías a tus coaches. Podrán leer tus respuestas cuando las envíes.'
/** How many coaches stay, would be new and would be asked. At least one of them is more than 0. */
export const wouldChange = (stay: number, come: number, ask: number) =>
  `${list([
    ...(stay > 0 ? [plural(stay, { one: '# coach se queda', other: '# coaches se quedan' })] : []),
    ...(come > 0 ? [plural(come, { one: '# coach se sumaría', other: '# coaches se sumarían' })] : []),
    ...(ask > 0
      ? [
          plural(ask, {
            one: '# coach más quedaría por confirmar',
            other: '# coaches más quedarían por confirmar',
          }),
        ]
      : []),
  ])}.`
export const asManyAsPossible =
  'Ya tienes el máximo de coaches, así que tus respuestas no traen a nadie nuevo.'
export const peopleChoose =
  'Por ahora, el equipo de tu programa elige a tus coaches, así que tus respuestas por sí solas no traen a nadie nuevo.'
export const asPlacesStand = 'Según los lugares que hay en este momento. Otra persona puede adelantarse.'
export const wouldAsk = (count: number) =>
  plural(count, {
    one: 'Pediríamos un coach más para ti. Verás quién es cuando se decida.',
    other: 'Pediríamos # coaches más para ti. Verás quiénes son cuando se decida.',
  })
export const nobodyNewFits = (places: number) =>
  plural(places, {
    one: 'Puedes tener un coach más. Por ahora nadie más encaja con tus respuestas; seguimos buscando.',
    other: 'Puedes tener # coaches más. Por ahora nadie más encaja con tus respuestas; seguimos buscando.',
  })

/* The questionnaire as administrators edit it. */

export const questionnaire = 'Cuestionario'
export const aboutQuestionnaire =
  'Lo que responden tus estudiantes para encontrar coach. Las respuestas anteriores conservan el texto que vieron.'
export const loadingTheQuestions = 'Cargando las preguntas...'
export const nothingTypedIsLost = (failure: string) => `${failure} No se pierde nada de lo que escribiste.`
export const questions = 'Preguntas'
export const noQuestions = 'No hay preguntas'
export const askOneAtLeast = 'Hace falta por lo menos una. Agrégala o deshaz lo que quitaste.'
export const addQuestion = 'Agregar una pregunta'
export const preview = 'Vista previa'
export const roomForQuestions = (most: number) =>
  `Un cuestionario puede tener hasta ${number(most)} preguntas.`
export const markedQuestions = 'Revisa las preguntas marcadas.'
export const questionMoved = (from: number, to: number) => `La pregunta ${from} ahora es la pregunta ${to}.`
export const questionRemoved = (place: number) =>
  `Se quitó la pregunta ${place}. Puedes recuperarla con “Deshacer”.`
/** `words` is the text of the choice, '' if it has none yet. */
export const choiceRemoved = (words: string) =>
  `Se quitó ${words === '' ? 'la opción' : `la opción “${words}”`}. Puedes recuperarla con “Deshacer”.`
export const questionsSaved = 'Preguntas guardadas. Tus estudiantes ya las ven.'
export const notSavedYet = 'Todavía sin guardar'
export const allSaved = 'Todo guardado'
export const saveQuestions = 'Guardar preguntas'

/** The languages of questions and choices. */
export const WORDING_LANGUAGES = { en: 'Inglés', 'es-US': 'Español' } satisfies Record<Locale, string>
/** What is chosen between the two: what is edited, and what the preview shows. */
export const wordingIn = 'Editar el texto en'
export const previewIn = 'Mostrar en'
export const withoutSpanish = (count: number) =>
  plural(count, {
    one: 'Falta # texto en español.',
    other: 'Faltan # textos en español.',
  })
export const goToFirst = 'Ir al primero que falta'
export const spanishOptional =
  'Es opcional: donde falta el español, se muestra el inglés. Lo que corrijas también cambia en respuestas anteriores.'
export const spanishIsOff =
  'Por ahora las páginas en español están desactivadas. Estos textos se verán cuando el programa las active.'
export const allInSpanish = 'Nada por traducir'
/** Below a question: how many of it and its choices have no Spanish. */
export const missingInSpanish = (count: number) => `${number(count)} sin texto en español`
export const spanishOfBefore = 'El español todavía es el del texto anterior. Revisa si sigue bien.'
/** A question and its choices in Spanish, in a list; '–' for what has none. */
export const inSpanish = (texts: readonly string[]) => `En español: ${texts.join(', ')}`

export const newQuestion = 'Pregunta nueva'
export const placed = (place: number, question: string) => `${place}. ${question}`
export const toPutRight = 'Por corregir'
export const ANSWERED_WITH = {
  multiple_choice: 'Una de varias opciones',
  text: 'Sus propias palabras',
} satisfies Record<Question['question_type'], string>
export const question = 'Pregunta'
export const answeredWith = 'Se responde con'
export const tilesOrList = 'Hasta cuatro opciones se muestran como tarjetas; si hay más, como lista.'
export const wordsCount =
  'Al asignar, comparar las respuestas con el enfoque y la presentación de los coaches'
export const choices = 'Opciones'
export const readsNoWords = 'Para asignar importa como qué cuenta cada opción, nunca su texto.'
export const choice = (place: number) => `Opción ${place}`
export const doesNotCount = 'No cuenta'
/** Comes between a choice and what it counts as. */
export const countsAs = 'cuenta como'
export const whatChoiceCountsAs = (place: number) => `Como qué cuenta la opción ${place}`
export const wordsSuggest = 'Lo sugieren sus palabras. Cámbialo si no es así.'
export const addChoice = 'Agregar una opción'
export const roomForChoices = (most: number) => `Una pregunta puede tener hasta ${number(most)} opciones.`
/** Names of buttons next to a question or a choice, by its place. */
export const MOVE_UP = {
  question: (place: number) => `Subir la pregunta ${place}`,
  choice: (place: number) => `Subir la opción ${place}`,
}
export const MOVE_DOWN = {
  question: (place: number) => `Bajar la pregunta ${place}`,
  choice: (place: number) => `Bajar la opción ${place}`,
}
export const REMOVE = {
  question: (place: number) => `Quitar la pregunta ${place}`,
  choice: (place: number) => `Quitar la opción ${place}`,
}
export const questionWithoutWords = 'Una pregunta sin texto'
export const choiceWithoutWords = 'Una opción sin texto'

/** What a question has in addition to its text. */
export const inWords = 'Se responde con texto libre'
export const inWordsThatCount = 'Se responde con texto libre · las palabras cuentan'
export const choicesCount = (counting: number, of: number) =>
  `${plural(counting, { one: 'Cuenta #', other: 'Cuentan #' })} de ${plural(of, { one: '# opción', other: '# opciones' })}`
/** A choice with what it counts as. */
export const choiceAs = (choice: string, code: string) => `${choice} (${code})`

export const asStudentSees = 'Como lo ven tus estudiantes'
export const tryIt = 'Incluye todo lo que cambiaste, guardado o no. Pruébalo: no se envía nada.'
export const nothingWasSent = 'Todo está respondido. No se envió nada.'

export const sameMeanwhile = 'Otra persona guardó las mismas preguntas.'
export const changedMeanwhile =
  'Otra persona cambió las preguntas. No se pierde nada de lo que escribiste: elige qué versión conservar.'
export const newest = 'La versión más reciente'
export const yours = 'Tu versión'
export const notAsked = 'No se pregunta'
export const anotherOrderBelow = 'Las preguntas son las mismas, en otro orden. Abajo se muestra el tuyo.'

export const history = 'Historial'
/** `all` is null if there are more than are counted. */
export const versionsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# versión', other: '# versiones' })
export const nothingYet = 'Todavía no hay nada'
export const changesWrittenDown = 'Aquí queda registrado cada cambio de las preguntas.'
export const versions = 'Versiones'
export const version = (number: number) => `Versión ${number}`
/** `name` is the person who saved it, '' if nobody knows. */
export const savedAt = <T>(time: T, name: string) => (name === '' ? [time] : [time, ` · por ${name}`])
export const firstQuestions = (count: number) =>
  plural(count, { one: 'La primera pregunta', other: 'Las primeras # preguntas' })
/** What a version changed. At least one of them is more than 0. They agree with 'pregunta'. */
export const changed = (edited: number, added: number, removed: number) =>
  [
    ...(edited > 0 ? [plural(edited, { one: '# modificada', other: '# modificadas' })] : []),
    ...(added > 0 ? [plural(added, { one: '# agregada', other: '# agregadas' })] : []),
    ...(removed > 0 ? [plural(removed, { one: '# quitada', other: '# quitadas' })] : []),
  ].join(', ')
export const anotherOrder = 'Otro orden'
