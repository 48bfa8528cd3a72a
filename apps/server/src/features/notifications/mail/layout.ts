import type { Locale } from '@shinequo/contract/locales'
import { isolated, isolatedParts } from '@shinequo/domain/accounts/right-to-left'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Html, html } from '../../../plugins/html.ts'

/** The content of one mail. Both the text and the HTML version are rendered from it. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  /** Plain text, one paragraph per item. */
  readonly before: readonly string[]
  /** The key information, shown apart from the text: a time, a code. */
  readonly highlight: readonly string[]
  /** What people wrote to the reader, each below a sentence that says who did. Left out where the mailbox is not proved. */
  readonly quotes?: readonly Quote[]
  readonly after: readonly string[]
  /** Alternative links, one per line, below a sentence that introduces them. */
  readonly choices?: { readonly lead: string; readonly links: readonly Link[] }
  readonly action?: Link
  /** Calendars on the web that can save the session. For all other calendars a file is attached. */
  readonly calendars?: readonly Link[]
  /** The URL that turns off this kind of mail. */
  readonly unsubscribeLink?: string | null
}

/** A person's words of one or several lines, in any language. */
export interface Quote {
  readonly lead: string
  readonly words: string
}

export interface Link {
  readonly label: string
  readonly url: string
}

export interface Email {
  /** The language of the mail. */
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same without a name in the greeting and without quotes, for a mailbox that nobody has proved. */
  readonly unnamed: () => Pick<Email, 'text' | 'html'>
}

/** The default crisis line in the footer. `withCrisisLine` replaces it when the mail is sent. */
const crisisLine = ({ notifications }: ServerMessages) => notifications.crisisLine('988', true, '')

/**
 * Renders the mail as plain text and HTML in the language of `messages`. A name with line breaks cannot break the
 * subject, and one that is written from right to left turns no sentence around.
 */
export function renderMail(messages: ServerMessages, plain: Letter): Email {
  const letter = withIsolatedNames(plain)
  const written = (shown: Letter) => ({ text: textOf(messages, shown), html: htmlOf(messages, shown).safe })
  return {
    locale: messages.locale,
    subject: letter.subject.replace(/\s+/g, ' '),
    ...written(letter),
    unnamed: () => written({ ...letter, greeting: messages.notifications.greetingToStranger, quotes: [] }),
  }
}

/** The crisis number, whether it takes texts, and how one is answered in Spanish on it ('' if that is not known). */
export interface CrisisNumber {
  readonly number: string
  readonly takes_texts: boolean
  readonly asking_for_spanish: string
}

/**
 * The same mail with the programme's own crisis line in the footer. Replaces the last occurrence of the default line.
 * `messages` must be in the language of the mail.
 */
export function withCrisisLine<M extends Pick<Email, 'text' | 'html'>>(
  messages: ServerMessages,
  mail: M,
  { number, takes_texts, asking_for_spanish }: CrisisNumber,
): M {
  const former = crisisLine(messages)
  const line = messages.notifications.crisisLine(number, takes_texts, asking_for_spanish)
  return {
    ...mail,
    text: lastReplaced(mail.text, former, line),
    html: lastReplaced(mail.html, html`${former}`.safe, html`${line}`.safe),
  }
}

function lastReplaced(whole: string, former: string, line: string): string {
  const at = whole.lastIndexOf(former)
  return at < 0 ? whole : whole.slice(0, at) + line + whole.slice(at + former.length)
}

function withIsolatedNames(letter: Letter): Letter {
  const { quotes, choices, action } = letter
  const link = ({ label, url }: Link) => ({ label: isolated(label), url })
  return {
    ...letter,
    subject: isolated(letter.subject),
    greeting: isolated(letter.greeting),
    before: letter.before.map(isolated),
    highlight: letter.highlight.map(isolated),
    after: letter.after.map(isolated),
    // The words themselves run as their first letter does.
    ...(quotes && { quotes: quotes.map(({ lead, words }) => ({ lead: isolated(lead), words })) }),
    ...(choices && { choices: { lead: isolated(choices.lead), links: choices.links.map(link) } }),
    ...(action && { action: link(action) }),
  }
}

