/** What the server says about accounts. */

import type { AccountRules, Role } from '@shinequo/contract/accounts'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/accounts.ts'
import { keepMyAccount, makeNewer, yourData } from '../web/accounts.ts'

export { DELETED_THEN, unknownDevice } from '../web/accounts.ts'
export { keepMyAccount, yourData }

/** What others read in place of the name of somebody whose account is deleted. */
export const FORMER_NAMES = {
  student: 'Exestudiante',
  coach: 'Excoach',
  admin: 'Exintegrante de la administración',
} satisfies Record<Role, string>
export const deletionSubject = 'Tu cuenta se va a eliminar'
export const deletionAsked = 'Nos pidieron eliminar tu cuenta de ShineQuo. Se eliminará en esta fecha y hora:'
export const deletionCanBeStopped = `Hasta entonces puedes cambiar de opinión: inicia sesión y elige “${keepMyAccount}”.`
export const sessionsUntilDeletion =
  'Las sesiones anteriores a ese momento siguen en pie. Las posteriores se cancelarán cuando se elimine tu cuenta, y avisaremos a la otra persona.'
export const deletionNotYours =
  'Si no lo pediste, inicia sesión, conserva tu cuenta y crea una contraseña nueva.'
export const lastWordSubject = 'Mañana se elimina tu cuenta'
export const deletionIsNear = 'Tu cuenta de ShineQuo se elimina en esta fecha y hora:'
export const signInToKeep = `Si prefieres conservarla, inicia sesión antes y elige “${keepMyAccount}”.`
export const lastMail =
  'Este es nuestro último correo: después ya no tendremos tu correo. Gracias por el tiempo que pasaste en ShineQuo.'
export const keptSubject = 'Tu cuenta no se va a eliminar'
export const kept = 'Tu cuenta de ShineQuo no se va a eliminar. Todo sigue como estaba.'
export const signIn = 'Iniciar sesión'
export const accountStays = 'La cuenta no se va a eliminar.'

// In more mails than one: what to do when it was somebody else.
export const setPasswordIfNotYou =
  'Si no fuiste tú, crea una contraseña nueva ahora mismo: así se cierra la sesión en todos los dispositivos.'
export const nothingToDoIfYou = 'Si fuiste tú, no tienes que hacer nada.'
export const setANewPassword = 'Crear una contraseña nueva'

// A sign-up with the address of an account.
export const accountExistsSubject = 'Ya tienes una cuenta de ShineQuo'
export const accountExists =
  'Alguien, seguramente tú, intentó crear una cuenta con este correo. Ya tienes una, así que no se creó otra.'
export const signInAsAlways = (forgotPassword: string) =>
  `Puedes iniciar sesión como siempre. ¿Olvidaste tu contraseña? Crea una nueva: ${forgotPassword}`
export const accountExistsNotYou = 'Si no fuiste tú, nada cambia, y puedes borrar este correo.'

// To the former address of an account.
export const addressChangedSubject = 'Se cambió tu correo'
export const addressChanged =
  'Tu cuenta de ShineQuo ahora tiene otro correo: lo cambió tu programa. Inicia sesión con el nuevo. Tu contraseña sigue siendo la misma, y se cerró la sesión en todos los dispositivos. A este correo ya no llegarán mensajes.'
export const addressChangeAskedFor = 'Si lo pediste, no tienes que hacer nada.'
export const addressChangeNotAskedFor =
  'Si no lo pediste, escribe ahora mismo a tu programa: allí pueden volver a poner el de antes.'

// Another address that an administrator asked for: to that mailbox.
export const addressLinkSubject = '¿Es tuyo este correo?'
export const addressLink =
  'Tu programa quiere usar este correo para tu cuenta de ShineQuo. Dinos si es correcto. Hasta que lo hagas, nada cambia.'
export const openAddressLink = 'Ver y confirmar'
export const addressLinkGoodFor = (days: number) =>
  `El enlace sirve una sola vez, durante ${plural(days, { one: '# día', other: '# días' })}. No necesitas contraseña.`
