/** What students and staff read when a student asks to be contacted. */

import type { CareRules } from '@shinequo/contract/care'
import type { FieldSentences } from '@shinequo/contract/rules'
import { plural } from '../locale.ts'
import * as forms from '../web/care.ts'
import * as phraseForms from '../web/care-phrases.ts'

export const requestedSubject = 'A student asked staff to get in touch'
export const requested =
  "A student wrote something that may mean danger, and asked the programme's staff to read it and get in touch."
/** When there are too many for a mail about each. */
export const waitingSubject = (students: number) =>
  plural(students, {
    one: '# student is waiting for staff to get in touch',
    other: '# students are waiting for staff to get in touch',
  })
export const waiting = (students: number) =>
  `${plural(students, {
    one: '# student has asked staff to get in touch and is still waiting.',
    other: '# students have asked staff to get in touch and are still waiting.',
  })} So many asked within an hour that this email is about all of them. While that goes on, you get one every five minutes.`
export const waitingUnproved = (students: number) =>
  plural(students, {
    one: '# of them has not confirmed their email address.',
    other: '# of them have not confirmed their email address.',
  })
export const worrySubject = 'A coach is worried about a student'
export const worryHandedOver = 'A coach is worried about a student and named you as the person to tell.'
export const lookToday = 'Please look at it today. The page says what to do.'
export const seeWhoWaits = 'See who is waiting'
export const staffWillGetInTouch = "Your programme's staff can read this now and will get in touch."
export const someoneWillGetInTouch = "Someone on your programme's staff will get in touch with you."
/** Of a student who used 'Ask someone to contact me', where writing something is optional. */
export const askedForContact =
  "A student asked for someone on the programme's staff to get in touch with them. They may not have said why."

/** Errors at fields, those of the forms too. */
export const fieldErrors = {
  ...forms.fieldErrors,
  ...phraseForms.phraseErrors,
  staff_unchosen: 'Please choose who should read this, five people at most',
  worry_required: 'Please write what worries you',
  care_text_required: 'Please send the text that the staff may read',
  place_unsaid: 'Please say where this was written',
} satisfies FieldSentences<keyof CareRules>
