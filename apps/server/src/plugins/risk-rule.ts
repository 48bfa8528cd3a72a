import { hash } from 'node:crypto'
import { type PreparedPhrases, preparedPhrases } from '@shinequo/domain/care/programme-phrases'
import type { RiskLevel } from '@shinequo/domain/care/risk-phrases'
import { riskLevel } from '@shinequo/domain/care/risk-words'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notifierOf } from './change-notifier.ts'
import type { Context } from './context.ts'
import type { Database } from './database/engine.ts'
import { riskPhrases } from './database/risk-phrases.ts'
import { MAX_CACHE_AGE_MS } from './memory-cache.ts'

/** How many judgements are cached, at some 200 bytes each. */
const MOST = 20_000

/**
 * Judgements by the phrases and the hash of the text: judging a long answer takes milliseconds, and lists judge the same
 * answers at each poll. The words themselves are not kept.
 */
const judged = new LRUCache<string, RiskLevel | 'none'>({ max: MOST })

/** The rule of danger with the phrases that the programme added, as it is in effect in this process. */
export class RiskRule {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  #phrases: PreparedPhrases = preparedPhrases([])
  /** The hash of the phrases: their key can be long, and stands in each key of the cache. */
  #version = ''
  /** When the last read began, on the monotonic clock; null before `watch`. */
  #readAt: number | null = null
  /** The last read. One after another, so that none replaces what a later one found, and each has ended in effect. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database
    this.#log = log
  }

  /**
   * Whether a text has clear words of danger, which flag it for those who may read it, and are told by mail and in
   * counts. Words of the level 'maybe' are not: they only show their writer where to find help.
   *
   * It never waits, since it is asked within transactions. Phrases are renewed at each change of any process; if that
   * notification is lost, they are in effect a minute later and one question more.
   */
  readonly isClear = (text: string): boolean => this.#levelOf(text) === 'clear'

  /** Whether whoever writes a text is shown where to find help: it has clear words of danger, or words that may mean it. */
  readonly showsHelp = (text: string): boolean => this.#levelOf(text) !== 'none'

  #levelOf(text: string): RiskLevel | 'none' {
    this.#renew()
    const key = this.#version + hash('sha256', text, 'base64')
    const known = judged.get(key)
    if (known !== undefined) return known
    const level = riskLevel(text, this.#phrases) ?? 'none'
    judged.set(key, level)
    return level
  }

  /** Reads the phrases, and again at each change. Call it once, before the process serves requests. */
  async watch(context: Context): Promise<void> {
    await this.#read()
    notifierOf(context, 'programme').onChange((keys) => {
      if (keys === null || keys.includes(RISK_PHRASES)) void this.read()
    })
  }

  /** Reads the phrases now. If that fails, the former ones stay in effect, and are read again a minute later. */
  async read(): Promise<void> {
    try {
      await this.#read()
    } catch (error) {
      this.#log.warn({ err: error }, "the programme's phrases of danger were not read")
    }
  }

  #read(): Promise<void> {
    this.#readAt = performance.now()
    const read = async () => {
      const phrases = preparedPhrases(await riskPhrases(this.#database.background.root))
      this.#phrases = phrases
      this.#version = phrases.key === '' ? '' : hash('sha256', phrases.key, 'base64')
    }
    const next = this.#last.then(read, read)
    this.#last = next
    return next
  }

  #renew(): void {
    if (this.#readAt === null || performance.now() - this.#readAt < MAX_CACHE_AGE_MS) return
    void this.read()
  }
}

/** The key of the programme's phrases among changes of its settings. */
const RISK_PHRASES = 'risk-phrases'

/** Puts a change of the phrases into effect in every process. Call it after the commit. */
export async function riskPhrasesChanged(context: Context): Promise<void> {
  await context.risk.read()
  notifierOf(context, 'programme').changed([RISK_PHRASES])
}
