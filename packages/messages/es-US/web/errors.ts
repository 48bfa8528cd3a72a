/**
 * Section 8 of the product document: what a page says when a call fails, in addition to what the server says, and when
 * it succeeds.
 */

/** Said for an HTTP status if there is no other message. */
export const STATUS_SENTENCES = {
  400: 'Hay algo incorrecto en los datos. Revisa lo que escribiste.',
  401: 'Tu acceso ya no es válido. Inicia sesión de nuevo.',
  403: 'No tienes permiso para hacer esto.',
  404: 'No encontramos lo que buscas.',
  500: 'Algo falló en el servidor. Intenta de nuevo más tarde.',
}
export const otherFailure = 'Ocurrió un error. Intenta de nuevo.'
/** Said at a field if there is no other message. */
export const invalidValue = 'Este valor no es válido'
export const noResponse = 'El servidor no responde. Revisa tu conexión a la red.'
/** `fault` is the browser's error message. */
export const unexpected = (fault: string) => `Error inesperado: ${fault}`
/** For a change that may or may not have been saved, once the page has loaded the current data. */
export const savedOrNot = 'No pudimos saber si esto se guardó. Así está en este momento.'

// For single calls that failed.
export const loginFailed = 'El correo o la contraseña no son correctos.'
/**
 * The server's reply, which the page of a forgotten password replaces by other words. It compares the reply in lower
 * case.
 */
export const unknownEmail = 'No hay ninguna cuenta con este correo.'
export const loginWithoutTokens = 'No pudimos completar el inicio de sesión.'
export const forgetPasswordFailed =
  'No pudimos enviar el correo para restablecer tu contraseña. Intenta de nuevo.'
export const resetPasswordFailed = 'No pudimos restablecer tu contraseña. Intenta de nuevo.'
export const onboardingFailed = 'No pudimos enviar los datos de tu perfil'
export const pictureUploadFailed = 'No pudimos subir tu foto de perfil. Intenta de nuevo.'
export const pictureProcessingFailed = 'No pudimos procesar la imagen. Intenta de nuevo.'
export const matchedCoachesFailed = 'No pudimos cargar tus coaches. Intenta de nuevo más tarde.'
export const feedbackFailed = 'Ocurrió un error al enviar tu opinión'
export const coachFailed = 'No pudimos cargar la información de tu coach. Intenta de nuevo más tarde.'
export const timeSlotsFailed = 'No pudimos cargar los horarios. Intenta de nuevo más tarde.'
export const bookingFailed = 'No pudimos reservar ese horario. Intenta de nuevo.'
export const questionsFailed = 'No pudimos cargar las preguntas'

export const profileUpdated = '¡Tu perfil quedó actualizado!'
export const feedbackSubmitted = '¡Gracias! Recibimos tu opinión.'
export const bookingConfirmed = '¡Tu reserva está confirmada!'
