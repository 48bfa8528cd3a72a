/** Signing up, other ways to sign in, and the account itself. The texts of /login are in sign-in.ts. */

import type { Role } from '@shinequo/contract/accounts'
import type { DataExport } from '@shinequo/contract/accounts/account-page'
import type { FieldSentences } from '@shinequo/contract/rules'
import type { WeakPassword } from '@shinequo/domain/accounts/password-policy'
import { plural, timesAreIn } from '../locale.ts'
import * as fields from './fields.ts'
import * as signIn from './sign-in.ts'

export const confirmPassword = 'Confirma la contraseña'
export const newPassword = 'Contraseña nueva'
export const confirmNewPassword = 'Confirma la contraseña nueva'
export const signOut = 'Cerrar sesión'
export const yourAccount = 'Tu cuenta'
export const passwordsDiffer = 'Las contraseñas no coinciden'
/** `terms` and `privacy` are links, named after the two pages. */
export const agreeToTerms = <T>(terms: T, privacy: T) => ['Acepto los ', terms, ' y la ', privacy, '.']

// What a new password needs.
export const atLeastEight = 'Debe tener al menos 8 caracteres'
export const atLeast = (characters: number) =>
  `Al menos ${characters} caracteres, por ejemplo unas cuantas palabras seguidas.`
/** The heading of the list that follows. */
export const goodPasswordHas = 'Una buena contraseña tiene'
export const moreThanEight = 'Más de 8 caracteres'
export const anUppercaseLetter = 'Una letra mayúscula'
export const aLowercaseLetter = 'Una letra minúscula'
export const aNumber = 'Un número'
export const aSpecialCharacter = 'Un carácter especial'
/** For screen readers, after a requirement that the password meets. */
export const done = ', listo'

// /register
export const registerTitle = 'Crea una cuenta'
export const registerSubtitle =
  'Empieza a cuidar de tu bienestar. Crear la cuenta toma un minuto, más o menos.'
export const alreadyHaveAccount = '¿Ya tienes cuenta?'
export const createAccount = 'Crear cuenta'
export const creatingAccount = 'Creando tu cuenta...'

// /coach/login and /admin/login
export const coachLoginTitle = 'Qué bueno verte de nuevo, coach'
export const coachLoginSubtitle = 'Inicia sesión para ver a tus estudiantes y tu día'
export const adminLoginTitle = 'Qué bueno verte de nuevo'
export const adminLoginSubtitle = 'Inicia sesión para administrar tu programa'
/** Comes before links to the login pages of the other roles. */
export const wrongDoor = '¿No es aquí?'
export const studentSignIn = 'Acceso para estudiantes'
export const coachSignIn = 'Acceso para coaches'
export const staffSignIn = 'Acceso para el equipo'
export const longerPasswordTitle = 'Elige una contraseña más larga'
export const longerPasswordNeeded = <T>(address: T) => [
  'Las cuentas de coaches y de administración ahora necesitan una contraseña más larga, porque dan acceso a lo que comparten los estudiantes. Al guardarla, se cierra la sesión de ',
  address,
  ' en los demás dispositivos.',
]
export const backToSignIn = 'Volver al inicio de sesión'
export const saveAndSignIn = 'Guardar e iniciar sesión'

// /forget-password and /reset-password
export const forgotTitle = '¿Olvidaste tu contraseña?'
export const forgotSubtitle = 'Te enviaremos un código por correo.'
export const rememberPassword = '¿Recordaste tu contraseña?'
export const emailAddress = 'Correo electrónico'
export const resetPassword = 'Restablecer contraseña'
export const resend = 'Reenviar'
export const resetSent =
  'Enviamos a tu correo el enlace para restablecer tu contraseña. Revisa tu bandeja de entrada.'
export const nextYourCode = 'Ahora escribe tu código.'
export const weGoThere = (seconds: number) =>
  plural(seconds, { one: 'Te llevamos ahí en # segundo.', other: 'Te llevamos ahí en # segundos.' })
