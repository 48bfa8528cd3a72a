import { startBrowserApp } from '@shinequo/server/testing/browser-app'
import { machineClock } from '@shinequo/server/testing/test-clock'
import { expect, test } from './browser-test.ts'
import { hasRelay, startRelay } from './relay-place.ts'
import { meet, received, waysOf } from './room-window.ts'

test('with a relay set, picture and sound go over it alone', async ({ browser }) => {
  // biome-ignore lint/suspicious/noSkippedTests: a machine that is no Debian may have none
  test.skip(!hasRelay, "This machine has no relay: install Debian's package coturn.")
  test.setTimeout(120_000)
  const relay = await startRelay()
  const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100', ...relay.settings }, { clock: machineClock })
  try {
    const { maya, amara } = await meet(browser, app)
    for (const { page } of [maya, amara]) {
      await expect.poll(async () => (await received(page)).energy, { timeout: 30_000 }).toBeGreaterThan(0)
      expect(await waysOf(page)).toEqual(['relay', 'relay'])
    }
    for (const { context } of [maya, amara]) await context.close()
  } finally {
    await app.close()
    await relay.stop()
  }
})
