/** What the server replies to requests about the wall of stories. */

import type { CommunityRules } from '@shinequo/contract/community'
import type { FieldSentences } from '@shinequo/contract/rules'
import * as forms from '../web/community.ts'
export const storyDeleted = 'Tu historia se eliminó.'
export const reported = 'Gracias. Una persona va a revisar esta historia.'
export const answerSent = 'Gracias. El equipo ya puede leer tu respuesta. Sigue sin saber quién eres.'

// Mail about messages to authors of stories. It quotes neither the story nor the message.
export const messageSubject = 'Alguien del equipo te escribió'
export const staffWrote =
  'Alguien del equipo de tu programa leyó lo que compartiste y te escribió. Puedes leerlo en la aplicación, junto a tu historia.'
export const staffDoNotKnow =
  'No sabe quién eres. Puedes responder sin dar tu nombre o pedir que alguien se comunique contigo.'
export const readMessage = 'Leer el mensaje'
export const answeredSubject = 'Respondieron a tu mensaje sobre una historia'
export const authorAnswered = 'Quien escribió la historia respondió a tu mensaje.'
export const readAnswer = 'Leer la respuesta'

// The mail that a student asked for
export const openedSubject = 'El muro de tu universidad ya está abierto'
export const wallOpened =
  'Nos pediste que te avisáramos cuando se abriera el muro de historias de tu universidad. Ya puedes leer lo que comparten otros estudiantes y compartir tu propia historia.'
export const readWall = 'Ir al muro'

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  message_required: 'Escribe un mensaje',
  story_reason_required: forms.sayWhy,
  tags_invalid: 'Usa 5 etiquetas como máximo, de hasta 30 caracteres cada una',
} satisfies FieldSentences<keyof CommunityRules>
