/** What the server replies to requests about the wall of stories. */

export const tagLimits = 'Pon 5 etiquetas como máximo, de 30 caracteres como máximo'
export const storyDeleted = 'Tu historia se eliminó.'
export const reported = 'Gracias. Una persona va a revisar esta historia.'
export { sayWhy as reasonRequired } from '../web/community.ts'
