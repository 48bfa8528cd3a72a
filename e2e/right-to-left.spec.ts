import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { sendChat } from '@shinequo/contract/sessions/chat'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { startSpanishApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { now } from './test-time.ts'

/*
 * Names that are written from right to left, in pages that are written from left to right: what stands after a name
 * stays after it, and what people write runs as their letters do.
 */

const test = base.extend({ app: ownApp(startSpanishApp) })
const MINUTE = 60_000
const STUDENT = { first_name: 'مريم', last_name: 'خالد' }
const COACH = { first_name: 'נועה', last_name: 'לוי' }
const WORDS = 'نعم! أراك الساعة 5.'

/** Where the first match of `part` in the text of an element stands, in pixels from the left. */
async function placeOf(line: Locator, part: RegExp): Promise<{ left: number; right: number }> {
  return await line.evaluate((element, { source }) => {
    const text = element.firstChild as Text
    const [found] = new RegExp(source, 'u').exec(text.data)!
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(found))
    range.setEnd(text, text.data.indexOf(found) + found.length)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  }, part)
}

for (const [locale, messages] of [
  ['en-US', 'Messages'],
  ['es-MX', 'Mensajes'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a time stays after a name from right to left, and such words run as they do', async ({
      page,
      app,
      signIn,
    }) => {
      const student = await addStudent(app, STUDENT)
      const coach = await addCoach(app, COACH)
      await addMatch(app, student.profileId, coach.profileId)
      const session = await addSession(app, student.profileId, coach.profileId, now() - 4 * MINUTE)
      const send = { ...sendChat, path: sendChat.path.replace(':id', session) }
      await callAs(app, coach, send, { key: randomUUID(), text: WORDS })
      await signIn(student)

      await test.step('on the page of the session', async () => {
        await page.goto(`/home/sessions/${session}`)
        const list = page.getByRole('list', { name: messages })
        await expect(list.getByText(/^\u2068נועה\u2069 · /)).toBeVisible()
        await expect(list.getByText(WORDS)).toHaveCSS('direction', 'rtl')
      })

      await test.step('in the room', async () => {
        await page.goto(`/session/${session}`)
        await page.getByRole('button', { name: /^(Join Now|Entrar ahora)$/ }).click()
        await page.getByRole('button', { name: /^Chat/ }).click()
        const log = page.getByRole('log', { name: messages })
        const line = log.getByText(/^\u2068נועה\u2069 · \d/)
        const [name, hour] = [await placeOf(line, /נועה/), await placeOf(line, /\d+:/)]
        expect(name.right).toBeLessThan(hour.left)
        await expect(log.getByText(WORDS)).toHaveCSS('direction', 'rtl')
        const field = page.getByRole('textbox')
        await field.fill(WORDS)
        await expect(field).toHaveCSS('direction', 'rtl')
      })

      await test.step('on the pages of the coach', async () => {
        await signIn(coach)
        await page.goto('/coach/students')
        await expect(page.getByText('\u2068مريم خالد\u2069').first()).toBeVisible()
      })
    })
  })
}
