/** Names of the topics that coaches work on, which texts about a coach are recognised by. */
import type { Code } from '@shinequo/domain/matching/codes'

export const FOCUS_NAMES = {
  'focus:study': 'Study habits and planning',
  'focus:exams': 'Exams and deadlines',
  'focus:sleep': 'Sleep and daily routine',
  'focus:stress': 'Stress and balance',
  'focus:relationships': 'Relationships and communication',
  'focus:belonging': 'Campus life and belonging',
  'focus:career': 'Career direction and internships',
  'focus:confidence': 'Confidence and motivation',
  'focus:money': 'Money and working while studying',
  'focus:transition': 'Settling in and big changes',
} satisfies Record<Extract<Code, `focus:${string}`>, string>

/** Between the topics of a list: each may have an 'and' of its own. */
export const betweenTopics = '; '
/** A topic after others in a list. */
export const topicAfterOthers = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
