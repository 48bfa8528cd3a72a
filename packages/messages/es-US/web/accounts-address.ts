/** The page that the link to a requested address opens, and what administrators see of a request. */

export const isThisYou = '¿Eres tú?'
/** `name` is the first name. */
export const programmeWants = <T>(name: T) => [
  'Tu programa quiere usar este correo para la cuenta de ShineQuo de ',
  name,
  '.',
]
export const ifYouSayYes = [
  'Inicias sesión con este correo y la misma contraseña.',
  'Los correos sobre la cuenta llegan aquí.',
  'La sesión se cierra en todos los dispositivos donde está abierta.',
]
export const use = 'Usar este correo'
export const using = 'Cambiando el correo...'
export const notMe = 'No soy yo'
export const nothingYet = 'Nada cambia antes de que elijas.'
export const changed = 'Listo'
export const nowSignIn = 'Este correo ya es el de la cuenta. A partir de ahora, inicia sesión con él.'
export const signIn = 'Ir a iniciar sesión'
/** A link. */
export const newPassword = '¿Olvidaste la contraseña? Pide un código para una nueva.'
export const declined = 'Gracias'
export const staysAsItWas =
  'Este correo no se usará, y la cuenta sigue como estaba. Puedes cerrar esta página.'
export const didNotLoad = 'No se pudo cargar esta página'
export const TITLES = {
  address_link_unknown: 'Este enlace ya no funciona',
  address_link_expired: 'Este enlace venció',
  email_taken: 'Este correo ya está en uso',
}
export const WAYS_OUT = {
  address_link_unknown:
    'Ya se usó, o tu programa envió uno más nuevo o lo retiró. Si ya confirmaste el correo, inicia sesión con él. Si no, pide a tu programa un enlace nuevo.',
  address_link_expired: 'Los enlaces sirven 7 días. Pide a tu programa que te envíe uno nuevo.',
  email_taken:
    'Otra cuenta de ShineQuo tiene este correo, así que nada cambió. Si esa cuenta es tuya, inicia sesión con ella. Si no, pregunta a tu programa.',
}

// What an administrator sees of a request
export const waiting = 'Correo nuevo sin confirmar'
export const linkExpired = 'El enlace al correo nuevo venció'
/** `since` and `until` are dates. */
export const waitingSince = <T>(email: T, since: string, until: string) => [
  email,
  `, pedido el ${since}: se puede confirmar hasta el ${until}`,
]
export const expiredOn = <T>(email: T, since: string, until: string) => [
  email,
  `, pedido el ${since}: el enlace venció el ${until}`,
]
/** `email` is the requested address that waits. */
export const replaces = (email: string) => `Reemplaza a ${email}, que todavía no está confirmado.`
export const sendLinkAgain = 'Enviar otra vez el enlace'
export const linkOnItsWay = (email: string) => `Un enlace nuevo va en camino a ${email}.`
export const withdraw = {
  title: (name: string) => `¿Retirar el correo nuevo de ${name}?`,
  loss: 'El enlace que enviamos deja de servir. Esta persona sigue iniciando sesión con su correo actual.',
  act: 'Retirar el correo nuevo',
  done: 'El correo nuevo se retiró.',
}

// The own account
/** Why administrators cannot change their address. */
export const staysWhileAdministrator =
  'El correo de alguien de la administración no se puede cambiar. Para usar otro, pide a otra persona de la administración que te invite con él.'
