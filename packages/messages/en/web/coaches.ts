/** Coaches as students see them, and the page that a coach writes. */
import type { JoiningStep } from '@shinequo/contract/coaches/own-page'
/** Where a coach has given nothing. */
export const noFocus = 'Specialization not provided'
export const noBio = 'No bio available for this coach.'

export const yourSelectedCoach = 'Here is Your Selected Coach'
export const bookSessionWith = (coach: string) => `Book Session with ${coach}`

// A coach as an administrator reviews them
export const reviewACoach = 'Review a coach'
export const reviewLede = 'Exactly what students see, and what matching reads.'
export const coachDidNotLoad = 'This coach did not load'
export const studentsCanFind = (coach: string) => `Students can find ${coach}.`
export const studentsCanFindNow = (coach: string) => `Students can find ${coach} now.`
const STEPS = {
  picture: 'picture',
  description: 'about you',
  focus_area: 'focus area',
  language_preference: 'languages',
  time_zone: 'time zone',
  hours: 'weekly hours',
} satisfies Record<JoiningStep, string>
export const stillToDo = (steps: readonly JoiningStep[]) =>
  `Still to do before an approval: ${steps.map((step) => STEPS[step]).join(', ')}.`
export const approve = (coach: string) => `Approve ${coach}`
export const approvalMeans = (coach: string) =>
  `Students see ${coach} from then on, and ${coach} gets a mail.`

// A coach's own account
export const whereYouMeet = 'Where you meet'
