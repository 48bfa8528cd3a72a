import { ask } from './http-client.ts'
import { threeWeeksOf } from './requests.ts'

/** Requests the times of the next coach, in random order, and starts again after the last. */
export function askEachOnce(url: string, coachIds: readonly string[], token: string): () => Promise<void> {
  const order = coachIds
    .map((id) => ({ id, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id)
  let turn = 0
  return async () => {
    await ask(url, threeWeeksOf(order[turn++ % order.length] ?? ''), token)
  }
}
