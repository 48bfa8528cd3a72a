import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'

/** One message, ready to go. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every try of one message, so that a receiver can drop a repeat. */
  readonly messageId: string
}

/** Where mail goes: a server by SMTP_URL, else the development mailbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** What From says: the host of the public address, so that replies have somewhere to be told apart. */
function sender(env: Env): string {
  return `ShineQuo <no-reply@${new URL(env.baseUrl).hostname}>`
}

/** The folder of the development mailbox: a JSON file a message, named so that names sort by time. */
export function mailboxFolder(env: Env): string {
  return join(env.dataDir, 'mail')
}

/** Mail by SMTP_URL, else into the development mailbox. */
export function openMailer(env: Env): Mailer {
  return env.smtpUrl ? smtpMailer(env.smtpUrl, sender(env)) : folderMailer(mailboxFolder(env))
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { pool: true, from } as never)
  return {
    send: async ({ messageId, ...mail }) => {
      await transport.sendMail({ from, ...mail, messageId: `<${messageId}>` })
    },
    close: async () => transport.close(),
  }
}

function folderMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = new Date().toISOString()
      const name = `${sentAt.replaceAll(':', '-')}_${mail.messageId.replace(/[^\w.-]/g, '_')}.json`
      // Written aside and renamed, so that the mailbox page never reads half a message.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    close: async () => undefined,
  }
}
