/** What the server replies when posts are read or changed. */
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import { timeIsPast } from '../web/feed.ts'

export const noSuchPage = 'Esta página de publicaciones ya no existe. Vuelve a cargarla.'
export const pictureTextRequired = 'Escribe qué muestra la imagen, para estudiantes que no pueden verla'
export const postDeleted = 'La publicación se eliminó.'
/** Why a post cannot be published at the chosen time. */
export const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Elige una hora dentro del próximo año',
} satisfies Record<ScheduleProblem, string>
export { EVENT_PROBLEMS } from '../web/feed.ts'
