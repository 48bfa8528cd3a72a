/** How good the way to the server is, in words. */
export interface Network {
  readonly word: string
  readonly sentence: string
}

const TRIES = 4
const GOOD_MS = 250
const FAIR_MS = 700

/** Asks the server a few times, and judges by the quickest answer. Never rejects. */
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
      // One that did not come back does not count.
    }
  }
  const best = Math.min(...times)
  if (times.length === 0) return OFFLINE
  if (best > FAIR_MS || times.length < TRIES - 1) {
    return {
      word: 'Weak',
      sentence: 'Sound should hold. The picture may stop; then it is sound only, and comes back by itself.',
    }
  }
  if (best > GOOD_MS)
    return { word: 'Fair', sentence: 'It should do. If the line gets weak, sound comes first.' }
  return {
    word: 'Good',
    sentence: 'Picture and sound should both hold. If the line gets weak, sound comes first.',
  }
}

const OFFLINE: Network = {
  word: 'No network',
  sentence: 'There is no way to the server at the moment. Look at your Wi-Fi, or move closer to a window.',
}
