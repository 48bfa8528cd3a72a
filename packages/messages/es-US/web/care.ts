/** Help for people who write about danger, for people who read it, and what the staff sees of it. */
import type { CareList, CarePlace, RequestPlace } from '@shinequo/contract/care'
import type { FieldSentences } from '@shinequo/contract/rules'
import { list } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// Ways to help, on every page and in the room

/** Comes before the programme's crisis line, which is a link. */
export const inCrisis = '¿Estás en crisis?'
export const call = (number: string) =>
  number === '988' ? 'Llamar al 988 y presionar 2' : `Llamar al ${number}`
export const text = (number: string) =>
  number === '988' ? 'Mandar AYUDA al 988' : `Mandar un mensaje al ${number}`
/** What a text to the number has to say, so that it is answered in this language; '' for nothing. */
export const textWord = (number: string) => (number === '988' ? 'AYUDA' : '')
export const chat = 'Chat'
/** Where the page that opens is known to be in this language. */
export const chatInThisLanguage = 'Chat en español'
/** Follows `chat`, for screen readers only. */
export const chatOpens = (number: string) => `con la línea ${number}, en una pestaña nueva`
/** Comes before the emergency number, which is a link. */
export const inDanger = '¿Estás en peligro ahora?'
/** Follows the emergency number: what it does for those who speak the language of this catalogue; '' for nothing. */
export const emergencyInterpreters = (number: string) =>
  number === '911' ? 'Puedes pedir que te atiendan en español.' : ''
/** Stands below the ways to reach the line. `asking`: how one is answered in Spanish; '' if that is not known. */
export const askingOnTheLine = (asking: string) => (asking ? `Para hablar en español: ${asking}` : '')
export const linesToCall = 'Líneas a las que puedes llamar'

// Before a student sends words of danger. Keep it calm: nothing is forbidden, and nobody is notified.

export const helpNow = 'Ayuda, ahora mismo'
export const soundsHeavy =
  'Parte de lo que escribiste suena muy difícil de llevar. Si piensas en hacerte daño o en hacerle daño a otra persona, si alguien te hace daño, o si ahora mismo esto es demasiado para llevarlo a solas, habla con alguien, por favor. En los números de abajo te escuchan de día y de noche, es gratis, y desde aquí no le avisamos a nadie.'
export const gladYouWrote = 'Nos alegra que lo hayas escrito. Se queda tal como lo escribiste.'
/** Comes before the `seen` of a place. */
export const whoReadsThis = 'Quién lee esto.'
export const letStaffRead = 'Permitir que el equipo del programa lea esto y se comunique conmigo'
export const staffGets =
  'Reciben lo que escribiste, tu nombre y tu correo. Nadie está pendiente las 24 horas: si no puede esperar, llama.'
export const staffCanRead = 'El equipo ya puede leer esto y se comunicará contigo.'
/** `reason` is a whole sentence. */
export const staffNotTold = (reason: string) =>
  `No se pudo avisar al equipo. ${reason} Intenta de nuevo, o desmarca la casilla y continúa.`
export const keepEditing = 'Seguir editando'
export const beforeYouGoOn = 'Antes de continuar'
export const goOn = 'Continuar'
export const sendAnyway = 'Enviar de todos modos'
/** The title of the quieter card, for words that may be about a bad week as well as about danger. */
export const ifHeavy = 'Si algo de esto te pesa'
export const notAlone =
  'No tienes que cargar con esto a solas. En estas líneas escuchan de día y de noche, es gratis y aquí no se le avisa a nadie.'
const beforeYouSend = 'Antes de enviar esto'

/**
 * By the place where it was written: the card's title, who sees what was written, and what continues after the card.
 */
export const PLACES = {
  answers: {
    title: beforeYouSend,
    seen: 'Los coaches que te asignemos leerán tus respuestas. Pueden pasar días, y nadie las lee antes.',
    act: sendAnyway,
  },
  booking_note: {
    title: beforeYouSend,
    seen: 'Tu coach leerá esta nota antes de la sesión, y verá que quizá necesites ayuda. Nadie está pendiente de esto las 24 horas.',
    act: sendAnyway,
  },
  chat: {
    title: beforeYouSend,
    seen: 'Tu coach leerá esto en la sala o más tarde, y verá que quizá necesites ayuda. Nadie está pendiente de esto las 24 horas.',
    act: sendAnyway,
  },
  profile: {
    title: 'Antes de guardar esto',
    seen: 'Los coaches que te asignemos ven tu nombre, tu foto, tu universidad, tu grado académico, tu carrera y tu idioma, y lo demás que hayas decidido compartir. Nadie de tu universidad lee el resto.',
    act: 'Guardar de todos modos',
  },
  feedback: {
    title: beforeYouSend,
    seen: 'Tu coach ve las estrellas que das, nunca lo que escribiste. Nadie lo lee a menos que lo digas aquí.',
    act: sendAnyway,
  },
  story: {
    title: 'Antes de compartir esto',
    seen: 'Alguien del equipo del programa leerá tu historia pronto, antes que nadie más. No ve tu nombre a menos que lo busque, y si lo hace, puedes ver que lo hizo.',
    act: 'Compartir de todos modos',
  },
  story_off: {
    title: beforeYouGoOn,
    seen: 'La función para compartir historias todavía no está lista: tu historia no se envía, y nadie la lee a menos que lo digas aquí.',
    act: goOn,
  },
  change: {
    title: beforeYouSend,
    seen: 'El equipo de tu programa puede leer este motivo, pero nadie está pendiente las 24 horas. Ningún coach lo ve nunca.',
    act: sendAnyway,
  },
  report: {
    title: beforeYouSend,
    seen: 'El equipo del programa leerá tu reporte. Quien escribió la historia nunca sabrá quién lo envió.',
    act: sendAnyway,
  },
} satisfies Record<CarePlace, { title: string; seen: string; act: string }>

