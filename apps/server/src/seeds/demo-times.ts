import { type HoursSlot, slotsInHours, type WeeklyHours } from '@shinequo/domain/availability/weekly-hours'
import { SESSION_MINUTES, SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import type { HoursSeed } from './coaches.ts'

/** The starts within [from, until), in epoch milliseconds, of all sessions that weekly hours allow. */
export function startsInWeek(
  hours: readonly HoursSeed[],
  timeZone: string,
  from: number,
  until: number,
): number[] {
  const weeklyHours: WeeklyHours['weeklyHours'] = hours.map(({ weekday, start_minute, end_minute }) => ({
    weekday,
    startMinute: start_minute,
    endMinute: end_minute,
  }))
  return slotsInHours(
    { timeZone, sessionMinutes: SESSION_MINUTES, weeklyHours, overrides: [] },
    from,
    until,
  ).map(({ start }: HoursSlot) => start)
}

/** Records who is busy when, so that nobody gets two sessions at once. */
export class Diary {
  readonly #busy = new Map<string, number[]>()

  /** Whether the person is free for a session at `start`. */
  isFree(person: string, start: number): boolean {
    return (this.#busy.get(person) ?? []).every((taken) => Math.abs(taken - start) >= SESSION_MS)
  }

  take(people: readonly string[], start: number): void {
    for (const person of people) this.#busy.set(person, [...(this.#busy.get(person) ?? []), start])
  }
}
