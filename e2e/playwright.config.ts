import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env

const launch = (executablePath: string | undefined) => ({
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
    // A camera and a microphone that the browser makes up, and gives without asking.
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ],
})

/** What compares pictures: they are those of the whole browser. */
const PICTURES = 'pictures.spec.ts'

/** Calls, whose pictures and sounds take a machine's whole time: one after the other, when all else is done. */
const CALLS = 'room*.spec.ts'

/**
 * Browser tests in a real Chromium, each worker with the real application of its own. `npm test` finds the browser and
 * names it in CHROMIUM_PATH, and its headless shell in CHROMIUM_SHELL_PATH; without them Playwright's own is used. The
 * shell has no windows of its own to draw, and does the work of a test in two thirds of the time.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than the cores of a small machine, since a test waits for part of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Tests that stop calls on their way mean the page's own; offline.spec.ts and weight.spec.ts let the worker in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: [PICTURES, CALLS],
      use: { launchOptions: launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH) },
    },
    { name: 'browser', testMatch: PICTURES, use: { launchOptions: launch(CHROMIUM_PATH) } },
    {
      name: 'calls',
      testMatch: CALLS,
      workers: 1,
      dependencies: ['shell', 'browser'],
      use: { launchOptions: launch(CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH) },
    },
  ],
})
