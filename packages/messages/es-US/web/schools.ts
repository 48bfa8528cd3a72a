/** Schools: their own pages, how a student verifies one, and what administrators store about them. */
import type { FieldSentences } from '@shinequo/contract/rules'
import type { LinkState, SchoolList, SchoolState } from '@shinequo/contract/schools/admin-schools'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import { either, plural } from '../locale.ts'
import { listed } from './components.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

// The school's own page

export const resources = 'Recursos'
export const resourcesLede = 'Ayuda y bienestar para estudiantes, en un solo lugar.'
export const pageDidNotLoad = 'No se pudo cargar la página de tu universidad'
export const noResources = 'No hay recursos de tu universidad'
export const noResourcesLink =
  'No encontramos un enlace a los recursos de tu universidad. Vuelve a consultar más adelante.'
export const findYourCoach = 'Encuentra a tu coach'
export const opensOnItsOwn = 'Esta página se abre en su propia pestaña'
/** `host` is the host of the site, 'www.bu.edu'. */
export const keepsOutOfOtherPages = <T>(host: T) => [
  'El sitio de tu universidad no se puede mostrar dentro de otras páginas. Lo encuentras en ',
  host,
  '.',
]
export const notReachedLately = 'No pudimos abrir esta página'
export const tryItInNewTab = <T>(host: T) => [
  'La última vez que probamos, ',
  host,
  ' no nos respondió. Puede que se abra en su propia pestaña.',
]
export const openInNewTab = 'Abrir en una pestaña nueva'
export const yourSchoolsPage = 'La página de tu universidad'
/** The name of the frame that shows the page; `title` is the school's name. */
export const wellnessResources = (title: string) => `${title}: recursos de bienestar`
export const pageIsSlow = 'Esta página está tardando. También puedes abrirla en una pestaña nueva.'
export const nothingToSee =
  '¿No ves nada aquí? Algunas páginas no se pueden mostrar dentro de otros sitios. Ábrela en una pestaña nueva.'

// Verifying a school

export const forStudentsOfSchool = 'Esto es para estudiantes de tu universidad'
export const isProved = <T>(school: T) => [
  'Ya verificamos que estudias en ',
  school,
  '. Puedes ver su muro y sus noticias.',
]
export const profileSays = (school: string) =>
  `En tu perfil pusiste ${school}, así que los recursos son los de esa universidad.`
export const proveAnother = 'Verificar otra universidad'
export const enterSchoolEmail =
  'Escribe tu correo de la universidad y te enviaremos un código para verificar que estudias ahí.'
export const schoolEmail = 'Correo de la universidad'
export const endsWith = (domains: readonly string[]) =>
  `Termina en ${either(domains.map((domain) => `@${domain}`))}`
export const anotherAddress = 'Puede ser distinto del correo con el que inicias sesión.'
export const sendCode = 'Enviar el código'
export const codeSentTo = <T>(address: T) => ['Enviamos un código a ', address, '.']
export const code = 'Código'
export const codeHint =
  'Seis dígitos, del correo más reciente. ¿No está? Busca también en la carpeta de spam.'
export const proveMySchool = 'Verificar mi universidad'
export const checking = 'Verificando...'
export const schoolIsProved = 'Tu universidad quedó verificada.'
export const sendAgain = 'Enviar de nuevo'
export const sendAgainIn = (seconds: number) => `Enviar de nuevo en ${seconds} s`
export const newCodeOnItsWay = 'Un código nuevo va en camino.'
export const otherAddress = 'Usar otro correo'
export const askYourProgramme = (school: string) =>
  `Pídele a tu programa que verifique tu universidad: aún no sabemos cómo son los correos de ${school}.`
/** Shown if the student's school has no name here. */
export const askYourProgrammeUnnamed =
  'Pídele a tu programa que verifique tu universidad: aún no sabemos cómo son sus correos.'
export const haveAddressElsewhere = 'Tengo un correo de otra universidad'

// The administrators' list

/** The title of the page, and the name of the list on it. */
export const schools = 'Universidades'
export const schoolsLede =
  'Dónde encuentran ayuda los estudiantes de cada universidad, y lo que la universidad les comunica.'
export const searchHint = 'Parte de un nombre o de un dominio de correo'
/** A button, and the title of the form that it opens. */
export const partOfName = 'Escribe parte del nombre y elige.'
/** How many schools a search offers, for screen readers if there are any. */
export const foundForSearch = (count: number) =>
  count === 0
    ? noSchoolFound
    : plural(count, { one: '# universidad encontrada', other: '# universidades encontradas' })
