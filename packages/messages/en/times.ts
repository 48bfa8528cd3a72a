import { timesOf } from '../times.ts'
import { locale } from './locale.ts'

export { zoneName } from '../times.ts'

export const {
  timeText,
  slotText,
  dayText,
  datedDayText,
  momentText,
  yourTime,
  sessionText,
  clockChangeText,
} = timesOf(locale, {
  am: 'AM',
  pm: 'PM',
  yourTime: (zone) => `your time (${zone})`,
  clocksChange: (zone) =>
    `The clocks in ${zone} change before this session. The time shown is the time on that day.`,
})
