import { expect, it } from 'vitest'
import { describeOnEngines } from './testing/engines.ts'
import { fuzz } from './testing/fuzz-run.ts'
import { fuzzSettings } from './testing/fuzz-settings.ts'

describeOnEngines('random requests', (engine) => {
  const { requests, seed, timeoutMs, tell } = fuzzSettings()
  it(
    `cause no 5xx, no timeout and no error in the log, and show nobody what is not theirs (seed ${seed})`,
    async () => {
      const { faults, ...totals } = await fuzz(engine, requests, seed)
      tell(engine, totals)
      expect(faults).toEqual([])
      expect(totals.requests).toBe(requests)
      // A run in which hardly any request succeeds would prove little.
      for (const [caller, { sent, succeeded }] of Object.entries(totals.callers)) {
        expect([caller, succeeded / sent > 0.15]).toEqual([caller, true])
      }
    },
    timeoutMs,
  )
})
