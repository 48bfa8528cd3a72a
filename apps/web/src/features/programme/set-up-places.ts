import type { SetUpStep } from '@shinequo/contract/programme/set-up'

/** Where an administrator does each step of setting up. */
export const PLACE_OF_STEP = {
  contact: '/admin/settings/care',
  worries: '/admin/settings/care',
  schools: '/admin/schools',
  look: '/admin/settings/look',
  coaches: '/admin/people/invitations',
  hours: '/admin/people?role=coach',
  questions: '/admin/questionnaire',
  matching: '/admin/settings/matching',
  trial: '/admin/people/invitations',
  doors: '/admin/people/import',
} satisfies Record<SetUpStep, string>

/** What can stay as it came with us, so that leaving it out says so. */
const KEPT: ReadonlySet<SetUpStep> = new Set(['look', 'questions', 'matching'])
export const skipOfStep = (step: SetUpStep) => (KEPT.has(step) ? 'keep' : 'skip')

/** What a link of the steps leaves with the page behind it: where the steps are. */
export const fromSetUp = (path: string) => ({ setUpAt: path })
export const setUpAt = (state: unknown) => (state as Partial<ReturnType<typeof fromSetUp>> | null)?.setUpAt
