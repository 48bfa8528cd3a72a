import { type Browser, chromium, type Page } from '@playwright/test'
import { login } from '@shinequo/contract/accounts'
import { DEMO_PASSWORD, type SeededPerson } from '../../seeds/people.ts'
import type { BookingCrowd } from '../booking-crowd.ts'
import { addressOf } from '../test-app.ts'
import { until } from './supervised-process.ts'

/** A student's dashboard, open in a real browser and never loaded again. */
export class OpenDashboard {
  /** Errors of its scripts. */
  readonly errors: string[] = []
  /** How often it was loaded. */
  loads = 0
  readonly #browser: Browser
  readonly #page: Page
  readonly #crowd: BookingCrowd
  readonly #url: string
  readonly #student: SeededPerson

  private constructor(browser: Browser, page: Page, crowd: BookingCrowd, url: string, student: SeededPerson) {
    this.#browser = browser
    this.#page = page
    this.#crowd = crowd
    this.#url = url
    this.#student = student
    page.on('pageerror', (error) => this.errors.push(String(error)))
    page.on('domcontentloaded', () => this.loads++)
  }

  /** Opens it at `url` in the Chromium at `executablePath`, as a student who is not one of the load. */
  static async open(executablePath: string, crowd: BookingCrowd, url: string, student: SeededPerson) {
    const response = await fetch(url + addressOf(login), {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: student.email, password: DEMO_PASSWORD, type: 'student' }),
    })
    const { access, refresh } = (await response.json()) as { access: string; refresh: string }
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const localStorage = [
      { name: 'accessToken', value: access },
      { name: 'refreshToken', value: refresh },
    ]
    const context = await browser.newContext({
      locale: 'en-US',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const dashboard = new OpenDashboard(browser, page, crowd, url, student)
    await page.goto(`${url}/home/dashboard`)
    await page.getByRole('region', { name: 'Upcoming sessions', exact: true }).waitFor()
    return dashboard
  }

  /**
   * Books a session for the student as another device of theirs would, again and again until it is acknowledged, and waits
   * until the page shows it. Returns how long it took from the acknowledgement, in milliseconds.
   */
  async untilFollows(withinMs: number): Promise<number> {
    const id = await this.#book(withinMs)
    const start = performance.now()
    const shown = this.#page.locator(`a[href="/home/sessions/${id}"]`).first()
    await shown.waitFor({ timeout: withinMs }).catch(async (error: unknown) => {
      throw new Error(`The page does not show the session: ${await this.#page.locator('main').innerText()}`, {
        cause: error,
      })
    })
    return performance.now() - start
  }

  /** Waits until it says nothing of a lost connection. */
  async untilLive(withinMs: number): Promise<void> {
    await this.#page.getByText('Live updates have stopped').waitFor({ state: 'hidden', timeout: withinMs })
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }

  async #book(withinMs: number): Promise<string> {
    const crowd = this.#crowd
    const student = this.#student
    const claimed = await until('the student has claimed a time', withinMs, async () => {
      const wish = crowd.wish(student)
      const { status, body } = await crowd.claim(this.#url, student, wish)
      return status === 201 && { parties: wish.parties, id: body[0].id as string }
    })
    const asked = { student, wanted: { ...claimed.parties, time_slot: claimed.id }, key: claimed.id }
    return until('the student has booked', withinMs, async () => {
      const { status, body } = await crowd.book(this.#url, asked)
      return status === 201 && (body.id as string)
    })
  }
}
