/** What the documents say before any script runs, and the manifest of the installed app. */

export const description =
  'Coaching para estudiantes de universidad: te asignamos coach y reservas en un minuto.'
export const previewAlt = 'Dos personas en una banca ven salir el sol; sobre ellas, el nombre ShineQuo'
export const noScript =
  'ShineQuo necesita JavaScript. ¿Estás en crisis? Llama al 988 y presiona 2, o manda la palabra AYUDA al 988.'
export const roomTitle = 'Tu sesión · ShineQuo'
export const noScriptInRoom =
  'La sala necesita JavaScript. ¿Estás en crisis? Llama al 988 y presiona 2, o manda la palabra AYUDA al 988.'
/** Shortcuts of the installed app. */
export const findYourCoach = 'Encuentra a tu coach'
export const collegeResources = 'Recursos de tu universidad'
