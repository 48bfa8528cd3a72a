import * as messages from '@shinequo/messages/web/room'

/** The quality of the connection to the server, in words. */
export interface Network {
  readonly word: string
  readonly sentence: string
}

const TRIES = 4
const GOOD_MS = 250
const FAIR_MS = 700

/** Calls the server a few times and rates the fastest response. Never rejects. */
export async function measureNetwork(): Promise<Network> {
  if (!navigator.onLine) return OFFLINE
  const times: number[] = []
  for (let run = 0; run < TRIES; run += 1) {
    const start = performance.now()
    try {
      const answer = await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(3000) })
      await answer.text()
      if (answer.ok) times.push(performance.now() - start)
    } catch {
      // A failed try does not count.
    }
  }
  const best = Math.min(...times)
  if (times.length === 0) return OFFLINE
  if (best > FAIR_MS || times.length < TRIES - 1) {
    return { word: messages.weak, sentence: messages.weakMeans }
  }
  if (best > GOOD_MS) return { word: messages.fair, sentence: messages.fairMeans }
  return { word: messages.good, sentence: messages.goodMeans }
}

const OFFLINE: Network = { word: messages.noNetwork, sentence: messages.noNetworkMeans }