// For coaches and staff who read or write words of danger

export const mayNeedCare = 'Alguien puede necesitar ayuda ahora'
/** Of a person, in lists. */
export const personMayNeedCare = 'Puede necesitar ayuda ahora'
/** Leads to a student's words. */
export const readWhatTheyWrote = (student: string) =>
  `${student} puede necesitar ayuda ahora: lee lo que escribió`
/** On the page that has the words: leads to them. */
export const seeTheWords = 'Ver las palabras'
export const whatToDo = 'Qué hacer'
/** `about` names the words in question. */
export const whatToDoAbout = (about: string) => `Qué hacer: ${about}`
export const whenSomebodyNeedsCare = 'Cuando alguien puede necesitar ayuda ahora'
export const wordsCanBeHarmless =
  'Esto es lo que tu programa te pide que hagas. Palabras como estas pueden ser inofensivas: empieza por preguntar.'
export const noteMayMeanCare =
  'Lo que escribiste puede indicar que alguien necesita ayuda ahora. Tu nota no le avisa a nadie más: esto es lo que tu programa te pide que hagas.'
/** Comes before the questions of the initial protocol in Spanish. */
export const ifYouSpeakSpanish = 'Si hablan en español, puedes preguntar:'
export const QUESTIONS_IN_SPANISH = [
  '¿Estás pensando en quitarte la vida?',
  '¿Alguien te hizo daño?',
  '¿Estás a salvo donde estás ahora mismo?',
]
/** `reason` is a whole sentence. */
export const protocolDidNotLoad = (reason: string) => `No se pudo cargar el protocolo. ${reason}`

// The page for administrators

export const title = 'Solicitudes de ayuda'
export const lede =
  'Estudiantes que piden que el equipo se comunique, casi siempre porque escribieron sobre algún peligro, avisos de coaches, y lo que hace tu equipo después.'
export const lists = 'Listas'
/** A list of requests, and the button that marks one as answered. */
export const answered = 'Respondidas'
export const lineAndProtocol = 'Línea de crisis y protocolo'
export const TABS = {
  open: 'Por responder',
  answered,
  settings: lineAndProtocol,
  phrases: 'Tus frases',
} satisfies Record<CareList | 'settings' | 'phrases', string>
export const EMPTY_LISTS = {
  open: {
    title: 'Nadie está esperando',
    words:
      'Aquí aparece quien pide que el equipo se comunique, con o sin palabras. Primero, quien lleva más tiempo esperando.',
  },
  answered: {
    title: 'Todavía no hay nada aquí',
    words: 'Aquí quedan las solicitudes que alguien ya respondió.',
  },
} satisfies Record<CareList, { title: string; words: string }>
/** `all` is null if there are more than are counted. */
export const requestsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# solicitud', other: '# solicitudes' })
export const waitsAgain = (student: string) => `${student} espera respuesta otra vez.`
export const noted = (student: string) =>
  `Anotado. La solicitud de ${student} está en “${answered}”, donde puedes deshacerlo.`
export const settingsDidNotLoad = 'No se pudieron cargar la línea de crisis y el protocolo'

// A care request

export const WRITTEN_IN = {
  answers: 'En el cuestionario',
  booking_note: 'En una nota para su coach',
  chat: 'En la sala de una sesión',
  profile: 'En el perfil',
  feedback: 'En la opinión sobre una sesión',
  story: 'En una historia para el muro',
  story_off: 'En una historia que no se envió',
  report: 'En el reporte de una historia',
  change: 'En el motivo para cambiar de coach',
  asked: 'Pidió que el equipo se comunique, sin palabras o con una línea',
  worry: 'Aviso de un coach',
} satisfies Record<RequestPlace, string>
export const openingIsLogged = (place: RequestPlace, student: string) =>
  `${WRITTEN_IN[place]}. Si abres esto, queda registrado, y ${student} podrá verlo.`
/** Of a worry: which coach handed it over, and to whom. `by` is '' if that account no longer exists. */
export const handedOverBy = (by: string, to: readonly string[]) =>
  [...(by === '' ? [] : [`De ${by}`]), ...(to.length === 0 ? [] : [`Para ${list(to)}`])].join(' · ')
