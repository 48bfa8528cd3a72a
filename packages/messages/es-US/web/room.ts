/**
 * The room where a student and a coach meet, and the pages before and after it. `name` is the other person's first
 * name.
 */
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { hour, number, plural, stopped } from '../locale.ts'

type Role = SessionRoom['role']
type Device = 'camera' | 'microphone'

// On all its pages

/** The title of the browser's tab. */
export const documentTitle = (title: string) => `${title} · ShineQuo`
export const sessionWith = (name: string) => `Sesión con ${name}`
export const you = 'Tú'
/** The link out of the room, to the page that each side came from. */
export const BACK_HOME = {
  student: 'Volver a Inicio',
  coach: 'Volver a Hoy',
} satisfies Record<Role, string>
export const joinNow = 'Entrar ahora'
/** Comes before the coach's number, which is a link. */
export const ifItFailsCall = (name: string) => `Si falla el video o el audio, llama a ${name}:`
export const noneRecorded = 'No se graba audio ni video.'
/** Follows `noneRecorded`. The name comes first, since 'tú y Isabel' would be wrong. */
export const onlyYouTwo = (name: string) => `Solo ${name} y tú pueden entrar a esta sala.`

// Shown instead of the room

export const wasCancelled = 'Esta sesión se canceló'
export const noRoomForIt = 'No se hará, así que no hay sala.'
export const meetsElsewhere = 'Esta sesión es en otro lugar'
/** `host` is the address of another service. */
export const meetsAtNow = (fullName: string, host: string) =>
  `${fullName} y tú se reúnen en ${host}. No es parte de ShineQuo y tiene sus propias reglas.`
export const meetsAtFrom = (fullName: string, host: string, time: string) =>
  `${fullName} y tú se reúnen en ${host}. A partir de ${hour(time)} verás aquí cómo entrar.`
export const wasMoved = 'Esta sesión cambió de hora'
/** `time` is a day and a slot with the reader's zone. */
export const movedTo = (time: string) =>
  `${stopped(`La nueva hora es ${time}`)} La sala abre 15 minutos antes.`
export const joinedElsewhere = 'Entraste desde otro lugar'
export const openElsewhere = 'Tienes la sala abierta en otra ventana o en otro dispositivo.'
export const joinHere = 'Entrar aquí'
export const connectionEnded = 'La conexión se cerró'
export const joinAgain = 'Algo no salió bien. Vuelve a entrar.'
/** Follows `connectionEnded`. */
export const tooMuchSent =
  'Este navegador envió mucho más de lo que necesita una llamada. Cierra las otras pestañas con esta sala e intenta de nuevo.'
export const notBack = 'No pudimos reconectarte'
export const networkAway = 'Estuviste dos minutos sin conexión. Revisa tu wifi e intenta de nuevo.'
export const signInFirst = 'Primero inicia sesión'
export const thenOpenAgain = 'Después, abre otra vez tu sesión desde la página de tus sesiones.'
export const signInAsCoach = 'Iniciar sesión como coach'
export const pageNotFound = 'No encontramos esta página'
export const noSessionHere = 'En esta dirección no hay ninguna sesión tuya.'
export const toTheStart = 'Ir a la página principal'
export const roomDidNotLoad = 'No se pudo cargar la sala'

// The page before the room

export const readyToJoin = '¿Todo listo para entrar?'
export const noCallsHere =
  'Este navegador no permite videollamadas. Abre esta página en Chrome, Edge, Firefox o Safari.'
export const withAt = (fullName: string, time: string) => `${fullName} · ${time}`
/** Below the reader's own picture. */
export const asTheySeeYou = (name: string) => `Así te verá ${name}`
export const cameraIsOff = 'Tu cámara está apagada.'
export const alreadyIn = (name: string) => `${name} ya está en la sala`
export const opensAt = (time: string) =>
  `A ${hour(time)} se abre la sala. Mientras tanto, puedes probar todo.`
export const joinWithoutCamera = 'Entrar sin cámara'
export const joinWithoutMicrophone = 'Entrar sin micrófono'

export const DEVICES = { camera: 'Cámara', microphone: 'Micrófono', speaker: 'Altavoz' } satisfies Record<
  Device | 'speaker',
  string
