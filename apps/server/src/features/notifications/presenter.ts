import type { Message } from '@shinequo/contract/notifications'
import { dayText, timeText, zoneName } from '@shinequo/messages/times'
import { type Html, html } from '../../plugins/html.ts'
import type { StoredMail } from '../../plugins/mailer.ts'
import type { MessageRow } from './deliveries/queries.ts'

/** A message as administrators see it. */
export function presentMessage(row: MessageRow): Message {
  const { id, kind, state, tries, failure, reply_code, email, first_name, last_name } = row
  return {
    id,
    kind,
    recipient: email === null ? null : { email, name: [first_name, last_name].filter(Boolean).join(' ') },
    state,
    tries,
    failure,
    reply_code,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }
}

/**
 * The development mailbox as an HTML page of its own: plain text of the mails, no scripts, no external resources.
 * `zone` is the reader's time zone.
 */
export function mailboxPage(mails: readonly StoredMail[], zone: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Development mailbox · ShineQuo</title>
<link rel="icon" href="/favicon.svg">
<style>
:root { --page: #fffaf2; --surface: #ffffff; --line: #ebe1d0; --ink: #15211f; --muted: #52605c; --primary: #0f5e59 }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1614; --surface: #16211e; --line: #2a3834; --ink: #eef3ef; --muted: #a9b8b2; --primary: #74d0c4 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px }
h1 { margin: 0; font-size: 2.074rem; line-height: 1.15 }
article { margin-top: 24px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.3; overflow-wrap: anywhere }
.meta { margin: 4px 0 0; color: var(--muted); overflow-wrap: anywhere }
.text { margin: 16px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--primary) }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
<p>Without SMTP_URL no mail leaves this machine: it is kept here, newest first. <a href="/dev/mailbox">Look again</a></p>
${mails.length > 0 ? mails.map((mail, at) => message(mail, at, zone)) : html`<p>No mail yet. Sign up, book a session or ask for a new password, and it appears here.</p>`}
</main>
</body>
</html>
`.safe
}

function message(mail: StoredMail, at: number, zone: string): Html {
  const sent = Date.parse(mail.sentAt)
  const id = `mail-${at}`
  return html`<article aria-labelledby="${id}">
<h2 id="${id}">${mail.subject}</h2>
<p class="meta">To ${mail.to} · <time datetime="${mail.sentAt}">${dayText(sent, zone)}, ${timeText(sent, zone)} (${zoneName(zone)})</time></p>
<div class="text">${linked(mail.text)}</div>
</article>
`
}

/** Plain text with its URLs as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
