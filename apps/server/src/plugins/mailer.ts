import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Clock } from './clock.ts'

/** A message that is ready to be sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt to send one message, so that receivers can drop duplicates. Without a host. */
  readonly messageId: string
  /** A calendar file for the recipient, and its method. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /** Where to unsubscribe from this kind of mail, on a page or with the mail program's button (RFC 8058). */
  readonly unsubscribe?: string
}

/** Sends mail to the server in SMTP_URL, else to the development mailbox. */
export interface Mailer {
  /** Throws if the mail was not accepted. `deliveryFailure` in the domain derives the reason from the error. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Opens the mail server in SMTP_URL, else the development mailbox. `patienceMs` is the timeout of a silent server. */
export function openMailer(env: Env, clock: Clock, patienceMs = SMTP_TIMEOUT_MS): Mailer {
  return env.smtpUrl
    ? smtpMailer(withTls(env.smtpUrl, env.smtpTls), new URL(env.baseUrl).hostname, patienceMs)
    : folderMailer(env, clock)
}

/** A server that does not answer within this time counts as down, and the message is retried later. */
const SMTP_TIMEOUT_MS = 10_000
/** Some servers reject more concurrent connections. */
const CONNECTIONS = 5

const senderOf = (host: string) => `no-reply@${host}`

/** The sender's address. */
export function senderAddress(baseUrl: string): string {
  return senderOf(new URL(baseUrl).hostname)
}

/**
 * Nodemailer's options in the URL, which override all others: without them it would send mail, and the password, in the
 * clear to whoever does not offer encryption.
 */
function withTls(smtpUrl: string, tls: Env['smtpTls']): string {
  const url = new URL(smtpUrl)
  if (tls === 'required') url.searchParams.set('requireTLS', 'true')
  if (tls === 'off') url.searchParams.set('ignoreTLS', 'true')
  return url.href
}

/** `host` is that of the public URL, so that our messages can be told apart from others. */
function smtpMailer(url: string, host: string, patienceMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Retry once, for a connection that the server closed while it was idle. Other failures wait for the next attempt.
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
        // Inline, for programs that show buttons for it, and as a file for those that do not.
        ...(calendar && { icalEvent: { ...calendar, filename: 'session.ics' } }),
        messageId: `<${messageId}@${host}>`,
        // Suppresses automatic replies (RFC 3834).
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
      // Written to a temporary file and renamed, so that the mailbox page never reads half a message.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    close: async () => undefined,
  }
}

/** The newest `count` messages of the development mailbox, newest first. */
export async function storedMail(env: Env, count: number): Promise<StoredMail[]> {
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
 * Deletes a person's mail from the development mailbox: mail to their address, mail for them to another address (their
 * account is in its message id), and mail that mentions their name.
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
    // A mail that is still being written already has its name.
    if (name.startsWith('.')) continue
    const file = join(folder, name)
    const mail = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<StoredMail>
    const words = `${mail.subject} ${mail.text}`
    const isTold = words.includes(email) || [...spoken].some((one) => tells(words, one))
    const isTheirs = mail.to === email || mail.messageId?.includes(accountId)
    if (isTheirs || isTold) await rm(file, { force: true })
  }
}

/** Whether a text contains a name as a separate word. */
function tells(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length])
}