function textOf(messages: ServerMessages, letter: Letter): string {
  const { notifications } = messages
  const {
    greeting,
    before,
    highlight,
    quotes = [],
    after,
    choices,
    action,
    calendars,
    unsubscribeLink,
  } = letter
  const parts = [
    greeting,
    ...before,
    ...(highlight.length > 0 ? [highlight.join('\n')] : []),
    ...quotes.flatMap(({ lead, words }) => [lead, words.replace(/^/gm, '> ')]),
    ...after,
    ...(choices
      ? [[choices.lead, ...choices.links.map(({ label, url }) => `${label}\n${url}`)].join('\n')]
      : []),
    ...(action ? [notifications.linkInText(action.label, action.url)] : []),
    ...(calendars
      ? [
          [
            notifications.addToCalendar,
            ...calendars.map(({ label, url }) => `${label}: ${url}`),
            notifications.openAttachedFile,
          ].join('\n'),
        ]
      : []),
    ...(unsubscribeLink ? [notifications.linkInText(notifications.stopMailLikeThis, unsubscribeLink)] : []),
    `ShineQuo\n${crisisLine(messages)}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** A sentence, in which names that were isolated are elements. */
const line = (sentence: string): Html =>
  html`${isolatedParts(sentence).map((part, at) => (at % 2 === 1 ? html`<bdi>${part}</bdi>` : html`${part}`))}`

/** Marked as a quotation, in no language that anybody knows. */
const quotation = ({ lead, words }: Quote) =>
  html`<p>${line(lead)}</p>
<blockquote class="highlight" style="margin: 0; font-weight: 400" lang="" dir="auto">${words.split('\n').map((one, at) => (at === 0 ? html`${one}` : html`<br>${one}`))}</blockquote>`

const paragraphs = (lines: readonly string[]) => lines.map((one) => html`<p>${line(one)}</p>`)

function htmlOf(messages: ServerMessages, letter: Letter): Html {
  const { notifications } = messages
  const { subject, greeting, before, highlight, quotes = [], after, choices, action, calendars } = letter
  const { unsubscribeLink } = letter
  return html`<!doctype html>
<html lang="${messages.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>
body { margin: 0; padding: 24px 12px; background: #fffaf2; color: #15211f; font: 16px/1.55 system-ui, sans-serif }
main { max-width: 520px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 12px }
.brand { color: #0f5e59; font-weight: 650 }
.highlight { padding: 16px; background: #e2f0ec; color: #0b4d49; border-radius: 8px; font-weight: 600 }
a { color: #0f5e59 }
.action { display: inline-block; padding: 12px 20px; background: #0f5e59; color: #ffffff; border-radius: 8px; text-decoration: none }
.foot { color: #52605c; font-size: 14px }
@media (prefers-color-scheme: dark) {
  body { background: #0e1614; color: #eef3ef }
  main { background: #16211e }
  .brand { color: #74d0c4 }
  .highlight { background: #17352f; color: #a3e3da }
  a { color: #74d0c4 }
  .action { background: #74d0c4; color: #062320 }
  .foot { color: #a9b8b2 }
}
</style>
</head>
<body>
<main>
<p class="brand">ShineQuo</p>
<p>${line(greeting)}</p>
${paragraphs(before)}
${highlight.length > 0 ? html`<div class="highlight">${highlight.map((one) => html`<div>${line(one)}</div>`)}</div>` : ''}
${quotes.map(quotation)}${paragraphs(after)}
${choices ? html`<p>${line(choices.lead)}</p>${choices.links.map(({ label, url }) => html`<p><a href="${url}">${line(label)}</a></p>`)}` : ''}
${action ? html`<p><a class="action" href="${action.url}">${line(action.label)}</a></p>` : ''}
${calendars ? html`<p class="foot">${notifications.addToCalendar} ${calendars.map(({ label, url }) => html`<a href="${url}">${label}</a> · `)}${notifications.openAttachedFile}</p>` : ''}
${unsubscribeLink ? html`<p class="foot"><a href="${unsubscribeLink}">${notifications.stopMailLikeThis}</a></p>` : ''}
<p class="foot">${crisisLine(messages)}</p>
</main>
</body>
</html>
`
}
