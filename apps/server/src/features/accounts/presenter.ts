import { schoolName } from '@shinequo/contract/schools'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Html, html } from '../../plugins/html.ts'

/** What a row of somebody's data may hold: a list is of rows again, such as questions with their answers. */
type Value = string | number | boolean | Date | null | readonly (string | DataRow)[]
export interface DataRow {
  readonly [column: string]: Value
}

/** A part of somebody's data, under a heading of its own. */
export interface DataSection {
  /** Its name in the JSON. */
  readonly key: string
  readonly title: string
  readonly about?: string
}

/** The first part of the page of somebody's data: no script, nothing from elsewhere, good to print. */
export function dataPageStart(
  { accounts, locale, times }: ServerMessages,
  of: { name: string; zone: string; now: number; picture?: Uint8Array | undefined },
) {
  const { name, zone, now, picture } = of
  const everything = accounts.everythingAbout(name, times.momentText(now, zone), times.zoneName(zone))
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${accounts.yourDataTitle}</title>
<style>
:root { --page: #fffaf2; --surface: #ffffff; --line: #ebe1d0; --ink: #15211f; --muted: #52605c; --primary: #0f5e59 }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1614; --surface: #16211e; --line: #2a3834; --ink: #eef3ef; --muted: #a9b8b2; --primary: #74d0c4 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px }
.brand { margin: 0; color: var(--primary); font-weight: 650 }
h1 { margin: 4px 0 0; font-size: 2.074rem; line-height: 1.15 }
h2 { margin: 0; font-size: 1.44rem; line-height: 1.25 }
p { max-width: 66ch; overflow-wrap: anywhere }
img { border-radius: 12px; display: block }
section { margin-top: 24px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px }
.about { margin: 4px 0 0; color: var(--muted) }
dl { margin: 16px 0 0; padding-top: 16px; border-top: 1px solid var(--line) }
dl div { display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: 0 16px; padding: 3px 0 }
dt { color: var(--muted) }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
dd dl { margin: 0; padding: 0 0 8px; border: 0; white-space: normal }
dd dl div { display: block }
@media (max-width: 480px) { dl div { display: block; padding: 4px 0 } }
@media print { body { background: none } section { border: 0; padding: 0 } dl { break-inside: avoid } }
</style>
</head>
<body>
<main>
<p class="brand">ShineQuo</p>
<h1>${accounts.yourData}</h1>
<p>${everything}</p>
<p>${accounts.notInHere}</p>
${picture ? html`<img src="data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}" alt="${accounts.yourPicture}" width="150" height="150">` : ''}
`.safe
}

/** A part of the page, without its rows; one that has none says so. */
export function dataPageSection(
  { accounts }: ServerMessages,
  { key, title, about }: DataSection,
  isEmpty: boolean,
): string {
  return html`<section aria-labelledby="${key}">
<h2 id="${key}">${title}</h2>
${about ? html`<p class="about">${about}</p>` : ''}
${isEmpty ? html`<p class="about">${accounts.nothingKept}</p>` : ''}
`.safe
}

/** The next rows of a part. */
export function dataPageRows(messages: ServerMessages, rows: readonly DataRow[], zone: string): string {
  return html`${rows.map((row) => list(messages, row, zone))}`.safe
}

export function dataPageSectionEnd(): string {
  return html`</section>
`.safe
}

export function dataPageEnd(): string {
  return html`</main>
</body>
</html>
`.safe
}

/** A row as names and values; what is empty says nothing. */
function list(messages: ServerMessages, row: DataRow, zone: string): Html {
  const { columnName } = messages.accounts
  const shown = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  return html`<dl>${shown.map(([name, value]) => html`<div><dt>${columnName(name)}</dt><dd>${valueText(messages, name, value, zone)}</dd></div>`)}</dl>
`
}

function valueText(messages: ServerMessages, name: string, value: Value, zone: string): Html {
  const { accounts, times } = messages
  if (value instanceof Date) return html`${times.momentText(value.getTime(), zone)}`
  if (typeof value === 'boolean') return html`${value ? accounts.yes : accounts.no}`
  if (typeof value === 'object' && value !== null) {
    const texts = value.filter((one) => typeof one === 'string')
    if (texts.length === value.length) return html`${texts.join(', ')}`
    return html`${value.flatMap((one) => (typeof one === 'string' ? [] : [list(messages, one, zone)]))}`
  }
  return html`${WORDS[name]?.(String(value), messages) ?? String(value ?? '')}`
}

/** Where what is stored is not what a person reads. */
const WORDS: Readonly<Record<string, (value: string, messages: ServerMessages) => string>> = {
  school: schoolName,
  degree: (value, { profiles }) => listed(profiles.DEGREES, value),
  sex: (value, { profiles }) => listed(profiles.GENDERS, value),
  identify_as: (value, { profiles }) => listed(profiles.ETHNICITIES, value),
  weekday: (value, { accounts }) => accounts.WEEKDAYS[Number(value) - 1] ?? value,
  start_minute: clock,
  end_minute: clock,
  action: codeName,
  kind: codeName,
  state: codeName,
  status: codeName,
  role: codeName,
  fate: codeName,
  description: (value) =>
    value
      .replace(/<\/(p|li)>|<br>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .trim(),
}

/** A code in the words of a language. */
function codeName(value: string, { accounts }: ServerMessages): string {
  return accounts.codeName(value)
}

/** The label of a listed value, and any other value as it stands. */
function listed(list: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(list, value) ? list[value] : undefined) ?? value
}

/** '9:00' of the 540th minute of a day. */
function clock(minute: string): string {
  return `${Math.floor(Number(minute) / 60)}:${String(Number(minute) % 60).padStart(2, '0')}`
}