export const alreadyHaveCode = '¿Ya tienes un código? Restablece tu contraseña'
export const recheckEmail = 'Revisa el correo que escribiste'
export const resetTitle = 'Restablece tu contraseña'
export const enterCode = 'Escribe el código que viene en nuestro correo.'
export const enterCodeSentTo = (address: string) => `Escribe el código que enviamos a ${address}.`
export const noCode = '¿No tienes código?'
export const sendNewOne = 'Enviar uno nuevo'
export const emailNotFound = 'No encontramos este correo.'
export const passwordReset =
  'Tu contraseña quedó restablecida. Te llevamos a la página para iniciar sesión...'
export const verificationCode = 'Código de verificación'
export const sixDigits = 'Los seis dígitos del correo más reciente.'
export const tenLetters = 'Las diez letras del correo más reciente.'
/* Buttons that switch between the two. */
export const codeHasLetters = 'Mi código tiene letras'
export const codeHasDigits = 'Mi código tiene dígitos'
export const resetNewPassword = 'Contraseña nueva'
export const resetConfirmPassword = 'Confirma la contraseña nueva'
export const processing = 'Procesando...'

// /verify-email, and the line in the app that asks for it
export const confirmYourEmail = 'Confirma tu correo'
export const enterAddressAndCode =
  'Escribe la dirección de correo con la que creaste tu cuenta y el código que viene en nuestro mensaje.'
export const onePressConfirms = <T>(address: T) => [
  '¿Creaste una cuenta con ',
  address,
  '? Presiona el botón para confirmar que este correo es tuyo.',
]
export const enterCodeThatWeSentTo = <T>(address: T) => ['Escribe el código que enviamos a ', address, '.']
export const sixDigitsForADay = 'Los seis dígitos del correo más reciente. Sirven por 24 horas.'
export const confirming = 'Confirmando...'
export const confirm = 'Confirmar'
export const newMailIfUnconfirmed = <T>(address: T) => [
  'Si ',
  address,
  ' todavía está sin confirmar, ya va en camino un correo nuevo. Usa el más reciente y busca también en la carpeta de spam.',
]
export const noMailOrCodeTooOld = '¿No llegó el correo o el código ya venció?'
export const sendNewCode = 'Enviar un código nuevo'
export const emailConfirmed = <T>(address: T) => ['Gracias: el correo ', address, ' está confirmado.']
export const newMailOnItsWay = 'Ya va en camino un correo nuevo. Usa el más reciente.'
export const openOurMailAndPress =
  'Abre nuestro correo y presiona el botón que trae. ¿No lo encuentras? Podemos enviarte otro.'
export const sendNewMail = 'Enviar un correo nuevo'

// Above every page, for a person whose mail is returned
export const yourMail = 'Tu correo'
export const mailComesBack =
  'Nos devuelven los correos que te enviamos. ¿Es correcta esta dirección de correo?'
export const askProgrammeForAddress =
  'No te llegan los recordatorios ni los códigos. Si tu correo es correcto, asegúrate de que el buzón exista y reciba mensajes: este aviso se quita con el próximo que te llegue. Si no lo es, pide a tu programa que lo cambie.'
export const askAdministratorForAddress =
  'No te llegan los recordatorios ni los códigos. Si tu correo es correcto, asegúrate de que el buzón exista y reciba mensajes: este aviso se quita con el próximo que te llegue. Si no lo es, pide a otra persona de la administración que envíe una invitación al correcto.'

// Changing one's own password
export const changePassword = 'Cambiar contraseña'
export const changeYourPassword = 'Cambia tu contraseña'
export const othersAreSignedOut =
  'Se cerrará la sesión en todos los demás dispositivos, y te avisaremos por correo.'
export const currentPassword = 'Contraseña actual'
/** '¿Olvidaste tu contraseña?' is the text of the link on /login. */
export const currentForgotten =
  '¿No la recuerdas? Cierra la sesión y elige “¿Olvidaste tu contraseña?” para recibir un código por correo.'
export const passwordChanged = 'Se cambió tu contraseña.'
export const useItNowhereElse = 'Elige una que no uses en ningún otro lugar.'
export const formDidNotLoad = 'No se pudo cargar el formulario'

