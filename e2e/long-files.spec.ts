import type { Page } from '@playwright/test'
import { addAdmin, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

/** The parts of a file, which the test sends as a slow network would. */
interface Feed {
  send(rows: number): void
  end(): void
  breakOff(): void
}
declare global {
  interface Window {
    feed?: Feed
  }
}

/** Lets the test send the file of people. */
async function feedFile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).includes('/people/export/')) return real(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          const text = (words: string) => stream.enqueue(new TextEncoder().encode(words))
          text('Email\r\n')
          window.feed = {
            send: (rows) => text('a@long.example\r\n'.repeat(rows)),
            end: () => stream.close(),
            breakOff: () => stream.error(new TypeError('The network is gone')),
          }
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
    }
  })
}

const DOWNLOAD = 'Download CSV: People'

test('a long file shows how many rows have come, and is cancelled or saved; half a file is not saved', async ({
  page,
  app,
  signIn,
}) => {
  await feedFile(page)
  await addStudent(app, { first_name: 'Longfile' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=longfile')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  const button = page.getByRole('button', { name: DOWNLOAD })
  const progress = page.getByRole('progressbar', { name: DOWNLOAD })
  const begin = async () => {
    await page.evaluate(() => delete window.feed)
    await button.click()
    await page.waitForFunction(() => window.feed !== undefined)
    await expect(async () => {
      await page.evaluate(() => window.feed?.send(500))
      await expect(progress).toBeVisible({ timeout: 200 })
    }).toPass()
  }
  let saved = 0
  page.on('download', () => {
    saved += 1
  })

  await begin()
  await expect(progress).toHaveText(/^[\d,]+ of 1 row$/)
  await page.getByRole('button', { name: 'Cancel the download' }).press('Enter')
  await expect(page.getByText('The download was cancelled.')).toBeVisible()
  await expect(progress).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).not.toHaveAttribute('aria-busy')

  await begin()
  await page.evaluate(() => window.feed?.breakOff())
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(progress).toHaveCount(0)
  expect(saved).toBe(0)

  await begin()
  const file = page.waitForEvent('download')
  await page.evaluate(() => window.feed?.end())
  expect((await file).suggestedFilename()).toBe('people.csv')
  await expect(progress).toHaveCount(0)
})