export const addressLinkNotYours =
  'Si no eres tú, puedes decirlo en esa página o borrar este correo. No pasará nada.'
// The same, to the present address.
export const addressRequestedSubject = 'Se pidió otro correo para tu cuenta'
export const addressRequested =
  'Tu programa quiere cambiar el correo de tu cuenta de ShineQuo. Escribimos al correo nuevo. Hasta que alguien lo confirme desde allí, todo sigue igual, y tú inicias sesión con el actual.'
export const addressRequestNotAskedFor =
  'Si no lo pediste, escribe ahora mismo a tu programa: allí pueden retirarlo.'
// What the page of that link replies.
export const requestedAddressConfirmed = 'El correo está confirmado.'
export const requestedAddressDeclined = 'El correo no se usará.'

// The code that proves a mailbox.
export const confirmEmail = 'Confirma tu correo'
export const addressWasGiven =
  'Alguien, seguramente tú o tu programa, usó este correo para una cuenta de ShineQuo. Confirma que es tuyo: presiona el botón de abajo o escribe este código. Sirve durante 24 horas.'
export const doNotConfirm =
  'Si no tienes una cuenta ni quieres tenerla, no lo confirmes: borra este mensaje, y nadie podrá hacerse pasar por ti aquí.'

// The code for a new password.
export const resetCodeSubject = 'Tu código para crear una contraseña nueva'
export const resetCode =
  'Aquí tienes tu código para crear una contraseña nueva. Sirve una sola vez, durante 10 minutos.'
export const neverPassCodeOn =
  'Nunca le des este código a nadie. Nunca lo pedimos por teléfono ni por correo.'
export const resetNotAskedFor =
  'Si no lo pediste, nada cambia: tu contraseña sigue igual, y puedes borrar este correo.'
export const resetYourPassword = 'Restablecer tu contraseña'

// A password that was changed.
export const passwordChangedSubject = 'Se cambió tu contraseña'
export const passwordChangedMail =
  'Tu cuenta de ShineQuo tiene una contraseña nueva. Se cerró la sesión en todos los dispositivos.'
export const setAnotherIfNotYou = 'Si no fuiste tú, crea otra contraseña ahora mismo y escribe a tu programa.'
export const setAnotherPassword = 'Crear otra contraseña'

// A sign-in from a device that was not known.
export const newDeviceSubject = 'Alguien inició sesión en tu cuenta desde un dispositivo nuevo'
export const newDevice =
  'Alguien inició sesión en tu cuenta de ShineQuo desde un dispositivo que no habíamos visto antes.'
export const signedInAt = (moment: string, zone: string) => `${moment}, ${zone}`
/** A range of addresses, such as 192.0.2.0/24. */
export const fromNetwork = (network: string) => `Red ${network}`

// The file with somebody's data is ready.
export const dataReadySubject = 'Tus datos están listos'
export const dataReadyForPerson =
  'Tu programa pidió un archivo para ti, con datos que ShineQuo guarda sobre ti. Ya está listo.'
export const dataReady =
  'Ya está listo el archivo que pediste. Contiene todo lo que ShineQuo guarda sobre ti.'
export const dataIsThereUntil = `Inicia sesión y presiona “Descargar” en “${yourData}”, en tu perfil o en tu cuenta. El archivo estará ahí hasta:`
export const dataNotAskedFor = 'Si no lo pediste, elige una contraseña nueva y escribe a tu programa.'
export const openYourData = 'Abrir tus datos'
// The same, if staff had it made.
export const staffFileLeavesOut =
  'No incluye lo que compartes solo con tus coaches o con nadie: tus respuestas, notas, mensajes en las sesiones, historias y opiniones, ni lo que pediste que el personal leyera.'
