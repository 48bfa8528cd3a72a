import { timesOf } from '../times.ts'
import { locale, plural } from './locale.ts'

export { zoneName } from '../times.ts'

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
  yourTime,
  sessionText,
  clockChangeText,
} = timesOf(locale, {
  am: 'a. m.',
  pm: 'p. m.',
  yourTime: (zone) => `tu hora (${zone})`,
  clocksChange: (zone) => `En ${zone} cambia la hora antes de esta sesión. La hora que ves es la de ese día.`,
})

// How long something has waited
export const lessThanAnHour = 'menos de una hora'
export const hours = (count: number) => plural(count, { one: '# hora', other: '# horas' })
export const days = (count: number) => plural(count, { one: '# día', other: '# días' })
