/** What students and staff read when somebody asks to be contacted. */

export const requestedSubject = 'Somebody asked staff to get in touch'
export const requested =
  'A student wrote something that may mean danger, and asked the programme’s staff to read it and get in touch.'
export const lookToday = 'Please look at it today. What to do stands beside it.'
export const seeWhoWaits = 'See who waits'
export const staffWillGetInTouch = 'The staff of your programme can read this now and will get in touch.'
