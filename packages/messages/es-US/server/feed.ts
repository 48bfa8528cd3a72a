/** What the server replies when posts are read or changed. */
import type { EventProblem } from '@shinequo/domain/feed/event-times'
import type { ScheduleProblem } from '@shinequo/domain/feed/publication'
import { endsBeforeStart, eventIsOver, timeIsPast } from '../web/feed.ts'

export const noSuchPage = 'Esta página de publicaciones ya no existe. Vuelve a cargarla.'
export const pictureTextRequired = 'Di qué muestra la imagen, para estudiantes que no pueden verla'
export const postDeleted = 'La publicación se eliminó.'
/** Why a post cannot be published at the chosen time. */
export const SCHEDULE_PROBLEMS = {
  past: timeIsPast,
  too_far: 'Elige una hora dentro del próximo año',
} satisfies Record<ScheduleProblem, string>
/** Why an event cannot have the chosen times. */
export const EVENT_PROBLEMS = {
  reversed: endsBeforeStart,
  too_long: 'Un evento puede durar 31 días como máximo',
  over: eventIsOver,
} satisfies Record<EventProblem, string>
