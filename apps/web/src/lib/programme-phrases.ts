import { listRiskPhrases } from '@shinequo/contract/care/phrases'
import { type PreparedPhrases, preparedPhrases } from '@shinequo/domain/care/programme-phrases'
import { call } from './api-client.ts'

/** Fetches the phrases of danger that the programme added. */
export async function fetchProgrammePhrases(): Promise<PreparedPhrases> {
  return preparedPhrases(await call(listRiskPhrases, {}))
}
