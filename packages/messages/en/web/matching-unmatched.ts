/** Students without a coach, as administrators see them: who waits for a match, and who has sent no answers. */
import { number, plural } from '../locale.ts'
import { listed } from './lists.ts'

/* The two cards of the home page. */

export const waitingForMatch = 'Waiting for a match'
export const nobodyWaits = 'Nobody is waiting.'
export const seeWhoWaits = 'See who waits'
export const profileNoAnswers = 'Profile, no answers yet'
export const nobodyWithoutAnswers = 'Nobody with a profile is missing answers.'
export const seeAndRemind = 'See them and remind them'
/** `age` is such as '11 days'. */
export const longestWait = (age: string) => `Longest wait: ${age}`
export const longestAgo = (age: string) => `The first one for ${age}`
export const countsDidNotLoad = "The counts of students without a coach couldn't be loaded."

/* Above the list of who waits. */

const students = (count: number) => plural(count, { one: '# student', other: '# students' })
export const whoWaits = (requested: number, noCoach: number) => {
  const all = plural(requested + noCoach, { one: '# student waits', other: '# students wait' })
  if (noCoach === 0) return `${all}, with a request to a coach.`
  if (requested === 0) return `${all}, without a request to a coach.`
  return `${all}: ${number(requested)} with a request to a coach, ${number(noCoach)} without.`
}
export const noCoachYet = 'Answered, no coach found yet'
export const noCoachMeans =
  'No coach was found for these students so far. We look again every 15 minutes, unless matching is on hold, and you can pair them by hand.'
/** The accessible name of the button. */
export const pairByHandFor = (student: string) => `Pair ${student} by hand`
export const onHold = 'Matching on hold'
export const notConfirmed = "Hasn't confirmed who they are"

/* The list of those without answers. */

export const noAnswersMeans =
  'They have a complete profile and no coach, and have not answered the questions. We can only look for a coach once they have.'
export const searchHint = 'Part of a name or email'
export const reminders = 'Reminders'
export const REMINDED = { anybody: 'Everyone', not_lately: 'Not reminded in the last 7 days' } as const
export const sinceAge = (age: string) => `For ${age}`
export const remindedOn = (day: string) => `Reminded ${day}`
export const neverReminded = 'Not reminded yet'
export const selectStudent = (student: string) => `Select ${student}`
export const studentsListed = (shown: number, all: number | null) =>
  listed(shown, all, { one: '# student', other: '# students' })
export const nobodyOfThatName = 'No student in this list has that name or email.'
export const nobodyToRemind = 'Nobody to remind'
export const allRemindedLately = 'Everyone here was reminded in the last 7 days.'

/* A trial of weights that finds nobody. */

export const nobodyToTry = (waiting: number) =>
  waiting === 0
    ? 'Nobody waits for a match.'
    : `${plural(waiting, { one: '# student waits', other: '# students wait' })} for a match, and the next run can match none of them: a request waits for a decision, matching is on hold, or they have not confirmed who they are.`
export const haveNoAnswers = (count: number) =>
  `${students(count)} ${count === 1 ? 'has' : 'have'} a profile and sent no answers yet.`
export const seeThem = 'See them'
