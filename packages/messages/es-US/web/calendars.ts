/** Sessions in a person's own calendar. */
export const googleCalendar = 'Google Calendar'
export const outlookWork = 'Outlook (trabajo o escuela)'
export const outlookPersonal = 'Outlook (personal)'
export const appleCalendar = 'Calendario de Apple'
export const appleCalendarFile = 'Calendario de Apple: descargar un archivo'
/** For screen readers, after the name of a link. */
export const opensInANewTab = ', se abre en una pestaña nueva'
export const mailsCarryIt =
  'Cada correo sobre esta sesión también la incluye como archivo adjunto y actualiza tu calendario si la sesión cambia de hora o se cancela. Si la agregas con un enlace de aquí, tienes que actualizarla por tu cuenta.'

// The address that a calendar subscribes to
export const aboutTheAddress =
  'Tu calendario puede suscribirse a una dirección privada: así muestra todas tus sesiones y se actualiza con cada cambio. Quien tenga la dirección puede ver cuándo son tus sesiones, así que no la compartas.'
export const hasAnAddress =
  'Tu calendario tiene una dirección. No podemos mostrarla otra vez: crea una nueva si la necesitas.'
export const makeAnAddress = 'Crear una dirección'
export const makeANewAddress = 'Crear una dirección nueva'
export const endTheAddress = 'Desactivar la dirección'
export const newEndsTheFormer =
  'Una dirección nueva desactiva la anterior. También la desactivan una contraseña nueva, un correo nuevo, y cerrar la sesión en todos los demás dispositivos.'
export const copyItNow = 'Copia esta dirección ahora. Se muestra una sola vez.'
export const addressOfYourCalendar = 'Dirección de tu calendario'
export const sessionsInYourCalendar = 'Sesiones en tu calendario'

// The same address, in the list of sign-ins
export const addressAmongSignIns = 'Dirección privada de tu calendario'
/** The moment ends in 'p. m.', so no full stop may follow it. */
export const addressMadeOn = (moment: string) => `Creada: ${moment}`
export const addressEndsWith =
  'Quien la tenga puede ver cuándo son tus sesiones. Deja de funcionar si cierras la sesión en todos los demás dispositivos, y con una contraseña o un correo nuevos.'
export const endIt = 'Desactivar'
/** For screen readers, in place of that. */
export const endPrivateAddress = 'Desactivar la dirección privada de tu calendario'
export const addressEnded = 'La dirección de tu calendario está desactivada.'

/**
 * The title of a session in every calendar. It does not say what the session is about, since others may see the screen.
 */
export const eventTitle = 'Sesión de ShineQuo'
/** Below the title; `page` is the address of the session's page. */
export const eventDetails = (page: string) =>
  `Aquí puedes entrar a la sesión, cambiarla de hora o cancelarla: ${page}`
