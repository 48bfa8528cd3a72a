import type { CoachDay } from '@shinequo/contract/sessions/coach-day'

/**
 * What a device keeps of a coach's day: with whom the booked sessions of the day are, when and where. Nothing that a
 * student wrote, no mark of care, no school, no news, and nobody who is quiet.
 */
export function dayToKeep(day: CoachDay): CoachDay {
  return {
    ...day,
    sessions: day.sessions
      .filter(({ status }) => status === 'booked')
      .map((session) => ({
        ...session,
        student: { ...session.student, school: null, time_zone: null, needs_care: false },
        history: [],
        proposed: [],
        pre_session_note: '',
        needs_care: false,
        no_show: null,
        cancellation: null,
        coach_rating: null,
      })),
    waiting: [],
    next: null,
    news: [],
    quiet: [],
  }
}
