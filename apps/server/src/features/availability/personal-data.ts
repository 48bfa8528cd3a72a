import { type NounData, OF_BOTH, OF_COACH, OFFICE } from '../../plugins/database/personal-data.ts'
import { heldTimes, isClaimOver, timeOff } from './personal-data/queries.ts'
import { releaseSlotsOf } from './slots/queries.ts'

const MINUTES = { start_minute: { file: true }, end_minute: { file: true } } as const

export const availabilityData: NounData = {
  tables: {
    weekly_hours: {
      ...OF_COACH,
      file: 'weekly_hours',
      plain: { title: 'weeklyHoursTitle', order: 'weekday, start_minute' },
      columns: { weekday: { file: true }, ...MINUTES },
    },
    date_overrides: {
      ...OF_COACH,
      file: 'date_overrides',
      plain: { title: 'singleDatesTitle', about: 'aboutSingleDates', order: 'date, start_minute' },
      columns: { date: { file: true }, ...MINUTES },
    },
    time_off: { ...OF_COACH, file: 'time_off' },
    coach_next_free: {
      ...OF_COACH,
      file: { not: 'computed from the hours and the sessions, which are in the file' },
    },
    time_slots: {
      ...OF_BOTH,
      file: 'held_times',
      seen: OFFICE,
      endAhead: { coaches: releaseSlotsOf },
      ends: { stays: 'two ids and times; live ones are released' },
      kept: { kind: 'claims', since: isClaimOver },
    },
  },
  sections: [
    { of: 'student', key: 'held_times', title: 'heldTimesTitle', about: 'aboutHeldTimes', read: heldTimes },
    { of: 'coach', key: 'time_off', title: 'daysOffTitle', read: timeOff },
  ],
}
