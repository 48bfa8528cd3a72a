/** Texts that appear in people's calendars. */

export { eventDetails, eventTitle } from '../web/calendars.ts'

/** The name of a calendar that somebody has subscribed to. */
export const feedName = 'Sesiones de ShineQuo'
/** The language of these texts, in the form that an iCalendar file uses. */
export const fileLanguage = 'ES'
/** Calendars on the web. Outlook has one for each kind of account. */
export const googleCalendar = 'Google Calendar'
export const outlookWork = 'Outlook (trabajo o escuela)'
export const outlookPersonal = 'Outlook (personal)'

// A new secret address, to its owner.
export const addressMadeSubject = 'Tu calendario tiene una dirección nueva'
export const addressMade =
  'Alguien que inició sesión en tu cuenta de ShineQuo creó una dirección privada para un calendario. Quien la tenga puede ver cuándo son tus sesiones. Si había otra dirección, ya no funciona.'
export const addressMadeAt = (moment: string, zone: string) => `${moment}, ${zone}`
export const endAddressIfNotYou =
  'Si no fuiste tú, crea una contraseña nueva ahora mismo: así se desactiva la dirección y se cierra la sesión en todos los dispositivos.'
