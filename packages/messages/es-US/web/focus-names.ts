/** Names of the topics that coaches work on, which texts about a coach are recognised by. */
import type { Code } from '@shinequo/domain/matching/codes'

export const FOCUS_NAMES = {
  'focus:study': 'Hábitos de estudio y planificación',
  'focus:exams': 'Exámenes y fechas de entrega',
  'focus:sleep': 'Sueño y rutina diaria',
  'focus:stress': 'Estrés y equilibrio',
  'focus:relationships': 'Relaciones y comunicación',
  'focus:belonging': 'Vida universitaria y sentido de pertenencia',
  'focus:career': 'Rumbo profesional y pasantías',
  'focus:confidence': 'Autoconfianza y motivación',
  'focus:money': 'Dinero y empleo durante los estudios',
  'focus:transition': 'Adaptación y grandes cambios',
} satisfies Record<Extract<Code, `focus:${string}`>, string>

/** Between the topics of a list: each may have a 'y' of its own. */
export const betweenTopics = '; '
/** A topic after others in a list. */
export const topicAfterOthers = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