// Where the person is signed in
export const whereSignedIn = 'Dónde está abierta tu cuenta'
/** `zone` reads 'tu hora (Nueva York)'. */
export const signInTimes = (zone: string) =>
  `${timesAreIn(zone)} Si no reconoces alguno de estos accesos, ciérralo y elige una contraseña nueva.`
export const unknownDevice = 'Dispositivo desconocido'
export const thisDevice = 'Este dispositivo, ahora'
/**
 * `lastSeen` is null for the device in use. `network` is null if it is not known. The two moments end in 'p. m.', so no
 * full stop may follow them.
 */
export const signInFacts = (signedIn: string, lastSeen: string | null, network: string | null) =>
  `Inicio de sesión: ${signedIn}${lastSeen === null ? '' : `; último uso: ${lastSeen}`}${network === null ? '' : `; red: ${network}`}`
export const signOutDevice = (device: string, lastSeen: string) =>
  `Cerrar sesión en ${device}, último uso: ${lastSeen}`
export const deviceSignedOut = (device: string) => `Sesión cerrada: ${device}.`
export const othersSignedOut = 'Se cerró la sesión en todos los demás dispositivos.'
export const signOutOthers = 'Cerrar sesión en todos los demás dispositivos'

// The file with one's own data
export const yourData = 'Tus datos'
export const fileNotSeen = 'No pudimos comprobar si tu archivo está listo'
export const aboutYourFile =
  'Un archivo con todo lo que ShineQuo guarda sobre ti: una página para leer, los mismos datos para otras aplicaciones y tu foto. Tu contraseña no está incluida.'
export const FILE_STATES = {
  none: 'Prepararlo toma un momento. Te enviaremos un correo cuando esté listo.',
  preparing:
    'Estamos preparando tus datos. Puedes salir de esta página: te enviaremos un correo cuando estén listos.',
  failed: 'No se pudo crear tu archivo.',
} satisfies Record<Exclude<DataExport['state'], 'ready'>, string>
export const fileReady = (until: string, zone: string) =>
  `Tu archivo está listo. Puedes descargarlo hasta el ${until}, ${zone}.`
/** Added if staff had the file made. */
export const fileByStaff =
  'Lo pidió tu programa. No incluye lo que compartes solo con tus coaches o con nadie. Para un archivo con todo, crea uno nuevo.'
export const downloadOf = (size: string) => `Descargar (${size})`
export const makeNewer = 'Crear un archivo nuevo'
export const downloadMyData = 'Descargar mis datos'

// Deleting one's account
export const deleteMyAccount = 'Eliminar mi cuenta'
export const sevenDays =
  'Tienes siete días para cambiar de opinión. Después, tu cuenta se elimina para siempre.'
/** 'Conservar mi cuenta' is the button in the line that is then shown above every page. */
export const willBeDeleted = (day: string) =>
  `Se eliminará el ${day}. Para conservarla, presiona “Conservar mi cuenta” en la parte de arriba de cualquier página.`
export const accountWillBeDeleted = <T>(day: T) => ['Tu cuenta se eliminará el ', day, '.']
export const accountToBeDeleted = (day: string) => `Tu cuenta se eliminará el ${day}.`
export const keepMyAccount = 'Conservar mi cuenta'
export const accountStays = 'Tu cuenta no se va a eliminar.'
export const deleteYourAccount = '¿Eliminar tu cuenta?'
export const deletedInSevenDays = (day: string) => `Se eliminará el ${day}, dentro de siete días.`
export const onlyAdministrator =
  'Nadie más administra el programa, y sin ti nadie podría administrarlo. Primero invita a otra persona a la administración; después podrás eliminar tu cuenta.'
