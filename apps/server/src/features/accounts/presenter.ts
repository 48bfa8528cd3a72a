import { knownLocale } from '@shinequo/contract/locales'
import { schoolName } from '@shinequo/contract/schools'
import { isCode } from '@shinequo/domain/matching/codes'
import { type Names, namedParts, partTexts } from '@shinequo/domain/matching/named-parts'
import { FOCUS_NAMES_IN_EACH } from '@shinequo/messages/focus-names'
import { LANGUAGE_NAMES_IN_EACH } from '@shinequo/messages/language-names'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import { STATE_NAMES_IN_EACH } from '@shinequo/messages/state-names'
import { type Html, html } from '../../plugins/html.ts'

/** A value in a row of a person's data. A list contains texts or further rows, such as questions with their answers. */
type Value = string | number | boolean | Date | null | readonly (string | DataRow)[]
export interface DataRow {
  readonly [column: string]: Value
}

/** A section of a person's data, with its own heading. */
export interface DataSection {
  /** Its property in the JSON. */
  readonly key: string
  readonly title: string
  readonly about?: string
}

/** The start of the page with a person's data. It has no scripts and no external resources, and prints well. */
export function dataPageStart(
  { ownData, locale, times }: ServerMessages,
  of: {
    name: string
    zone: string
    now: number
    picture?: Uint8Array | undefined
    maker: 'person' | 'staff'
  },
) {
  const { name, zone, now, picture, maker } = of
  const title = maker === 'staff' ? ownData.madeByStaff : ownData.everythingAbout
  const [about, without] = [
    title(name, times.momentText(now, zone), times.zoneName(zone)),
    ownData.notForStaff,
  ]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${ownData.yourDataTitle}</title>
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
<h1>${ownData.yourData}</h1>
<p>${about}</p>
${maker === 'staff' ? html`<p>${without}</p>` : ''}
<p>${ownData.notInHere}</p>
${picture ? html`<img src="data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}" alt="${ownData.yourPicture}" width="150" height="150">` : ''}
`.safe
}

/** The heading of a section, without its rows. A section without rows says so. */
export function dataPageSection(
  { ownData }: ServerMessages,
  { key, title, about }: DataSection,
  isEmpty: boolean,
): string {
  return html`<section aria-labelledby="${key}">
<h2 id="${key}">${title}</h2>
${about ? html`<p class="about">${about}</p>` : ''}
${isEmpty ? html`<p class="about">${ownData.nothingKept}</p>` : ''}
`.safe
}

/** The next rows of a section. */
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

/** A row as names and values. Empty values are left out. */
function list(messages: ServerMessages, row: DataRow, zone: string): Html {
  const { columnName } = messages.ownData
  const shown = Object.entries(inLanguage(messages, row)).filter(
    ([, value]) => value !== null && value !== '',
  )
  return html`<dl>${shown.map(([name, value]) => html`<div><dt>${columnName(name)}</dt><dd>${valueText(messages, name, value, zone)}</dd></div>`)}</dl>
`
}

const SPANISH = '_es'

/** A row with one wording of each: in Spanish, `question_es` stands for `question` unless it is empty. */
function inLanguage({ locale }: ServerMessages, row: DataRow): DataRow {
  const columns = Object.entries(row).filter(([name]) => !name.endsWith(SPANISH))
  if (locale !== 'es-US') return Object.fromEntries(columns)
  return Object.fromEntries(columns.map(([name, value]) => [name, row[`${name}${SPANISH}`] || value]))
}

function valueText(messages: ServerMessages, name: string, value: Value, zone: string): Html {
  const { ownData, times } = messages
  if (value instanceof Date) return html`${times.momentText(value.getTime(), zone)}`
  if (typeof value === 'boolean') return html`${value ? ownData.yes : ownData.no}`
  if (typeof value === 'object' && value !== null) {
    const texts = value.filter((one) => typeof one === 'string')
    if (texts.length === value.length) {
      return html`${(TERMS.includes(name) ? texts.map((text) => termName(text, messages)) : texts).join(', ')}`
    }
    return html`${value.flatMap((one) => (typeof one === 'string' ? [] : [list(messages, one, zone)]))}`
  }
  return html`${WORDS[name]?.(String(value), messages) ?? String(value ?? '')}`
}

/** Columns whose stored values differ from what a person reads. */
const WORDS: Readonly<Record<string, (value: string, messages: ServerMessages) => string>> = {
  school,
  focus_area: focusArea,
  language_preference: languages,
  degree: (value, { profiles }) => listed(profiles.DEGREES, value),
  sex: (value, { profiles }) => listed(profiles.GENDERS, value),
  identify_as: (value, { profiles }) => listed(profiles.ETHNICITIES, value),
  weekday: (value, { ownData }) => ownData.WEEKDAYS[Number(value) - 1] ?? value,
  start_minute: clock,
  end_minute: clock,
  action: codeName,
  kind: codeName,
  state,
  status: codeName,
  role: codeName,
  fate: codeName,
  what: codeName,
  by: codeName,
  cancelled_by: codeName,
  ended_by: codeName,
  written_by: codeName,
  confirmed_by: codeName,
  factor: codeName,
  place: codeName,
  about_a: codeName,
  language: languageName,
  description: (value) =>
    value
      .replace(/<\/(p|li)>|<br>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .trim(),
}

/** 'Spanish' of 'es-US'; any other value as it stands. */
function languageName(tag: string, { locale }: ServerMessages): string {
  const [language] = knownLocale(tag)?.split('-') ?? []
  return language === undefined
    ? tag
    : (new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? tag)
}

/** Columns of what matching reads: the names of its codes in English, or the codes; of old matches words. */
const TERMS: readonly string[] = ['matching_reads', 'shared']
const ENGLISH_CODES = [messagesOf('en').matching.CODE_NAMES]

function termName(term: string, { matching }: ServerMessages): string {
  if (isCode(term)) return matching.CODE_NAMES[term]
  return namesIn(term, matching.CODE_NAMES, ENGLISH_CODES).join(', ')
}

function focusArea(text: string, { matching }: ServerMessages): string {
  const { FOCUS_NAMES, topicAfterOthers, betweenTopics } = matching
  return namesIn(text, FOCUS_NAMES, FOCUS_NAMES_IN_EACH, topicAfterOthers).join(betweenTopics)
}

function languages(text: string, { profiles }: ServerMessages): string {
  const { LANGUAGE_NAMES, MORE_LANGUAGE_NAMES, languageAfterOthers, languagesListed } = profiles
  const names = { ...LANGUAGE_NAMES, ...MORE_LANGUAGE_NAMES }
  return languagesListed(namesIn(text, names, LANGUAGE_NAMES_IN_EACH, languageAfterOthers))
}

/** Where somebody lives; of everything else how it stands. */
function state(text: string, messages: ServerMessages): string {
  const [part] = namedParts(text, STATE_NAMES_IN_EACH)
  return part && 'key' in part ? messages.profiles.STATE_NAMES[part.key] : codeName(text, messages)
}

function school(value: string, { schools }: ServerMessages): string {
  return value === 'other' ? schools.SCHOOL_NAMES.other : schoolName(value)
}

/** The parts of a text that a person wrote: those that have a name in `inEach` by their name in `names`. */
function namesIn<Key extends string>(
  text: string,
  names: Names<Key>,
  inEach: readonly Names<Key>[],
  afterOthers = (name: string) => name,
): string[] {
  return partTexts(namedParts(text, inEach), names, afterOthers)
}

/** A code in the words of a language. */
function codeName(value: string, { ownData }: ServerMessages): string {
  return ownData.codeName(value)
}

/** The label of a listed value, or the value itself if it is not in the list. */
function listed(list: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(list, value) ? list[value] : undefined) ?? value
}

/** '9:00' for minute 540 of a day. */
function clock(minute: string): string {
  return `${Math.floor(Number(minute) / 60)}:${String(Number(minute) % 60).padStart(2, '0')}`
}
