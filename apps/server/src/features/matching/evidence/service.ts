import { kindOf } from '@shinequo/domain/matching/codes'
import type { Known } from '@shinequo/domain/matching/match-factors'
import type { CoachText } from '@shinequo/domain/matching/text-likeness'
import { trackRecords } from '@shinequo/domain/matching/track-record'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { Evidence } from '../../../plugins/known-coaches.ts'
import { lexicalLikenessInTurns } from '../../../plugins/lexical-likeness.ts'
import type { PreferencesRow } from '../queries.ts'
import { ratingsIn } from '../records/queries.ts'
import * as queries from './queries.ts'

/** What matching knows of all coaches, and from what: the second can be given to a thread. */
export interface KnownCoaches {
  readonly known: Known
  readonly evidence: Evidence
}

/** What coaches wrote, and how near texts come to it. */
interface KnownTexts extends Pick<Known, 'likeness'>, Pick<Evidence, 'texts'> {}

const NO_TEXTS: KnownTexts = { likeness: null, texts: [] }

/**
 * The newest, under a digest of what it was made from, so that it is never out of date: thousands of texts take a second
 * to compare by, and change seldom.
 */
const kept = new LRUCache<string, KnownTexts>({ max: 1 })

/** What there is to know for these students; it asks for no more than their answers can use. */
export async function knownFor(
  sql: Sql,
  students: readonly Pick<PreferencesRow, 'own_words' | 'codes'>[],
): Promise<KnownCoaches> {
  const { likeness, texts } = students.some(({ own_words }) => own_words !== '')
    ? await textsOf(sql)
    : NO_TEXTS
  const areas = [
    ...new Set(students.flatMap(({ codes }) => codes.filter((code) => kindOf(code) === 'focus'))),
  ]
  const ratings = areas.length > 0 ? await ratingsIn(sql, areas) : []
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
  // Texts that changed between the two reads are found under another digest by the next one.
  if ((await queries.textsDigest(sql)) === digest) kept.set(digest, made)
  return made
}

/** So many characters of a coach's text are read. */
const MAX_TEXT = 4000

/** The words of stored HTML; a tag and an entity end a word. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#39;|&rsquo;/g, "'")
    .replace(/&#?\w+;/g, ' ')
    .slice(0, MAX_TEXT)
}
