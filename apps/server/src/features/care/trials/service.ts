import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type LabelledKind,
  MOST_HARMLESS,
  type PhraseTrial,
  TEXT_KINDS,
} from '@shinequo/contract/care/phrases'
import { kindOf } from '@shinequo/domain/care/labelled-texts'
import {
  type PreparedPhrases,
  type ProgrammePhrase,
  phraseKey,
  preparedPhrases,
  searchable,
  standsIn,
} from '@shinequo/domain/care/programme-phrases'
import { riskLevel } from '@shinequo/domain/care/risk-words'

/** The folder of the invented texts that the rule is trained and measured with, one folder a language. */
const FOLDER = fileURLToPath(new URL('../../../../../../packages/domain/care-texts', import.meta.url))
/** Texts that are prepared or judged before other requests get their turn: some milliseconds of work. */
const BATCH = 20
const MAX_EXAMPLES = 6

type StoredText = Parameters<typeof kindOf>[0] & { readonly text: string }

interface LabelledText {
  readonly kind: LabelledKind
  readonly text: string
  readonly sentences: readonly string[]
}

async function readTexts(): Promise<LabelledText[]> {
  const entries = await readdir(FOLDER, { recursive: true })
  const texts: LabelledText[] = []
  for (const name of entries.filter((one) => one.endsWith('.jsonl')).sort()) {
    const lines = (await readFile(join(FOLDER, name), 'utf8')).split('\n').filter(Boolean)
    for (const [index, line] of lines.entries()) {
      const stored = JSON.parse(line) as StoredText
      texts.push({ kind: kindOf(stored), text: stored.text, sentences: searchable(stored.text) })
      if (index % BATCH === 0) await others()
    }
  }
  return texts
}

/** Read at the first trial of this process, and kept: some four megabytes. */
let texts: Promise<readonly LabelledText[]> | undefined

async function textsWith(phrase: string): Promise<{ all: readonly LabelledText[]; found: LabelledText[] }> {
  texts ??= readTexts()
  const all = await texts
  const key = phraseKey(phrase)
  return { all, found: all.filter(({ sentences }) => standsIn(key, sentences)) }
}

const isHarmless = ({ kind }: LabelledText) => kind === 'hard' || kind === 'ordinary'
const isCommon = (all: readonly LabelledText[], found: readonly LabelledText[]) =>
  found.filter(isHarmless).length > MOST_HARMLESS * all.filter(isHarmless).length

/** Whether a phrase stands in too many harmless texts to be added. */
export async function isTooCommon(phrase: string): Promise<boolean> {
  const { all, found } = await textsWith(phrase)
  return isCommon(all, found)
}

/** In which labelled texts a phrase stands, and what it would change besides the programme's `present` phrases. */
export async function tried(
  phrase: ProgrammePhrase,
  present: readonly ProgrammePhrase[],
): Promise<PhraseTrial> {
  const { all, found } = await textsWith(phrase.text)
  const too_common = isCommon(all, found)
  const changed = too_common
    ? []
    : await changedBy(found, preparedPhrases(present), preparedPhrases([phrase, ...present]))
  const count = (kind: LabelledKind) => {
    const ofKind = (some: readonly LabelledText[]) => some.filter((one) => one.kind === kind).length
    return { of: ofKind(all), found: ofKind(found), added: ofKind(changed) }
  }
  const harmlessFirst = [...TEXT_KINDS].reverse()
  const examples = harmlessFirst.flatMap((kind) => changed.filter((one) => one.kind === kind))
  return {
    kinds: {
      clear: count('clear'),
      maybe: count('maybe'),
      hard: count('hard'),
      ordinary: count('ordinary'),
    },
    too_common,
    examples: examples.slice(0, MAX_EXAMPLES).map(({ kind, text }) => ({ kind, text })),
  }
}

async function changedBy(
  found: readonly LabelledText[],
  before: PreparedPhrases,
  after: PreparedPhrases,
): Promise<LabelledText[]> {
  const changed: LabelledText[] = []
  for (const [index, one] of found.entries()) {
    if (riskLevel(one.text, before) !== riskLevel(one.text, after)) changed.push(one)
    if (index % BATCH === 0) await others()
  }
  return changed
}