export const addASchool = 'Agregar una universidad'
/** `all` is null if there are more than are counted. */
export const schoolsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# universidad', other: '# universidades' })
export const noSchoolFound = 'No se encontró ninguna universidad'
export const noneHasThatName = 'Ninguna universidad coincide con tu búsqueda.'
export const showEverySchool = 'Mostrar todas las universidades'
export const studentCount = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' })
export const noStudents = 'Sin estudiantes'
/* Groups of fewer than 10 are never counted exactly. */
export const fewStudents = 'Menos de 10 estudiantes'
export const provedCount = (count: number) =>
  plural(count, { one: '# con universidad verificada', other: '# con universidad verificada' })
export const fewProved = 'menos de 10 con universidad verificada'
export const unprovedCount = (count: number) =>
  plural(count, { one: '# sin verificar', other: '# sin verificar' })
export const fewUnproved = 'menos de 10 sin verificar'
/** How many students a school has, and how many of them have verified it or not. */
export const studentsWithProofs = (students: string, proofs: readonly string[]) =>
  proofs.length === 0 ? students : `${students} · ${proofs.join(', ')}`
export const wallOn = 'Muro activado'
export const noLink = 'Sin enlace: sus estudiantes ven que aún no hay recursos.'
export const mailOf = (domains: readonly string[]) => `Dominios de correo: ${domains.join(', ')}`
export const checkLink = 'Revisar enlace'
export const posts = 'Publicaciones'
/* Accessible names of buttons, for people who cannot see the school next to them. */
export const checkLinkOf = (school: string) => `Revisar enlace de ${school}`
export const editSchool = (school: string) => `Editar ${school}`
export const postsOf = (school: string) => `Publicaciones de ${school}`

/** What the last check of a link found: each is a whole sentence without its full stop. */
export const LINK_STATES = {
  allowed: 'El enlace se puede mostrar dentro de la página',
  refused:
    'El sitio no se puede mostrar dentro de la página, así que tus estudiantes ven una tarjeta con el enlace',
  unreachable: 'El enlace no respondió',
} satisfies Record<LinkState, string>
export const notChecked = 'Sin revisar todavía'
export const checkedOn = (day: string, time: string) => `Revisado: ${day} · ${time}`

export const list = 'Mostrar'
export const LISTS = {
  '': 'Universidades abiertas y cerradas',
  open: 'Universidades abiertas',
  closed: 'Universidades cerradas',
  hidden: 'Universidades ocultas',
  joined: 'Universidades fusionadas',
} satisfies Record<SchoolList | '', string>
export const STATES = {
  open: 'Abierta',
  closed: 'Cerrada',
  hidden: 'Oculta',
} satisfies Record<SchoolState, string>
/** A school that was joined to another. */
export const isPartOf = (school: string) => `Ahora es parte de ${school}`

// Opening, closing and joining
export const more = 'Cerrar o fusionar'
export const moreOf = (school: string) => `Cerrar o fusionar ${school}`
export const whoChooses = 'Quién puede elegirla'
export const STATE_MEANS = {
  open: 'Los estudiantes nuevos pueden elegirla.',
  closed: 'Ya nadie más puede elegirla. Sus estudiantes lo conservan todo.',
  hidden: 'Lo mismo, y no aparece en esta lista.',
} satisfies Record<SchoolState, string>
export const isInState = (school: string, state: SchoolState) => `${school}: ${STATES[state]}.`
export const joinAnother = 'Fusionarla con otra universidad'
export const joinLede = 'Para dos entradas que son una sola universidad. Primero mira qué se mueve.'
export const joinInto = 'La universidad que queda'
export const seeWhatMoves = 'Ver qué se mueve'
export const movesTo = (school: string) => `Esto se mueve a ${school}:`
export const postCount = (count: number) =>
  plural(count, { one: '# publicación o evento', other: '# publicaciones y eventos' })
export const storyCount = (count: number) => plural(count, { one: '# historia', other: '# historias' })
export const openInvitations = (count: number) =>
  plural(count, { one: '# invitación abierta', other: '# invitaciones abiertas' })
export const coachCount = (count: number) =>
  plural(count, { one: '# coach que estudió allí', other: '# coaches que estudiaron allí' })
export const noDomains = 'Ningún dominio de correo'
export const joinIsFinal = (school: string) =>
  `${school} queda como otro nombre, también en las listas importadas. Esto no se puede deshacer.`
export const joinNow = 'Fusionar las universidades'
export const areJoined = (school: string, into: string) => `${school} ahora es parte de ${into}.`

// Adding and changing a school

