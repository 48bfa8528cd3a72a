import type { Page } from '@playwright/test'
import { ADMIN_STATES } from './admin-states.ts'
import { COACH_STATES } from './coach-states.ts'
import type { Fixtures } from './fixtures.ts'
import { framesPass, motionEnds } from './frames.ts'
import type { PageState } from './page-state.ts'
import { watchRequests } from './stillness.ts'
import { STUDENT_STATES } from './student-states.ts'

/** Every page, in all states that it can be in. */
export const EVERY_PAGE: readonly PageState[] = [...STUDENT_STATES, ...COACH_STATES, ...ADMIN_STATES]

/** Whether opening a page is a plain navigation, so that any error on it is a fault. */
export const isPlain = ({ act, refused, missing }: PageState) => !act && !refused && !missing

/** The address of a state's page. */
export const addressOf = ({ path }: PageState, fixtures: Fixtures) =>
  typeof path === 'string' ? path : path(fixtures)

/** Opens the page of a state and waits until nothing on it is loading or moving any more. */
export async function arrive(page: Page, state: PageState, fixtures: Fixtures): Promise<void> {
  const { refused, act } = state
  if (refused) {
    await page.route(refused, async (route) => {
      await framesPass(page)
      await route.fulfill({ status: 403, json: {} })
    })
  }
  const still = await watchRequests(page)
  await page.goto(addressOf(state, fixtures))
  await page.locator('h1').first().waitFor()
  await still()
  if (act) {
    await act(page, fixtures)
    await still()
  }
  await motionEnds(page)
}
