/** What the answers of the server say about the computer's clock. All times are in milliseconds. */

/** What is to be added to the computer's clock so that it shows the server's time: at least and at most. */
export interface OffsetRange {
  readonly least: number
  readonly most: number
  /** When this was known, by the computer's clock. */
  readonly at: number
}

/** One answer of the server. */
interface HeardTime {
  /** The server's time somewhere between question and answer. */
  readonly time: number
  /** When the answer arrived, by the computer's clock. */
  readonly received: number
  /** How long it took. */
  readonly took: number
}

/** Both clocks are read in whole milliseconds. */
const ROUNDING_MS = 2
/** How much a computer's clock gains or loses at most, as a part of the time that passes. */
const DRIFT = 1 / 10_000

/**
 * What is known after one more answer. An answer leaves as much open as it took, so the quickest ones count most. One
 * that contradicts what was known replaces it: somebody has set one of the clocks.
 */
export function narrowed(known: OffsetRange | null, { time, received, took }: HeardTime): OffsetRange {
  const [least, most] = [time - received - ROUNDING_MS, time - received + took + ROUNDING_MS]
  if (known !== null) {
    const drift = Math.abs(received - known.at) * DRIFT
    const both = {
      least: Math.max(least, known.least - drift),
      most: Math.min(most, known.most + drift),
      at: received,
    }
    if (both.least <= both.most) return both
  }
  return { least, most, at: received }
}

/** The offset to use: none if the computer's clock may be right, else the middle. */
export function offsetIn({ least, most }: OffsetRange): number {
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
}
