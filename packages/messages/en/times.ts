import { timesOf } from '../times.ts'
import { locale, plural } from './locale.ts'

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
  am: 'AM',
  pm: 'PM',
  yourTime: (zone) => `your time (${zone})`,
  clocksChange: (zone) =>
    `The clocks in ${zone} change before this session. The time shown is the time on that day.`,
})

// How long something has waited
export const lessThanAnHour = 'less than an hour'
export const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' })
export const days = (count: number) => plural(count, { one: '# day', other: '# days' })
