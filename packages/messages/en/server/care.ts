/** What students and staff read when a student asks to be contacted. */

export const requestedSubject = 'A student asked staff to get in touch'
export const requested =
  "A student wrote something that may mean danger, and asked the programme's staff to read it and get in touch."
export const worrySubject = 'A coach is worried about a student'
export const worryHandedOver = 'A coach is worried about a student and named you as the person to tell.'
export const lookToday = 'Please look at it today. The page says what to do.'
export const seeWhoWaits = 'See who is waiting'
export const staffWillGetInTouch = "Your programme's staff can read this now and will get in touch."