export const addLede =
  'Tus estudiantes la ven de inmediato en la lista de universidades. Después puedes cambiarle el nombre, cerrarla o fusionarla con otra.'
export const addSchool = 'Agregar universidad'
export const isAdded = (school: string) => `Se agregó ${school}. Tus estudiantes ya pueden elegirla.`
export const changeLede = 'Sus estudiantes ven el cambio de inmediato.'
export const isSaved = (school: string) => `Se guardó ${school}.`
export const isSavedWithLink = (school: string, link: LinkState) =>
  `Se guardó ${school}. ${LINK_STATES[link]}.`
export const name = 'Nombre'
export const wellnessLink = 'Enlace de bienestar'
export const wellnessLinkOptional = 'Enlace de bienestar (opcional)'
export const newLinkHint = 'Empieza con https://. Se revisa al guardar.'
export const linkHint =
  'Empieza con https://. Si queda vacío, sus estudiantes ven que no hay recursos. Un enlace nuevo se revisa al guardar.'
export const mailDomains = 'Dominios de correo'
export const mailDomainsOptional = 'Dominios de correo (opcional)'
export const domainsHint =
  'Uno por línea, como college.edu. Un código enviado a un correo de ese dominio verifica la universidad. Cada campus con dominio propio necesita su propia línea.'
export const wallChoice =
  'Muro de historias: quienes estudian en esta universidad pueden publicar y leer historias reales'
/* Shown around the other version if somebody else has changed the school. */
export const overtaken = 'Otra persona acaba de cambiar esta universidad. Ahora está así:'
export const link = 'Enlace'
export const wall = 'Muro'
export const domains = 'Dominios'
/** Shown if there is no link or no domain. */
export const none = 'ninguno'
/* The state of the wall. */
export const on = 'activado'
export const off = 'desactivado'

// Students whose school is not verified

export const closedTo = (students: number) =>
  plural(students, {
    one: '# estudiante aún no puede ver el muro ni las noticias: su universidad no está verificada.',
    other: '# estudiantes aún no pueden ver el muro ni las noticias: sus universidades no están verificadas.',
  })
export const howToProve =
  'Agrega los dominios de correo de tus universidades: así tus estudiantes pueden verificar la suya con un código enviado a su correo de la universidad. Si una no tiene dominio, verifica la universidad en el expediente del estudiante. Si una lista importada indica la universidad de alguien, esta queda verificada de inmediato.'
export const seeTheStudents = 'Ver a tus estudiantes'

// The school on a student's record

export const provedSchool = 'Universidad verificada'
const PROVED_BY = {
  roster: 'por una lista importada',
  invitation: 'por una invitación',
  address: 'con un código enviado a un correo de la universidad',
  staff: 'por el equipo del programa',
} satisfies Record<SchoolProof, string>
export const provedBy = (school: string, proof: SchoolProof, day: string) =>
  `${school}, ${PROVED_BY[proof]}, ${day}.`
export const noneProved = 'Ninguna: esta persona aún no puede ver el muro ni las noticias de la universidad.'
export const confirmASchool = 'Verificar una universidad'
export const confirmAnother = 'Verificar otra universidad'
export const takeProofBack = 'Retirar la verificación'
export const confirmTitle = (firstName: string) => `¿Verificar la universidad de ${firstName}?`
export const confirmMeans =
  'El muro y las noticias de esa universidad se abren de inmediato. Si ya había una verificada, se reemplaza.'
export const confirmSchool = 'Verificar universidad'
export const selectSchool = 'Elige una universidad'
export const takeBackTitle = (firstName: string) => `¿Retirar la universidad verificada de ${firstName}?`
export const takeBackMeans =
  'El muro y las noticias de la universidad se cierran de inmediato. El correo de la universidad que la verificó podrá verificar otra cuenta.'
export const removeVerification = 'Retirar verificación'
export const reason = 'Motivo'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.textErrors,
  email_letters: fields.emailLetters,
  domains_invalid: 'Escribe una lista de dominios, como college.edu',
  school_code_invalid: 'Escribe los seis dígitos del código',
  school_name_required: 'Escribe el nombre de la universidad',
  school_unchosen: 'Elige una universidad',
  wall_unsaid: 'Indica si el muro está activado',
  address_invalid: fields.pageInvalid,
  reason_required: fields.reasonRequired,
  too_many_domains: ({ max }) =>
    plural(max, {
      one: 'Una universidad puede tener # dominio como máximo',
      other: 'Una universidad puede tener # dominios como máximo',
    }),
} satisfies Partial<FieldSentences>
