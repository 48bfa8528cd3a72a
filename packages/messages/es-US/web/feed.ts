/** The College Feed: what a school publishes for its students, and how administrators write it. */
import type { PostState } from '@shinequo/contract/feed'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { EventProblem } from '@shinequo/domain/feed/event-times'
import { list, number, plural, timesAreIn } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'

// What students read

export const collegeFeed = 'Noticias'
/* Below that heading, which already says 'Noticias'. */
export const newsFrom = (school: string) => `Lo que publica ${school}`
export const newsFromYourSchool = 'Lo que publica tu universidad'
export const feedDidNotLoad = 'No se pudieron cargar las noticias de tu universidad'
export const nothingHereYet = 'Aún no hay nada aquí'
export const whenSchoolPosts = 'Cuando tu universidad publique algo, lo verás aquí.'
export const seeSchoolResources = 'Ver los recursos de tu universidad'
/** The name of the card next to the news, which leads to the school's page. */
export const resources = 'Recursos'
export const needAHand = '¿Necesitas una mano?'
export const schoolHasPeople =
  'En tu universidad hay quien puede ayudarte: consejería, salud y bienestar, todo en una sola página.'
export const seeResources = 'Ver los recursos'
export const thatIsEverything = 'Por ahora, eso es todo.'
/* For screen readers, after more posts were loaded. */
export const moreShown = (count: number) =>
  plural(count, { one: 'Se muestra # publicación más.', other: 'Se muestran # publicaciones más.' })
export const lastShown = (count: number) =>
  plural(count, {
    one: 'Se muestra # publicación más. Ya están todas.',
    other: 'Se muestran # publicaciones más. Ya están todas.',
  })
export const today = 'Hoy'
export const yesterday = 'Ayer'
/** A link. What is passed to `unseen` is only for screen readers. */
export const readMore = <T>(title: string, unseen: (text: string) => T) => [
  'Leer más',
  unseen(` sobre ${title}, en una pestaña nueva`),
]

// The administrators' list

export const posts = 'Publicaciones'
export const postsLede = 'Lo que leen en Noticias quienes estudian en esta universidad.'
export const postsOf = (school: string) => `Publicaciones de ${school}`
/** The link back to the list of schools. */
export const schools = 'Universidades'
export const newPost = 'Publicación nueva'
export const state = 'Estado'
export const everyState = 'Todos los estados'
/* They agree with 'publicación'. */
export const STATES = {
  draft: 'Borrador',
  scheduled: 'Programada',
  published: 'Publicada',
} satisfies Record<PostState, string>
export const stateCounted = (state: PostState, count: number) => `${STATES[state]} (${number(count)})`
/** `all` is null if there are more than are counted. */
export const postsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# publicación', other: '# publicaciones' })
export const nothingInState = 'No hay publicaciones con este estado'
export const noSuchPost = 'Esta universidad no tiene ninguna por el momento.'
export const showEveryPost = 'Mostrar todas las publicaciones'
export const noPostsYet = 'Aún no hay publicaciones'
export const whatYouPublish =
  'Lo que publiques aquí lo verán en Noticias quienes estudian en esta universidad.'
export const notSeenYet = 'Tus estudiantes todavía no la ven'
/** `moment` is 'vie 20 de nov · 3:00 p. m. · tu hora (Nueva York)'. */
export const seenFrom = (moment: string) => `Tus estudiantes la verán desde: ${moment}`
export const isDeleted = (title: string) => `“${title}” se eliminó.`
export const isBack = 'La publicación está otra vez como estaba.'

// One post

export const editPost = 'Editar publicación'
export const editLede = 'Lo que publicas aquí lo leen quienes estudian en esta universidad.'
export const postDidNotLoad = 'No se pudo cargar esta publicación'
/** `failure` is a whole sentence. */
export const onlyWordsSaved = (failure: string) =>
  `El texto se guardó como borrador, pero no todo lo demás: ${failure}`
/** The name of the form. */
export const post = 'Publicación'
export const text = 'Texto'
export const textHint = 'Deja una línea vacía para comenzar un párrafo nuevo.'
export const link = 'Enlace (opcional)'
export const linkHint = 'Una página con más información. Empieza con https://'
export const discardChanges = 'Descartar cambios'
export const discardTitle = '¿Descartar tus cambios?'
export const staysAsSaved = 'La publicación queda como se guardó.'
export const nothingSavedYet = 'De esta publicación aún no se ha guardado nada.'
/* Shown around the other version if somebody else has changed the post. */
export const overtaken = 'Otra persona acaba de cambiar esta publicación. Ahora está así:'
/** `when` is when students can see it. */
export const stateAndTime = (state: PostState, when: string) => `${STATES[state]} · ${when}`

// Its picture

export const picture = 'Imagen'
export const anotherPicture = 'Otra imagen'
export const pictureHint = 'Se muestra el doble de ancha que de alta; hasta 8 MB'
export const pictureTooLarge = 'Es demasiado grande. Las imágenes pueden tener hasta 8 MB.'
export const choosePicture = 'Elige una imagen (JPEG, PNG, WebP, GIF o AVIF).'
export const removePicture = 'Quitar imagen'
export const doNotUsePicture = 'No usar esta imagen'
export const bringPictureBack = 'Recuperar la imagen'
export const pictureShows = 'Qué muestra la imagen'
export const pictureShowsHint = 'Para estudiantes que no pueden verla'
export const sayWhatPictureShows = 'Escribe qué muestra la imagen'

// When students see it

