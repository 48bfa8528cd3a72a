import { LOCALES, type Locale } from '@shinequo/contract/locales'
import { notifierOf } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { InvalidatingCache } from '../../../plugins/invalidating-cache.ts'
import { programmeRow } from '../queries.ts'

/** There is one programme: the key of what is kept of it. */
const PROGRAMME = 'programme'

const SIZE = { mostBytes: 10_000, sizeOf: (locales: readonly Locale[]) => locales.length * 10 }

/** One for each process, by its job queue: jobs work in a context of their own. */
const caches = new WeakMap<Context['jobs'], InvalidatingCache<readonly Locale[]>>()

/** The languages that the programme offers its pages in, English first. Kept, since every page asks. */
export async function offeredLocales(context: Context): Promise<readonly Locale[]> {
  let kept = caches.get(context.jobs)
  if (!kept) {
    const compute = async () => {
      const { spanish_read_by } = await programmeRow(context.database.background.root)
      const value: readonly Locale[] = spanish_read_by === '' ? ['en'] : LOCALES
      return { value, validUntil: Number.POSITIVE_INFINITY }
    }
    kept = new InvalidatingCache(context, notifierOf(context, 'programme'), compute, SIZE)
    caches.set(context.jobs, kept)
  }
  return kept.get(PROGRAMME)
}

/** To be called after the commit of a change of the programme's settings. */
export function settingsChanged(context: Context): void {
  notifierOf(context, 'programme').changed([PROGRAMME])
}

/** Makes this process hear what others changed; needed once, before it serves. */
export async function watchOfferedLocales(context: Context): Promise<void> {
  await notifierOf(context, 'programme').watch()
}
