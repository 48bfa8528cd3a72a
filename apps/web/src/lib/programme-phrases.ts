import { listRiskPhrases } from '@shinequo/contract/care/phrases'
import { type PreparedPhrases, preparedPhrases } from '@shinequo/domain/care/programme-phrases'
import { call } from './api-client.ts'

/** How long fetched phrases are in effect, in milliseconds, before they are fetched again. */
const RENEWED_MS = 10 * 60_000

let fetchedAt = Number.NEGATIVE_INFINITY

/** The phrases of danger that the programme added; null if they were fetched in the last ten minutes. */
export async function newPhrases(): Promise<PreparedPhrases | null> {
  const now = performance.now()
  if (now - fetchedAt < RENEWED_MS) return null
  fetchedAt = now
  try {
    return preparedPhrases(await call(listRiskPhrases, {}))
  } catch (error) {
    fetchedAt = Number.NEGATIVE_INFINITY
    throw error
  }
}
