import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Clock } from './clock.ts'

/** One message, ready to go. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every try of one message, so that a receiver can drop a repeat. Without a host. */
  readonly messageId: string
  /** A file for the recipient's calendar, and what it does there. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /** Where mail of this kind is left off, by a page or a mail program's own button (RFC 8058). */
  readonly unsubscribe?: string
}

/** Where mail goes: a server by SMTP_URL, else the development mailbox. */
export interface Mailer {
  /** Throws when the mail was not taken; `deliveryFailure` in the domain reads why from the error. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Mail by SMTP_URL, else into the development mailbox. A server that is silent for `patienceMs` is given up. */
export function openMailer(env: Env, clock: Clock, patienceMs = SMTP_TIMEOUT_MS): Mailer {
  return env.smtpUrl
    ? smtpMailer(env.smtpUrl, new URL(env.baseUrl).hostname, patienceMs)
    : folderMailer(env, clock)
}

/** A server that does not answer within this is down: the message is tried again later. */
const SMTP_TIMEOUT_MS = 10_000
/** More at a time, and some servers turn us away. */
const CONNECTIONS = 5

const senderOf = (host: string) => `no-reply@${host}`

/** The address that mail comes from. */
export function senderAddress(baseUrl: string): string {
  return senderOf(new URL(baseUrl).hostname)
}

/** `host` is the public address's, so that what we send can be told from what others send. */
function smtpMailer(url: string, host: string, patienceMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Once, for a connection that the server closed while it was idle; anything else is for the next try to mend.
    maxRequeues: 1,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    send: async ({ messageId, calendar, unsubscribe, ...mail }) => {
      await transport.sendMail({
        ...mail,
        from: `ShineQuo <${senderOf(host)}>`,
        // As a part that programs show with buttons, and as a file for those that do not.
        ...(calendar && { icalEvent: { ...calendar, filename: 'session.ics' } }),
        messageId: `<${messageId}@${host}>`,
        // Keeps out-of-office programs from replying (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: async () => transport.close(),
  }
}

/** A message of the development mailbox; `sentAt` is an ISO instant. */
export interface StoredMail extends Mail {
  readonly sentAt: string
}

/** The folder of the development mailbox: a JSON file a message, named so that names sort by time. */
function mailboxFolder(env: Env): string {
  return join(env.dataDir, 'mail')
}

function folderMailer(env: Env, clock: Clock): Mailer {
  const folder = mailboxFolder(env)
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = new Date(clock.now()).toISOString()
      const name = `${sentAt.replaceAll(':', '-')}_${mail.messageId.replace(/[^\w.-]/g, '_')}.json`
      // Written aside and renamed, so that the mailbox page never reads half a message.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    close: async () => undefined,
  }
}

/** The newest `count` messages of the development mailbox, newest first. */
export async function keptMail(env: Env, count: number): Promise<StoredMail[]> {
  const folder = mailboxFolder(env)
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, count)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  )
}

/**
 * Deletes what the development mailbox holds of a person: mail to them, mail for them to another address, which has the
 * account in its message id, and mail that tells of somebody of their names.
 */
export async function deleteStoredMail(
  env: Env,
  {
    accountId,
    email,
    names,
  }: { readonly accountId: string; readonly email: string; readonly names: readonly string[] },
): Promise<void> {
  const folder = mailboxFolder(env)
  const spoken = new Set(names.filter((name) => name !== ''))
  for (const name of await readdir(folder).catch(() => [])) {
    // A mail that is being written has its name before it is whole.
    if (name.startsWith('.')) continue
    const file = join(folder, name)
    const mail = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<StoredMail>
    const words = `${mail.subject} ${mail.text}`
    const isTold = words.includes(email) || [...spoken].some((one) => tells(words, one))
    const isTheirs = mail.to === email || mail.messageId?.includes(accountId)
    if (isTheirs || isTold) await rm(file, { force: true })
  }
}

/** Whether a name stands in a text as a word of its own. */
function tells(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length])
}
