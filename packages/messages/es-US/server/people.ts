/** Invitations, mail about people who have left, and what the server replies to administrators. */

import type { Role } from '@shinequo/contract/accounts'
import type { PersonRules, RoleKept } from '@shinequo/contract/people'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number, plural } from '../locale.ts'
import * as forms from '../web/people.ts'
import { fieldErrors as viewErrors } from '../web/people-views.ts'

// Invitations.
export const INVITATION_SUBJECTS = {
  student: 'Te invitan a ShineQuo',
  coach: 'Te invitan a dar coaching con ShineQuo',
  admin: 'Te invitan a administrar ShineQuo',
} satisfies Record<Role, string>
/** What an invitation says by default, in paragraphs. '{inviter}' and '{school}' stand for names. */
export const INVITATION_BODIES = {
  student: `{inviter} te invita a unirte a ShineQuo: coaching para estudiantes de {school}, en línea y a solas con personas que escuchan.

Para ti es gratis. Lo paga tu programa, y nadie te pedirá una tarjeta.

Es privado. Hablas a solas con tu coach y no se graba nada. Solo si a tu coach le preocupa la seguridad de alguien, avisa al personal del programa.

Una sesión suele durar 30 minutos, a la hora que tú elijas.

Qué sigue: eliges una contraseña, respondes unas preguntas sobre ti y encuentras coach. Después reservas tu primera sesión.`,
  coach: `{inviter} te invita a unirte a ShineQuo como coach.

Hablas en línea y a solas con estudiantes de tu programa, por lo general 30 minutos, en el horario que tú pongas. Para cada estudiante es gratis y privado.

Qué sigue: eliges una contraseña, escribes tu página y pones tu horario. Cuando tu programa apruebe tu página, tus estudiantes podrán reservar contigo.`,
  admin: '{inviter} te invita a unirte a la administración de ShineQuo.',
} satisfies Record<Role, string>
/** Stands for the name of a school that an invitation does not say: 'estudiantes de tu universidad'. */
export const yourSchool = 'tu universidad'
/** Used if the mail cannot name the person who invites: 'Tu programa te invita ...'. */
export const yourProgramme = 'Tu programa'
export const linkGoodFor = (days: number) =>
  plural(days, {
    one: 'El enlace sirve una sola vez, durante # día. Elige ahí una contraseña y listo.',
    other: 'El enlace sirve una sola vez, durante # días. Elige ahí una contraseña y listo.',
  })
export const invitationUnexpected = 'Si no esperabas esto, puedes borrar este correo, y no pasará nada.'
export const acceptInvitation = 'Aceptar la invitación'

// Somebody has left. Their name is deleted too, so no mail names them.
export const coachLeftSubject = 'Un cambio en tus coaches'
export const coachLeft =
  'Una de las personas que te daban coaching dejó ShineQuo. No tiene nada que ver contigo.'
export const areCancelled = (sessions: number) =>
  plural(sessions, { one: 'Esta sesión se cancela:', other: 'Estas sesiones se cancelan:' })
export const bookAnotherSoon = 'Si quieres hablar pronto con alguien, reserva una sesión con otro coach.'
export const fellAwaySubject = (time: string) => `Se canceló una de tus sesiones: ${time}`
export const fellAway = (left: 'student' | 'coach') =>
  ({
    student: 'Una de las personas a quienes dabas coaching dejó ShineQuo. Esta sesión queda cancelada:',
    coach: 'Una de las personas que te daban coaching dejó ShineQuo. Esta sesión queda cancelada:',
  })[left]
export const studentLeftSubject = 'Un cambio en tus estudiantes'
export const studentLeft =
  'Una de las personas a quienes dabas coaching dejó ShineQuo, y su cuenta se eliminó.'
export const timeIsOpenAgain = 'Esa hora vuelve a estar disponible para tus demás estudiantes.'
export const placeIsFreeAgain = 'Vuelves a tener lugar para otra persona.'
export const notesAreDeleted = 'También se eliminan tus notas sobre esta persona.'

// What the server replies to requests.
export const alreadyInvited = 'Esta persona ya recibió una invitación. Puedes enviarla otra vez.'
export const suspended = 'Esta cuenta está en pausa, y su sesión se cerró en todas partes.'
export const resumed = 'Esta persona ya puede volver a iniciar sesión.'
export const signedOutEverywhere = 'La sesión de esta cuenta se cerró en todas partes.'
export const addressRequested = 'Primero hay que confirmar el correo nuevo. Ya enviamos allí un enlace.'
export const addressLinkSentAgain = 'El enlace va otra vez en camino. El anterior ya no sirve.'
export const addressWithdrawn = 'El correo nuevo se retiró. Se conserva el actual.'
export const edited = 'Los cambios están guardados, y avisamos a esta persona por correo.'
export const resetSent = 'Le enviamos a esta persona un código para una contraseña nueva.'
/** Why a person cannot have another role. */
const ROLE_KEPT = {
  sessions:
    'Esta persona ha tenido sesiones o ha reservado alguna. Para otro rol, invítala de nuevo con otro correo.',
  matches: 'Esta persona ha tenido una asignación. Para otro rol, invítala de nuevo con otro correo.',
  answers:
    'Esta persona ya empezó y puede haber enviado respuestas, una historia o una solicitud de ayuda. Para otro rol, invítala de nuevo con otro correo.',
  last_administrator:
    'Nadie más podría administrar el programa. Primero invita a otra persona a la administración.',
} satisfies Record<RoleKept, string>

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  ...viewErrors,
  invitation_required: 'Falta la invitación',
  already_invited: alreadyInvited,
  nobody_chosen: 'Elige al menos una opción',
  nothing_changed: 'No cambiaría nada',
  role_kept: ({ why }) => ROLE_KEPT[why],
  too_many_chosen: ({ max }) => `Elige como máximo ${number(max)}`,
} satisfies FieldSentences<keyof PersonRules>
