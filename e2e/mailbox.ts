import { expect } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { mailedCodeIn } from '@shinequo/server/testing/mailed-code'
import { makeMailDue } from '@shinequo/server/testing/queue-time'

type Mail = BrowserApp['sent'][number]

/** The mails to an address whose subject contains `subject`, oldest first. */
export function mailsTo(app: BrowserApp, address: string, subject: string): Mail[] {
  return app.sent.filter((mail) => mail.to === address && mail.subject.includes(subject))
}

/** Waits for such mail number `count` and returns it. */
export async function awaitMail(app: BrowserApp, address: string, subject: string, count = 1): Promise<Mail> {
  await expect.poll(() => mailsTo(app, address, subject).length).toBeGreaterThanOrEqual(count)
  return mailsTo(app, address, subject)[count - 1]!
}

/** A mailed code: six digits, or letters in two groups. */
export const codeIn = ({ text }: Pick<Mail, 'text'>): string => mailedCodeIn(text)

/** Ends the minute in which a cancellation can be undone, so that its mail is sent. */
export async function endUndo(app: BrowserApp): Promise<void> {
  await makeMailDue(app.context.database.root)
}
