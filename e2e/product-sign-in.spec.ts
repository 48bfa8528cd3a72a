import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'

// The testimonials turn.
test.use(WITH_MOTION)

/* What the signed-out pages share: the two halves of section 2, and the messages by status of section 8. */

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'What students say' })
const dotsOf = (page: Page) => panelOf(page).getByRole('button', { name: /^Testimonial \d of \d$/ })

async function shownDot(page: Page): Promise<number> {
  return await dotsOf(page).evaluateAll((dots) =>
    dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  )
}

test('the right half turns through seven testimonials, the left half holds the form', async ({ page }) => {
  await page.clock.install({ time: now() })
  await page.goto('/login')
  const panel = panelOf(page)
  await spec('2 Routes', '/login | sign-in', () =>
    expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible(),
  )
  const leftHalf =
    'The left half has a heading, an optional subtitle, the form, and an optional footer line with a link.'
  await spec('2 Shared auth layout', leftHalf, async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('form')).toBeVisible()
    await expect(main.locator('form ~ p').getByRole('link').first()).toBeVisible()
    const [form, right] = [await main.boundingBox(), await panel.boundingBox()]
    expect(form!.x + form!.width).toBeLessThanOrEqual(right!.x)
  })
  await page.clock.pauseAt(now() + 60_000)
  await dotsOf(page).first().click()
  await page.getByRole('heading', { level: 1 }).click()
  const fields =
    "Testimonial (static, 7 embedded): quote, author (school and year descriptor), position (always the label 'ShineQuo User')."
  await spec('2 Shared auth layout', 'has one dot button per testimonial for jumping to it', async () => {
    await spec('9 Limits', '7 testimonials', () => expect(dotsOf(page)).toHaveCount(7))
    await dotsOf(page).nth(4).click()
    expect(await shownDot(page)).toBe(4)
    await dotsOf(page).nth(0).click()
  })
  await page.getByRole('heading', { level: 1 }).click()
  await page.mouse.move(10, 10)
  const quotes = new Set<string>()
  await spec('3 Entities', fields, async () => {
    for (let at = 0; at < 7; at += 1) {
      await expect.poll(() => shownDot(page)).toBe(at)
      const figure = panel.getByRole('figure')
      quotes.add((await figure.locator('blockquote').textContent())!)
      await expect(figure.locator('figcaption b')).toHaveText(/^(\w+ year|Graduate student), /)
      await spec('3 Entities', 'ShineQuo User', seenIn(figure))
      await spec('9 Limits', 'testimonial rotation 5000 ms', async () => {
        await page.clock.runFor(4900)
        expect(await shownDot(page)).toBe(at)
        await page.clock.runFor(100)
      })
    }
    expect(quotes.size).toBe(7)
  })
  await spec('2 Shared auth layout', 'advances automatically every 5 seconds', () =>
    expect.poll(() => shownDot(page)).toBe(0),
  )
  await spec(
    '2 Shared auth layout',
    'The right half, only on large screens, is a testimonial panel',
    async () => {
      await expect(panel).toBeVisible()
      await page.setViewportSize({ width: 800, height: 900 })
      await expect(panel).toBeHidden()
    },
  )
})

test("an author's picture that does not load gives way to a default one", async ({ page }) => {
  // Portraits are part of the scripts; here their type is one that no browser shows.
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('data:image/svg+xml', 'data:image/none')
    await route.fulfill({ response, body })
  })
  await page.goto('/login')
  const figure = panelOf(page).getByRole('figure')
  const fallsBack = "The author's avatar falls back to a default image if it fails to load."
  await spec('2 Shared auth layout', fallsBack, async () => {
    await expect(figure.getByText(/^[A-Z]{2}$/)).toBeVisible()
    await expect(figure.locator('img')).toHaveCount(0)
  })
})

test.describe('section 8, by the status of an answer', () => {
  test.use({ provoked: /status of 500|net::ERR_/ })

  test('each failure has its sentence', async ({ page, unseen }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('somebody@school.example')
    const answer = '**/api/login/'
    const failing = async () => {
      await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
      await page.getByRole('button', { name: 'Login' }).click()
    }
    for (const [status, text] of [
      [400, 'Bad request. Please check your input.'],
      [401, 'Unauthorized. Please log in again.'],
      [403, 'Forbidden. You do not have permission to perform this action.'],
      [404, 'Resource not found.'],
      [500, 'Server error. Please try again later.'],
      [418, 'An error occurred. Please try again.'],
    ] as const) {
      await page.route(answer, (route) => route.fulfill({ status, json: {} }), { times: 1 })
      await failing()
      await spec('8 Errors', text, seenIn(page))
    }
    expect(unseen.splice(0)).toEqual([expect.stringMatching(/^500 from .*\/api\/login\/$/)])

    const servers = "the message is the server's message, error or detail field when present"
    await spec('8 Errors', servers, async () => {
      for (const field of ['message', 'error', 'detail']) {
        const json = { [field]: `Said as ${field}.` }
        await page.route(answer, (route) => route.fulfill({ status: 400, json }), { times: 1 })
        await failing()
        await expect(page.getByText(`Said as ${field}.`)).toBeVisible()
      }
    })
    await page.route(answer, (route) => route.abort('connectionrefused'), { times: 1 })
    await failing()
    await spec('8 Errors', 'No response from the server. Please check your network connection.', seenIn(page))

    await page.route(answer, (route) => route.fulfill({ status: 200, body: 'no JSON' }), { times: 1 })
    await failing()
    await spec('8 Errors', "'Unexpected error: ' plus the message", () =>
      spec('8 Errors', 'Unexpected error: ', async (text) => {
        const shown = await page.getByText(text.trim()).textContent()
        expect(shown!.slice(text.length)).toContain('JSON')
        expect(shown!.startsWith(text)).toBe(true)
      }),
    )
  })

  test('a call without an answer for ten seconds has failed', async ({ page }) => {
    // Never responds. On a busy machine the time may be over before the request was even sent.
    await page.route('**/api/login/', () => undefined)
    await page.goto('/login')
    await page.evaluate(() => {
      const real = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => {
        document.documentElement.dataset.timeout = String(ms)
        return real(ms / 100)
      }
    })
    await page.getByLabel('Email').fill('somebody@school.example')
    await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
    await page.getByRole('button', { name: 'Login' }).click()
    await spec(['7 Calls'], '10000 ms timeout', () =>
      spec('9 Limits', 'Request timeout 10000 ms', async () => {
        await expect(page.locator('html')).toHaveAttribute('data-timeout', '10000')
        await expect(page.getByText(/^No response from the server/)).toBeVisible()
      }),
    )
  })
})