export const openingWorryIsLogged = (student: string) =>
  `Aviso de un coach. Si abres esto, queda registrado, y ${student} podrá verlo. El coach ve quién lo leyó primero.`
/** In place of the text of a student who only asked to be contacted. */
export const askedWithoutWords = (student: string) =>
  `${student} pidió que el equipo se comunique y no escribió nada.`
export const addressUnproved = 'Correo sin confirmar'
export const requests = 'Solicitudes'
/** `age` is a length of time, such as '3 días'. */
export const asked = (age: string) => `enviada hace ${age}`
export const waits = (age: string) => `lleva ${age} esperando`
/** `by` is '' if that account no longer exists; `note` says what was done. */
export const answeredOn = (by: string, day: string, note: string) =>
  by === '' ? `Respondida, ${day}: ${note}` : `Respondida por ${by}, ${day}: ${note}`
/* Buttons. The longer texts are for screen readers, where the name is not next to the button. */
export const readAgain = 'Leer otra vez'
export const readAgainOf = (name: string) => `Leer otra vez: ${name}`
export const readAndAnswer = 'Leer y responder'
export const readAndAnswerOf = (name: string) => `Leer y responder: ${name}`
export const notAnsweredYet = 'Marcar como sin responder'
export const notAnsweredYetOf = (name: string) => `Marcar como sin responder: ${name}`
export const notYet = 'Todavía no'
export const markAnswered = 'Marcar como respondida'
export const textDidNotLoad = 'No se pudo cargar el texto'
export const writeTo = (address: string) => `Escribir a ${address}`
export const openRecord = 'Abrir el expediente'
export const whatWasDone = 'Qué se hizo'
export const whatWasDoneHint =
  'Para el resto de la administración: cuándo hablaron y qué sigue. Quien envió la solicitud no lo ve.'
export const changedMeanwhile = 'Otra persona cambió esto. La lista muestra cómo está ahora.'
export const requestIsGone = 'Esta solicitud se eliminó junto con la cuenta de quien la envió.'

// The crisis line and the protocol

export const saved = 'Guardado. A partir de ahora se muestra en todas partes.'
/** `number` is the crisis line that somebody else has saved. */
export const lineChanged = (number: string) =>
  `Otra persona cambió esto: la línea ahora es ${number}. Guarda otra vez para poner lo tuyo en su lugar, o descarta tus cambios para ver los suyos.`
export const crisisLine = 'Línea de crisis'
export const crisisLineHint = 'El número al que se llama. Está en cada página y en cada correo.'
export const takesTexts = 'También recibe mensajes de texto'
export const chatPage = 'Página de chat'
export const chatPageHint = 'Empieza con https://. Déjalo vacío para no ofrecer chat.'
export const spanishChatPage = 'Página de chat en español'
export const spanishChatPageHint =
  'La abren las páginas en español. Si queda vacía, abren la página de chat de arriba; la de 988 en español ya la conocen.'
export const askingForSpanish = 'Cómo pedir español en esta línea'
export const askingForSpanishHint =
  'En español, por ejemplo “presiona 2”. Las páginas y los correos en español lo dicen después del número. Déjalo vacío para el 988: ya lo conocen.'
export const emergencyNumber = 'Número de emergencia'
export const emergencyNumberHint = 'Policía y ambulancia.'
export const contactEmail = 'Correo de contacto'
export const contactEmailHint =
  'Tus estudiantes lo ven en Ayuda, para escribir si algo anda mal. Si lo dejas vacío, Ayuda les dice que pregunten en su universidad.'
export const protocol = 'Protocolo'
export const protocolHint =
  'Lo que hacen los coaches y el equipo cuando leen que alguien puede estar en peligro. Tus estudiantes nunca lo ven.'
export const protocolInSpanish = 'Protocolo en español'
export const protocolInSpanishHint =
  'Para coaches y el equipo que usan este sitio en español. Si está vacío, ven el otro.'
export const staffHours = 'Horario de atención del equipo'
export const staffHoursHint =
  'Tus coaches lo leen antes de avisar de una preocupación, y tus estudiantes antes de pedir que el equipo se comunique. Indica la zona horaria.'
export const whoTakesWorries = 'Quién recibe preocupaciones'
export const whoTakesWorriesHint =
  'Tus coaches eligen entre estas personas cuando les preocupa alguien. Si no marcas a nadie, pueden elegir a cualquier persona de la administración. Quienes piden que el equipo se comunique ven estos nombres.'
export const staffDidNotLoad = 'No se pudo cargar la lista del equipo'
export const takeChangesBack = 'Descartar cambios'
export const howItLooks = 'Cómo se ve'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  ...fields.numberErrors,
  email_invalid: signIn.fieldErrors.email_invalid,
  care_note_required: 'Escribe qué se hizo',
  protocol_required: 'Escribe qué debe hacer tu equipo',
  takes_texts_unsaid: 'Indica si la línea de crisis recibe mensajes de texto',
  address_invalid: fields.pageInvalid,
} satisfies Partial<FieldSentences>
