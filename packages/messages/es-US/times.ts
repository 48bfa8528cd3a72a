import { timesOf } from '../times.ts'
import { hour, locale, plural, YOUR_TIME } from './locale.ts'

/** Places whose Spanish name differs from the last part of their IANA zone: the well-known ones, since every page loads this. */
const PLACES: Readonly<Record<string, string>> = {
  New_York: 'Nueva York',
  Los_Angeles: 'Los Ángeles',
  Mexico_City: 'Ciudad de México',
  Havana: 'La Habana',
  Bogota: 'Bogotá',
  Panama: 'Panamá',
  Sao_Paulo: 'São Paulo',
  'Port-au-Prince': 'Puerto Príncipe',
  Port_of_Spain: 'Puerto España',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Asuncion: 'Asunción',
  London: 'Londres',
  Paris: 'París',
  Berlin: 'Berlín',
  Rome: 'Roma',
  Lisbon: 'Lisboa',
  Istanbul: 'Estambul',
  Moscow: 'Moscú',
  Kyiv: 'Kiev',
  Cairo: 'El Cairo',
  Tehran: 'Teherán',
  Jerusalem: 'Jerusalén',
  Dubai: 'Dubái',
  Kolkata: 'Calcuta',
  Calcutta: 'Calcuta',
  Kathmandu: 'Katmandú',
  Katmandu: 'Katmandú',
  Dhaka: 'Daca',
  Singapore: 'Singapur',
  Seoul: 'Seúl',
  Tokyo: 'Tokio',
  Sydney: 'Sídney',
}

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