>
/** A device whose name the browser does not give, by its place in the list. */
export const numberedDevice = (kind: Device | 'speaker', position: number) => `${DEVICES[kind]} ${position}`
export const DEVICE_WORKS = { camera: 'Funciona', microphone: 'Listo' } satisfies Record<Device, string>
export const doesNotWork = 'No funciona'
/** For a camera or a microphone; it agrees with neither. */
export const off = 'Sin activar'
export const TURN_ON = {
  camera: 'Encender la cámara',
  microphone: 'Encender el micrófono',
} satisfies Record<Device, string>
export const saySomething = 'Di algo. La barra debería moverse.'
export const notTriedYet = 'Aún sin probar'
export const playSound = 'Reproducir un sonido'
export const didYouHearIt = '¿Lo oíste?'

export const network = 'Conexión'
export const trying = 'Probando...'
/** What people should know about the route that picture and sound take. */
export const WAYS = {
  relay:
    'El video y el audio pasan por un servidor intermedio, así que ninguna de las dos partes conoce la dirección de red de la otra.',
  direct:
    'Cuando se puede, el video y el audio van directamente entre ustedes, así que cada parte podría conocer la dirección de red de la otra.',
  local: 'Puede que la llamada solo se conecte si ustedes están en la misma red.',
} satisfies Record<SessionRoom['network'], string>
/** How good the connection to the server is: a word, and a sentence below it. */
export const weak = 'Débil'
export const weakMeans =
  'El audio debería mantenerse. El video puede detenerse un rato; vuelve automáticamente.'
export const fair = 'Aceptable'
export const fairMeans = 'Debería bastar. Si la conexión se debilita, el audio tiene prioridad.'
export const good = 'Buena'
export const goodMeans =
  'El video y el audio deberían mantenerse. Si la conexión se debilita, el audio tiene prioridad.'
export const noNetwork = 'Sin conexión'
export const noNetworkMeans =
  'Por ahora no hay conexión con el servidor. Revisa tu wifi o busca un lugar con mejor señal.'

// Why a camera or a microphone is missing

export const DEVICE_GONE = {
  camera: 'La cámara se desconectó o la tomó otra aplicación. Vuelve a encenderla cuando esté disponible.',
  microphone:
    'El micrófono se desconectó o lo tomó otra aplicación. Vuelve a encenderlo cuando esté disponible.',
} satisfies Record<Device, string>
export const DEVICE_NOT_FOUND = {
  camera: 'No encontramos ninguna cámara. Conecta una o entra sin ella.',
  microphone: 'No encontramos ningún micrófono. Conecta uno o entra sin él.',
} satisfies Record<Device, string>
export const DEVICE_IN_USE = {
  camera: 'Otra aplicación está usando la cámara. Cierra esa aplicación e intenta de nuevo.',
  microphone: 'Otra aplicación está usando el micrófono. Cierra esa aplicación e intenta de nuevo.',
} satisfies Record<Device, string>
export const DEVICE_NEEDS_HTTPS = {
  camera:
    'Este navegador solo permite usar la cámara en páginas con https. Pide a tu programa la dirección correcta.',
  microphone:
    'Este navegador solo permite usar el micrófono en páginas con https. Pide a tu programa la dirección correcta.',
} satisfies Record<Device, string>

const BLOCKED = {
  camera: 'Tu navegador bloqueó la cámara en esta página.',
  microphone: 'Tu navegador bloqueó el micrófono en esta página.',
} as const
/** By the kind of browser. The names of menus are those of the browser in this language. */
const ALLOW_IT = {
  firefox: 'Presiona el ícono tachado a la izquierda de la dirección y quita el bloqueo.',
  iphone: 'Abre Configuración, luego Safari, y permite la cámara y el micrófono.',
  safari:
    'Abre el menú de Safari, elige “Configuración de este sitio web” y permite la cámara y el micrófono.',
  other: 'Presiona el ícono a la izquierda de la dirección y permite la cámara y el micrófono.',
} as const
export const deviceBlocked = (kind: Device, browser: keyof typeof ALLOW_IT) =>
  `${BLOCKED[kind]} ${ALLOW_IT[browser]} Luego intenta de nuevo.`

// The room itself

export const nothingIsRecorded = 'No se graba nada'
export const yourMicrophone = 'Tu micrófono'
export const keepWindowOpen =
  'Deja esta ventana abierta: la sesión empieza automáticamente, con un sonido suave. Nadie te oye ni te ve mientras esperas.'
