/** A student asks staff of the programme to get in touch, without having to say why. */
import type { FieldSentences } from '@shinequo/contract/rules'
import { hour, list, stopped } from '../locale.ts'
import * as fields from './fields.ts'

/** On the pages that have room for it, above the button. */
export const noWordsNeeded = 'Si quieres hablar con alguien, no tienes que decir por qué.'
export const whatHappens =
  'Alguien del equipo de tu programa se comunica contigo, primero por correo electrónico. Ve tu nombre y tu correo, y nada de lo que hayas escrito antes.'
/** `names` are those of staff whom the programme chose; it may have chosen nobody. */
export const whoThatIs = (names: readonly string[]) =>
  names.length === 0
    ? 'Quién es: la administración de tu programa.'
    : `Quién es: ${list(names)}. El resto de la administración de tu programa también lo ve.`
export const youSeeWhoOpened = 'En tu perfil puedes ver quién lo abrió y cuándo.'
export const yourLine = 'Algo que deban saber'
export const ask = 'Pedir que se comuniquen'
export const notAsked = (reason: string) => `No se le pidió a nadie. ${reason} Lo que escribiste sigue aquí.`

/** After asking, and whenever the student comes back while the request waits. */
export const youAsked = 'Pediste que se comuniquen contigo'
/** `day` and `time` are when. */
export const askedOn = (day: string, time: string) =>
  `Lo pediste el ${day} a ${stopped(hour(time))} Alguien del equipo de tu programa se comunicará contigo.`
export const whatComesNext =
  'Escriben al correo de tu cuenta: revisa tu bandeja de entrada y también el correo no deseado. No tienes que hacer nada más, ni pedirlo otra vez.'
/** There was a request already, so that a second one with a line was not sent. */
export const lineNotSent = 'Ya lo habías pedido, así que lo que escribiste ahora no se envió.'

/** Errors at the fields of forms. */
export const fieldErrors = { ...fields.textErrors } satisfies Partial<FieldSentences>
