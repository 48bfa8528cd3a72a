/** Times for a new session that a coach suggests to a student. In these, a person is a first name. */

// The coach
export const suggestATime = 'Suggest a time'
export const changeTheTimes = 'Change the times'
export const suggestATimeTo = (student: string) => `Suggest a time to ${student}`
export const upToThreeOpen = (student: string) =>
  `Choose up to three of your open times. We'll email them to ${student}. Nobody holds them: the first student to book one gets it.`
export const sent = (student: string) => `Sent. ${student} can choose one or say that none of them suits.`
export const takeBack = 'Withdraw'
export const withdrawn = 'Suggestion withdrawn.'
/** How a suggestion stands; times are days with slots. */
export const waiting = (times: readonly string[], student: string) =>
  `You suggested ${times.join('; ')}. ${student} hasn't answered yet.`
export const accepted = (student: string, time: string) => `${student} booked ${time}.`
export const declined = (student: string) => `None of your times suits ${student}.`
export const expired = (student: string) => `${student} didn't answer before your suggested times were over.`
export const inviteStudent = (student: string) =>
  `Invite ${student} to a session: suggest up to three of your open times.`
export const meetNext = 'Meet next'

// The student
export const suggestsTimes = (coach: string, times: number) =>
  times === 1 ? `${coach} suggests a time for a session` : `${coach} suggests times for a session`
export const firstComeFirstServed = (times: number) =>
  times === 1
    ? 'Nobody holds this time: the first student to book it gets it.'
    : 'Nobody holds these times: the first student to book one gets it.'
export const choose = (time: string) => `Choose ${time}`
export const noLongerOpen = 'no longer open'
export const youAreBusy = 'you have another session then'
export const nearestOthers = (coach: string) => `The nearest open times with ${coach}:`
export const noneOfThese = 'None of these'
export const coachSeesThat = (coach: string) => `${coach} can see that none of the times suits you.`