export const whenSeen = '¿Cuándo la ven tus estudiantes?'
export const isPublished = 'Ya está publicada'
export const keepAsDraft = 'Dejar como borrador'
/** A choice, and the button that does it. */
export const publishNow = 'Publicar ahora'
/** A choice, and the button that does it. */
export const schedule = 'Programar'
export const staysPublished = 'Dejar publicada'
export const draftAgain = 'Volver a borrador'
export const dateIsLost =
  'Tus estudiantes dejarán de verla y se perderá su fecha: si la publicas otra vez, tendrá la fecha de ese día.'
export const day = 'Día'
export const time = 'Hora'
/** Below the fields for day and time; `yourTime` is the reader's zone, 'tu hora (Nueva York)'. */
export const inYourTime = (yourTime: string) => timesAreIn(yourTime)
/** Replaces `inYourTime` once a time is chosen: `moment` ends with the zone, as in `seenFrom`. */
export const chosenTime = (moment: string) => moment
export const chooseDay = 'Elige un día'
export const chooseTime = 'Elige una hora'
export const timeIsSkipped = 'Esta hora no existe ese día: los relojes se la saltan'
export const timeIsPast = 'Elige una hora que aún no haya pasado'
/* The event of a post. */
export const isEvent = 'Es un evento'
export const isEventHint = 'Tus estudiantes también lo encuentran en Eventos, por su fecha.'
export const firstDay = 'Día'
export const startTime = 'Hora de inicio'
export const lastDay = 'Último día (opcional)'
export const lastDayHint = 'Solo si termina otro día.'
export const endTime = 'Hora de fin'
export const eventZone = 'Zona horaria de estas horas'
export const place = 'Lugar (opcional)'
export const placeHint = 'Un salón, una dirección o “En línea” con un enlace arriba.'
/** Why an event cannot have the chosen times. */
export const EVENT_PROBLEMS = {
  reversed: 'Elige un final posterior al inicio',
  too_long: 'Un evento puede durar 31 días como máximo',
  over: 'Elige un final que aún no haya pasado',
} satisfies Record<EventProblem, string>
/* Which students see a post. */
export const whoSees = '¿Quién la ve?'
export const AUDIENCES = {
  own: 'Solo esta universidad',
  some: 'También otras universidades',
  all: 'Todas las universidades',
}
export const alsoFor = 'Agregar una universidad'
export const removeSchool = (school: string) => `Quitar ${school}`
export const chooseOtherSchool = 'Elige al menos otra universidad'
/** In the list of posts: the other schools of one. */
export const isAlsoFor = (schools: readonly string[]) => `También para ${list(schools)}`
export const isAlsoForMany = (schools: readonly string[], more: number) =>
  plural(more, {
    one: `También para ${schools.join(', ')} y # universidad más`,
    other: `También para ${schools.join(', ')} y # universidades más`,
  })
export const isForAll = 'Para todas las universidades'
export const comesFrom = (school: string) => `De ${school}`
/** Below the question whether to delete a post: the schools whose students lose it. */
export const losesAt = (schools: readonly string[]) => `Dejarán de verla en ${list(schools)}.`
export const losesAtAll = 'Dejarán de verla en todas las universidades.'
export const isDeletedAt = (schools: readonly string[]) => `Al deshacer, vuelve para ${list(schools)}.`
export const isDeletedAtAll = 'Al deshacer, vuelve para todas las universidades.'
/** In a list of posts: the post announces an event at this time. */
export const eventOn = (moment: string) => `Evento: ${moment}`

// Events, as students see them
export const events = 'Eventos'
export const eventsLede = 'Las actividades de tu universidad.'
export const comingSoon = 'Muy pronto...'
export const eventsAppearHere = 'Aquí aparecerán los talleres y las reuniones de tu universidad.'
export const eventsDidNotLoad = 'No se pudieron cargar los eventos de tu universidad'
/** `time` is the whole line of a time at the place itself. */
export const timeThere = (place: string, time: string) => `En ${place}: ${time}`
/** From one day to another. */
export const fromTo = (start: string, end: string) => `${start} – ${end}`
export const addToCalendar = 'Agregar al calendario'
export const addToCalendarOf = (title: string) => `Agregar al calendario: ${title}`
export const pastEvents = 'Eventos pasados'
export const saveDraft = 'Guardar borrador'
export const saveChanges = 'Guardar cambios'
export const unpublish = 'Dejar de publicar'
/** Confirms that a post was saved. */
export const SAVED = {
  draft: 'Borrador guardado.',
  scheduled: 'Quedó programada.',
  published: 'Ya está publicada.',
} satisfies Record<PostState, string>

export const asStudentsSeeIt = 'Así la ven tus estudiantes'
export const previewEmpty = 'Escribe un título y un texto, y la publicación aparece aquí.'
export const noTitleYet = 'Aún sin título'

// Deleting it

/** A button, and the button of the question that it opens. */
export const deletePost = 'Eliminar publicación'
export const deleteTitle = (title: string) => `¿Eliminar “${title}”?`
const DELETES_UNSEEN = 'Por ahora tus estudiantes no la ven. Puedes deshacerlo en la página siguiente.'
export const DELETE_MEANS = {
  draft: DELETES_UNSEEN,
  scheduled: DELETES_UNSEEN,
  published: 'Tus estudiantes dejarán de verla. Puedes deshacerlo en la página siguiente.',
} satisfies Record<PostState, string>

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...fields.textErrors,
  address_invalid: fields.pageInvalid,
  post_text_required: 'Escribe algo',
  post_title_required: 'Ponle un título a la publicación',
} satisfies Partial<FieldSentences>