export const yourPassword = 'Tu contraseña'
export const UNTIL_DELETED = {
  student: 'Hasta entonces puedes cambiar de opinión, pero no puedes reservar sesiones nuevas.',
  coach: 'Hasta entonces puedes cambiar de opinión, pero nadie puede reservar contigo.',
  admin: 'Hasta entonces puedes cambiar de opinión.',
} satisfies Record<Role, string>
export const DELETED_THEN = {
  student:
    'Después se eliminan para siempre tu nombre, tu correo, tu foto, tu perfil, tus respuestas, tus notas, tus historias y lo que escribiste en tus opiniones. También se eliminan las notas que tus coaches escribieron sobre ti.',
  coach:
    'Después se eliminan para siempre tu nombre, tu correo, tu foto, tu página, tu horario y tus notas, también las que compartiste. Avisamos a tus estudiantes.',
  admin:
    'Después se eliminan para siempre tu nombre y tu correo. Lo que escribiste para el programa se queda en él.',
} satisfies Record<Role, string>
export const whatStays =
  'Conservamos, sin tu nombre, que tus sesiones se realizaron y cuántas estrellas recibieron.'
export const noSessionsAhead = 'No tienes sesiones próximas.'
export const timesAre = timesAreIn
export const stillTakePlace = 'Estas sesiones siguen en pie'
export const youCanCancelThem = 'Puedes cancelarlas en tu página de sesiones.'
export const cancelledThatDay = 'Estas sesiones se cancelarán cuando se elimine tu cuenta'
export const studentsToldNow = 'Les avisamos ahora mismo a tus estudiantes.'
export const coachToldThen = 'En ese momento le avisamos a tu coach.'
/** A session in a list: its day, its times and the other person. */
export const sessionWith = (day: string, times: string, other: string) => `${day} · ${times} · ${other}`

/** Why a new password is refused. */
export const weakPassword = {
  short:
    'Usa al menos 15 caracteres: tu cuenta da acceso a lo que comparten los estudiantes. Unas cuantas palabras seguidas son fáciles de recordar.',
  blank: 'Esta contraseña es solo espacios, y eso se adivina rápido. Elige otra.',
  repeated: 'Esta contraseña repite unos pocos caracteres, y eso se adivina rápido. Elige otra.',
  sequence:
    'Esta contraseña sigue el orden del abecedario o del teclado, y eso se adivina rápido. Elige otra.',
  common: 'Esta contraseña es una de las que más se han filtrado. Elige otra.',
  own: 'Casi toda esta contraseña es tu nombre o tu correo. Elige otra.',
  service: 'Casi toda esta contraseña son palabras que cualquiera probaría aquí, como ShineQuo. Elige otra.',
} satisfies Record<WeakPassword, string>

// Another email address
export const language = 'Idioma'
export const aboutLanguage =
  'Las páginas y nuestros correos están en español. Lo que escriben otras personas se queda como lo escribieron.'
export const yourAddress = 'Correo electrónico'
export const aboutYourAddress = 'Con él inicias sesión, y ahí llegan nuestros correos.'
export const changeAddress = 'Cambiar de correo'
export const changeYourAddress = 'Cambia tu correo'
export const codeComesFirst = 'Primero enviamos un código al correo nuevo. Nada cambia hasta que lo escribas.'
export const newAddress = 'Correo nuevo'
export const sendTheCode = 'Enviar el código'
export const oldAddressIsTold =
  'Vamos a cerrar tu sesión en los demás dispositivos y a avisar a tu correo anterior.'
export const addressChanged = 'Se cambió tu correo.'
export const anotherAddressOrCode = 'Otro correo o un código nuevo'
export const codeSentTo = <T>(address: T) => ['Enviamos un código a ', address, '.']
export const code = 'Código'
export const codeHint =
  'Seis dígitos, del correo más reciente. ¿No está? Busca también en la carpeta de spam.'

/** Errors at the fields of forms. */
export const fieldErrors = {
  ...signIn.fieldErrors,
  ...fields.nameErrors,
  email_letters: fields.emailLetters,
  new_password_required: 'Falta la contraseña nueva',
  new_password_short: 'La contraseña debe tener al menos 8 caracteres',
  otp_invalid: 'Escribe un código válido de 6 dígitos',
  otp_letters_invalid: 'Escribe las diez letras del código',
  password_short: 'La contraseña debe tener al menos 8 caracteres',
  school_code_invalid: 'Escribe los seis dígitos del código',
} satisfies Partial<FieldSentences>