export const opensSoon = (name: string) => `${name} abrirá la sala pronto.`
export const youAreEarly = (name: string) => `Llegaste temprano. ${name} abrirá la sala pronto.`
/** Shown instead of the reader's own picture. */
export const noOwnPicture = 'Video apagado'
export const pictureOf = (name: string) => `Video de ${name}`
/** Below the other person's picture while their microphone is off. */
export const muted = (fullName: string) => `${fullName} · micrófono apagado`

/** The clock; `left` is in minutes and seconds, such as 4:05. */
export const startsIn = (minutes: number) =>
  plural(minutes, { one: 'Empieza en un minuto', other: 'Empieza en # min' })
export const timeLeft = (left: string) => `Quedan ${left}`
export const timeIsUp = 'Se acabó el tiempo'
/** Announced once by screen readers. */
export const fiveMinutesLeft = 'Quedan cinco minutos.'
export const mayStay = 'Se acabó el tiempo. Puedes quedarte un poco más.'

// The connection between the two people

export const networkDropped = 'Se cayó tu conexión. Te estamos reconectando.'
export const gettingYouIn = 'Un momento. Te estamos conectando.'
export const onYourWayBack = (name: string) =>
  `No tienes que hacer nada. ${name} puede ver que te estás reconectando.`
export const keepOpen = 'Deja esta ventana abierta.'
/** `left` is in minutes and seconds, such as 1:59. */
export const keepTrying = (left: string) => `Seguiremos intentando durante ${left}`
export const tryNow = 'Intentar ahora'
export const hasLeft = (name: string) => `${name} salió de la sala`
export const notHereYet = (name: string) => `${name} todavía no ha llegado`
export const beginsByItself = 'Deja esta ventana abierta: cuando llegue, la sesión empieza automáticamente.'
export const theirNetworkDropped = (name: string) => `Se cayó la conexión de ${name}`
export const onTheWayBack = (name: string) => `${name} está por volver. No tienes que hacer nada.`
export const isHere = (name: string) => `${name} ya llegó`
export const connecting = 'Conectando...'
export const connected = (name: string) => `Ya hay conexión entre ${name} y tú`
/** Below a portrait that is shown instead of a picture. */
export const faceSoundOnly = 'solo audio'
export const facePictureOff = 'video apagado'

export const serverLost = 'Perdimos la conexión con nuestro servidor'
export const youTwoCanGoOn = (name: string) =>
  `${name} y tú pueden seguir conversando mientras nos reconectamos.`
export const youChoseSound = 'Solo audio'
export const youTwoHear = (name: string) => `${name} y tú se oyen, pero no se ven.`
export const theyChoseSound = (name: string) => `${name} eligió solo audio`
export const neitherIsSeen = 'Se oyen, pero no se ven.'
export const yourLineIsWeak = 'Tu conexión es débil: por ahora, solo audio'
export const theirLineIsWeak = (name: string) => `La conexión de ${name} es débil: por ahora, solo audio`
export const pictureComesBack = (name: string) =>
  `${name} y tú se oyen. El video volverá automáticamente cuando mejore la conexión.`
export const pictureIsSmall = 'La conexión es débil: tu video tiene menos calidad'
export const seesYouLessSharply = (name: string) =>
  `El audio tiene prioridad. Por un rato, ${name} te verá con menos nitidez.`
export const tryThePicture = 'Probar el video ahora'

// The buttons of the room

export const controls = 'Controles'
export const mute = 'Silenciar'
export const unmute = 'Activar micrófono'
export const pictureOff = 'Apagar video'
export const pictureOn = 'Activar video'
export const soundOnly = 'Solo audio'
export const share = 'Compartir'
export const stopSharing = 'Dejar de compartir'
export const smallWindow = 'Miniventana'
export const smallWindowNeedsPicture = 'La miniventana se abre cuando hay video de la otra persona.'
export const fullScreen = 'Pantalla completa'
export const notFullScreen = 'Salir de pantalla completa'
export const noFullScreen = 'Aquí este navegador no permite la pantalla completa.'
export const leave = 'Salir'
export const more = 'Más'

// Captions

