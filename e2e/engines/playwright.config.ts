import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: new URL('firefox-program.ts', import.meta.url).pathname,
      firefoxUserPrefs: {
        // The panel that shows a download would take the focus from the page.
        'browser.download.alwaysOpenPanel': false,
        // A fake camera and microphone, granted without a prompt.
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
        // The relay of the tests is on this machine.
        'media.peerconnection.ice.loopback': true,
      },
    },
  },
})
