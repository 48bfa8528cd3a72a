import { timesOf } from '../times.ts'
import { hour, YOUR_TIME } from './clock-words.ts'
import { locale, plural } from './locale.ts'
import { PLACES } from './places.ts'

export const {
  minuteText,
  shortMinuteText,
  timeText,
  slotText,
  dayText,
  weekdayText,
  dayOfMonthText,
  datedDayText,
  momentText,
  proseDayText,
  proseMomentText,
  proseSlotText,
  proseDateText,
  proseDatedMomentText,
  proseWeekdayText,
  zoneName,
  yourTime,
  sessionText,
  clockChangeText,
} = timesOf(locale, {
  am: 'a. m.',
  pm: 'p. m.',
  yourTime: (zone) => `${YOUR_TIME} (${zone})`,
  clocksChange: (zone) => `En ${zone} cambia la hora antes de esta sesión. La hora que ves es la de ese día.`,
  prose: {
    dayAt: (day, time) => `${day} a ${hour(time)}`,
    slot: (start, end) => `${start} – ${end}`,
    places: PLACES,
  },
})

// How long something has waited
export const lessThanAnHour = 'menos de una hora'
export const hours = (count: number) => plural(count, { one: '# hora', other: '# horas' })
export const days = (count: number) => plural(count, { one: '# día', other: '# días' })
