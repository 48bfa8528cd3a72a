import { defineConfig } from '@playwright/test'
import { findBrowsers } from './machine.ts'

findBrowsers(process.env)

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH, TEST_SCALE } = process.env

const launch = (executablePath: string | undefined, ...more: readonly string[]) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A fake camera and microphone, granted without a prompt.
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...more,
  ],
})

/**
 * One process for the pages of a browser. Otherwise each test starts two, since the opener policy of our pages differs
 * from that of the empty page: a seventh of a test's time. In calls each page needs its own.
 */
const ONE_RENDERER = '--renderer-process-limit=1'

/** The other engines, which have a configuration of their own. */
const ENGINES = 'engines/**'

/** Compares pictures, which are those of the full browser. */
const PICTURES = 'pictures.spec.ts'

/**
 * Calls, whose video and audio need the whole machine: run one after another. `npm test` runs them by themselves after
 * everything else, whatever became of that.
 */
const CALLS = 'room*.spec.ts'

/**
 * Browser tests in a real Chromium, each worker with its own real application. CHROMIUM_PATH names
 * the browser, and CHROMIUM_SHELL_PATH its headless shell; if they are not set the machine's are found, otherwise
 * Playwright uses its own. The shell draws no windows, and runs a test in two thirds of the time.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than the cores of a small machine, since tests spend part of their time waiting.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Tests with this tag are those of `npm run test:full` alone.
  ...(TEST_SCALE !== '1' && { grepInvert: /@full/ }),
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Tests that intercept requests mean those of the page. offline.spec.ts and weight.spec.ts allow the worker.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: [PICTURES, CALLS, ENGINES],
      use: {
        launchOptions: launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH, ONE_RENDERER),
        // Frames are a quarter of what a test costs. Files about motion, and the long journeys, use WITH_MOTION.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'browser', testMatch: PICTURES, use: { launchOptions: launch(CHROMIUM_PATH) } },
    {
      name: 'calls',
      testMatch: CALLS,
      workers: 1,
      // Their own folder, since a run empties that of its projects.
      outputDir: '../test-results/calls',
      use: { launchOptions: launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH) },
    },
  ],
})
