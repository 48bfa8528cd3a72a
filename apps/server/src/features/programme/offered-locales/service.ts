import { LOCALES, type Locale } from '@shinequo/contract/locales'
import { notifierOf } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { InvalidatingCache } from '../../../plugins/invalidating-cache.ts'
import { perProcess } from '../../../plugins/process-values.ts'
import { programmeRow } from '../queries.ts'

/** The cache key. There is only one programme. */
const PROGRAMME = 'programme'

const SIZE = {
  name: 'languages',
  mostBytes: 10_000,
  sizeOf: (locales: readonly Locale[]) => locales.length * 10,
}

const cacheOf = perProcess((context) => {
  const compute = async () => {
    const { spanish_read_by } = await programmeRow(context.database.background.root)
    const value: readonly Locale[] = spanish_read_by === '' ? ['en'] : LOCALES
    return { value, validUntil: Number.POSITIVE_INFINITY }
  }
  return new InvalidatingCache(context, notifierOf(context, 'programme'), compute, SIZE)
})

/** The languages of the programme's pages, English first. Cached, since every page needs them. */
export async function offeredLocales(context: Context): Promise<readonly Locale[]> {
  return cacheOf(context).get(PROGRAMME)
}

/** Call this after the commit of a change of the programme's settings. */
export function settingsChanged(context: Context): void {
  notifierOf(context, 'programme').changed([PROGRAMME])
}

/** Subscribes to the changes of other processes. Call it once, before the process serves requests. */
export async function watchOfferedLocales(context: Context): Promise<void> {
  await notifierOf(context, 'programme').watch()
}
