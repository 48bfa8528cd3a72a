/** The mail that verifies a school, and what the server replies about schools. */

import type { FieldSentences } from '@shinequo/contract/rules'
import type { SchoolRules } from '@shinequo/contract/schools'
import * as forms from '../web/schools.ts'
// The mail with the code. Anybody may read it, so it names nobody.
export const codeSubject = 'Tu código para verificar tu universidad'
export const code =
  'Alguien que usa ShineQuo dice que este es su correo de la universidad. Aquí está el código para verificarlo. Sirve una sola vez, durante 10 minutos.'
export const codeNotYours = 'Si no fuiste tú, puedes borrar este correo, y no pasará nada.'
export const enterTheCode = 'Escribir el código'

// What the server replies about verification.
export const codeOnItsWay = (email: string) => `Enviamos un código a ${email}.`
export { schoolIsProved as proved } from '../web/schools.ts'
export const confirmed = (school: string) => `Universidad verificada: ${school}.`
export const takenBack = 'La universidad ya no está verificada.'

// What the server replies about schools themselves.
export { SCHOOL_NAMES } from '../web/names.ts'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  address_of_another:
    'Este correo ya se usó para verificar la universidad de otra cuenta. Si esa cuenta es tuya, pide ayuda a tu programa.',
  no_link: 'Esta universidad no tiene un enlace para revisar',
  no_school_of_address:
    'Ninguna universidad de aquí tiene correos como este. Revisa cómo lo escribiste o pregunta a tu programa.',
  public_address: 'Usa el correo que te dio tu universidad: uno como este lo puede tener cualquiera',
  school_name_taken: 'Ya hay una universidad con este nombre',
  school_unlisted: 'Elige una universidad de la lista',
  school_closed: 'Esta universidad no recibe estudiantes nuevos',
  school_joined_to_itself: 'Una universidad no se puede fusionar consigo misma',
  school_needed: '“Other” queda como está: la necesitan estudiantes cuya universidad no está en la lista',
  students_only: 'Solo las cuentas de estudiante tienen universidad',
  domain_of_another: ({ domain, school }) => `${domain} ya pertenece a ${school}`,
  not_a_domain: ({ written }) => `“${written}” no es un dominio de correo, como college.edu`,
  public_domain: ({ domain }) =>
    `Cualquiera puede tener un correo en ${domain}: no sirve para verificar una universidad`,
} satisfies FieldSentences<keyof SchoolRules>
