/** The mail that verifies a school, and what the server replies about schools. */

// The mail with the code. Anybody may read it, so it names nobody.
export const codeSubject = 'Tu código para verificar tu universidad'
export const code =
  'Alguien que usa ShineQuo dice que este es su correo de la universidad. Aquí está el código para verificarlo. Sirve una sola vez, durante 10 minutos.'
export const codeNotYours = 'Si no fuiste tú, puedes borrar este correo, y no pasará nada.'
export const enterTheCode = 'Escribir el código'

// What the server replies about verification.
export const publicAddress =
  'Usa el correo que te dio tu universidad: uno como este lo puede tener cualquiera'
export const noSchoolOfAddress =
  'Ninguna universidad de aquí tiene correos como este. Revisa cómo lo escribiste o pregunta a tu programa.'
export const codeOnItsWay = (email: string) => `Enviamos un código a ${email}.`
export { schoolIsProved as proved } from '../web/schools.ts'
export const addressUsed =
  'Este correo ya se usó para verificar la universidad de otra cuenta. Si esa cuenta es tuya, pide ayuda a tu programa.'
export const studentsOnly = 'Solo las cuentas de estudiante tienen universidad'
export const chooseAListed = 'Elige una universidad de la lista'
export const confirmed = (school: string) => `Universidad verificada: ${school}.`
export const takenBack = 'La universidad ya no está verificada.'

// What the server replies about schools themselves.
export const notADomain = (written: string) => `“${written}” no es un dominio de correo, como college.edu`
export const publicDomain = (domain: string) =>
  `Cualquiera puede tener un correo en ${domain}: no sirve para verificar una universidad`
export const domainTaken = (domain: string, school: string) => `${domain} ya pertenece a ${school}`
export const nameTaken = 'Ya hay una universidad con este nombre'
export const noLink = 'Esta universidad no tiene un enlace para revisar'
export const isClosed = 'Esta universidad no recibe estudiantes nuevos'
export const joinedToItself = 'Una universidad no se puede fusionar consigo misma'
export const isNeeded =
  '“Other” queda como está: la necesitan estudiantes cuya universidad no está en la lista'

export { SCHOOL_NAMES } from '../web/school-names.ts'
