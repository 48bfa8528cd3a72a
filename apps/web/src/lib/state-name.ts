import { namedParts } from '@shinequo/domain/matching/named-parts'
import { STATE_NAMES_IN_EACH } from '@shinequo/messages/state-names'
import { STATE_NAMES } from '@shinequo/messages/web/names'

/** The name of a US state in the page's language; any other text as it was written. */
export function stateName(written: string): string {
  const [part, ...more] = namedParts(written, STATE_NAMES_IN_EACH)
  return part && 'key' in part && more.length === 0 ? STATE_NAMES[part.key] : written
}
