import { setImmediate as othersTurn } from 'node:timers/promises'
import { kindOf } from '@shinequo/domain/matching/codes'
import type { Known, StudentPreferences } from '@shinequo/domain/matching/match-factors'
import type { CoachText } from '@shinequo/domain/matching/text-likeness'
import { trackRecords } from '@shinequo/domain/matching/track-record'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { Evidence } from '../../../plugins/known-coaches.ts'
import { lexicalLikenessInTurns } from '../../../plugins/lexical-likeness.ts'
import * as queries from './queries.ts'

/** What matching knows about all coaches, and the data that it was made from, which can be sent to a worker thread. */
export interface KnownCoaches {
  readonly known: Known
  readonly evidence: Evidence
}

/** The coaches' texts, and how similar other texts are to them. */
interface KnownTexts extends Pick<Known, 'likeness'>, Pick<Evidence, 'texts'> {}

const NO_TEXTS: KnownTexts = { likeness: null, texts: [] }

/**
 * Caches the newest value, keyed by a digest of its input, so that it is never outdated. Preparing thousands of texts
 * takes a second, and they seldom change.
 */
const kept = new LRUCache<string, KnownTexts>({ max: 1 })

/** What is known for these students. Loads only what their answers can use. */
export async function knownFor(
  sql: Sql,
  students: readonly Pick<StudentPreferences, 'ownWords' | 'codes'>[],
): Promise<KnownCoaches> {
  const { likeness, texts } = students.some(({ ownWords }) => ownWords) ? await textsOf(sql) : NO_TEXTS
  const areas = [
    ...new Set(students.flatMap(({ codes }) => codes.filter((code) => kindOf(code) === 'focus'))),
  ]
  const ratings = areas.length > 0 ? await queries.ratingsIn(sql, areas) : []
  return { known: { likeness, records: trackRecords(ratings) }, evidence: { texts, ratings } }
}

async function textsOf(sql: Sql): Promise<KnownTexts> {
  const digest = await queries.textsDigest(sql)
  const found = kept.get(digest)
  if (found) return found
  const texts = (await queries.coachTexts(sql)).map(
    ({ id, text }): CoachText => ({ id, text: plainText(text) }),
  )
  const likeness = await lexicalLikenessInTurns(texts)
  const made = { texts, likeness }
  // If texts changed between the two reads, the digest differs, and the next call computes it again.
  if ((await queries.textsDigest(sql)) === digest) kept.set(digest, made)
  return made
}

/** How many characters of a coach's text are read. */
const MAX_TEXT = 4000

/** The text of stored HTML. Tags and entities separate words. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#39;|&rsquo;/g, "'")
    .replace(/&#?\w+;/g, ' ')
    .slice(0, MAX_TEXT)
}

/** How many coaches one transaction counts, which takes a few milliseconds. */
const COUNTED = 20

/**
 * Counts again how students rated coaches, by goal area, in short transactions of a few coaches. Meanwhile matching
 * uses the previous counts.
 */
export async function recountRecords({ database }: Context): Promise<void> {
  const { background } = database
  await background.transaction(queries.forgetUnrated)
  let after: string | null = null
  do {
    const ids: string[] = await queries.ratedCoaches(background.root, after, COUNTED)
    after = ids.at(-1) ?? null
    if (ids.length > 0) await background.transaction((trx) => queries.recount(trx, ids))
    await othersTurn()
  } while (after !== null)
}
