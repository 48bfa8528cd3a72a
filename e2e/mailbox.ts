import { expect } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'

type Mail = BrowserApp['sent'][number]

/** The mails to an address whose subject holds `subject`, oldest first. */
export function mailsTo(app: BrowserApp, address: string, subject: string): Mail[] {
  return app.sent.filter((mail) => mail.to === address && mail.subject.includes(subject))
}

/** Waits until the `count`th such mail was sent and answers it. */
export async function awaitMail(app: BrowserApp, address: string, subject: string, count = 1): Promise<Mail> {
  await expect.poll(() => mailsTo(app, address, subject).length).toBeGreaterThanOrEqual(count)
  return mailsTo(app, address, subject)[count - 1]!
}