export const captions = 'Subtítulos'
export const captionsAreOff = 'Los subtítulos están apagados.'
export const askingBrowser = 'Consultando a tu navegador...'
/** `language` is 'inglés estadounidense'. */
export const captionsNeedPack = (language: string) =>
  `Para los subtítulos, tu navegador necesita el paquete de idioma: ${language}. Lo descarga una sola vez, del fabricante del navegador. Lo que dices se queda en este dispositivo.`
export const loadingPack =
  'Tu navegador está descargando el paquete de idioma. Los subtítulos empiezan cuando termine.'
export const noCaptionsIn = (language: string) =>
  `En este dispositivo, tu navegador no escribe subtítulos en ${language}, y nosotros no enviamos lo que dices a ningún otro lado para que lo escriban.`
/** Mentions the button `captions` by its name. */
export const captionsStopped =
  'Tu navegador dejó de escribir subtítulos. Presiona “Subtítulos” para intentar de nuevo.'
export const loadPack = 'Descargar'
export const stopWaiting = 'Dejar de esperar'
/* Two or three of these are shown together. */
export const writesForYouTwo = (name: string) =>
  `Tu navegador escribe aquí lo que dices, para ${name} y para ti.`
export const microphoneIsOff = 'Tu micrófono está apagado, así que no se escribe nada de lo que dices.'
export const theyMustPress = (name: string) =>
  `Para ver lo que dice ${name}, ${name} también tiene que presionar “Subtítulos”.`
export const theyCannotCaption = (name: string) => `El navegador de ${name} no puede escribir subtítulos.`
export const theirWords = (name: string) => `Aquí se escribe lo que dice ${name}.`
export const nothingIsKept = 'Nada de esto se guarda.'
export const pressCaptionsToo = 'Presiona “Subtítulos” para que también se escriba lo que tú dices.'

// Chat

export const chat = 'Chat'
export const closeChat = 'Cerrar el chat'
/** For screen readers, after the number on the button of the chat. */
export const unread = 'sin leer'
export const wroteToYou = (name: string, unreadMessages: number) =>
  `${name} te escribió. Mensajes sin leer: ${number(unreadMessages)}.`
export const messageLog = 'Mensajes'
export const whoReadsTheChat = (name: string) =>
  `${name} y tú pueden leer esto, ahora y después de la sesión. El audio, el video y los subtítulos no se guardan.`
export const yourMessageAt = (time: string) => `Tú · ${time}`
export const theirMessageAt = (name: string, time: string) => `${name} · ${time}`
export const writeTo = (name: string) => `Escríbele a ${name}`
export const send = 'Enviar'
export const tooLong = (most: number, length: number) =>
  `Un mensaje puede tener hasta ${number(most)} caracteres. Este tiene ${number(length)}.`
/** `reason` is a whole sentence. */
export const notSent = (reason: string) => `No se envió. ${reason}`
export const messagesDidNotLoad = (reason: string) => `No se pudieron cargar los mensajes. ${reason}`

// The page after the room

export const wellDone = (yourName: string) => `¡Bien hecho, ${yourName}!`
export const youHaveLeft = 'Saliste de la sala'
export const yourSessionWith = (name: string) => `Tu sesión con ${name}`
export const youTwoAt = (fullName: string, time: string) => `${fullName} y tú · ${time}`
export const goBackUntil = (time: string) => `Volver a entrar (hasta ${hour(time)})`
export const howWasIt = '¿Cómo te fue?'
export const feedbackTakesAMinute = (name: string) =>
  `Dar tu opinión toma un minuto, cuando la sesión haya terminado. ${name} ve las estrellas que des.`
export const giveFeedback = 'Dar tu opinión'
export const whatNext = '¿Qué sigue?'
export const notesStandWithStudents = (name: string) => `Tus notas sobre ${name} están en Estudiantes.`
export const toYourStudents = 'Ver a tus estudiantes'
export const whatStaysPrivate = 'Qué queda en privado'
export const mediaTitle = 'Audio, video y subtítulos'
export const mediaNotKept = 'Nadie los tiene. No se grabó nada.'
export const chatTitle = 'El chat'
/** Comes before the link `openChat`. */
export const youTwoCanRead = (name: string) => `${name} y tú pueden volver a leerlo.`
export const openChat = 'Abrir el chat'
export const metTitle = 'Que hubo una sesión'
export const metIsSeen = 'Tu programa ve la fecha y la duración, no lo que se dijo.'