export const makeOneWithEverything = `El archivo con todo es solo para ti: en “${yourData}”, elige “${makeNewer}”.`
// The same, if the person cannot sign in.
export const staffFileSubject = 'Tu programa pidió un archivo con tus datos'
export const staffFileWhilePaused =
  'Tu programa pidió un archivo con datos que ShineQuo guarda sobre ti. Mientras tu cuenta está en pausa, el personal puede descargarlo hasta:'

// A pause by the programme.
export const pausedSubject = 'Tu cuenta está en pausa'
export const paused =
  'Tu programa puso en pausa tu cuenta de ShineQuo. Se cerró tu sesión en todas partes y no puedes iniciar sesión hasta que la pausa termine. Las sesiones reservadas siguen en pie.'
export const staffMayHaveFileMade =
  'Durante una pausa, el personal puede pedir un archivo con algunos de tus datos. Si lo hace, te avisamos por correo.'

// What the server replies to requests.
export const emailTaken = 'Ya existe una cuenta con este correo'
export const resetCodeOnItsWay = 'Si hay una cuenta con este correo, le llegará un código en un momento.'
export const passwordReset = 'Tu contraseña se restableció.'
export const passwordChanged = 'Se cambió tu contraseña. Se cerró la sesión en todos los demás dispositivos.'
export const emailConfirmed = 'Tu correo está confirmado.'
export const proofOnItsWay =
  'Si hay una cuenta sin confirmar con este correo, le llegará un mensaje en un momento.'
export const wrongCode = 'Ese código no coincide. Revisa el correo más reciente.'
export const signedOut = 'Cerraste tu sesión.'

// To a person whose name or role was changed by an administrator.
export const editedSubject = 'Se cambiaron datos de tu cuenta'
export const nameEdited = 'Tu programa corrigió el nombre de tu cuenta.'
export const roleEdited = (role: Role) =>
  ({
    student:
      'Tu programa cambió tu cuenta a estudiante. Cerramos tu sesión en todas partes; inicia sesión de nuevo.',
    coach:
      'Tu programa cambió tu cuenta a coach. Cerramos tu sesión en todas partes; inicia sesión de nuevo.',
    admin:
      'Tu programa cambió tu cuenta a Administración. Cerramos tu sesión en todas partes; inicia sesión de nuevo.',
  })[role]
export const editUnexpected = 'Si no esperabas esto, escríbele a tu programa.'
export const signInAgain = 'Iniciar sesión'

// Another address of one's own.
/** To the former address. */
export const youChangedAddress =
  'Alguien que sabe tu contraseña cambió el correo de tu cuenta de ShineQuo. Desde ahora, inicia sesión con el nuevo. Se cerró la sesión en los demás dispositivos, y a este correo ya no llegarán mensajes.'
export const addressCodeSubject = 'Tu código para otro correo'
export const addressCode =
  'Alguien que usa ShineQuo quiere usar este correo para su cuenta. Aquí está el código. Sirve una sola vez, durante 10 minutos.'
export const addressCodeNotYours = 'Si no fuiste tú, puedes borrar este correo, y no pasará nada.'
export const addressCodeOnItsWay = (email: string) => `Enviamos un código a ${email}.`
export const ownAddressChanged = 'Se cambió tu correo.'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  coaches_invited: 'Para ser coach se necesita una invitación',
  link_required: 'Falta el enlace',
  only_students: 'Aquí solo se crean cuentas de estudiante',
  refresh_required: 'Falta el token de actualización',
  sign_in_role: 'Inicia sesión como student, coach o admin',
  email_taken: emailTaken,
  same_address: 'Este ya es el correo de la cuenta',
  same_password: 'Esta es tu contraseña actual. Elige otra.',
  too_many_tries: 'Demasiados intentos con este código. Pide uno nuevo.',
  wrong_code: wrongCode,
  wrong_password: 'Esta no es tu contraseña actual.',
  weak_password: ({ why }) => forms.weakPassword[why],
} satisfies FieldSentences<keyof AccountRules>
