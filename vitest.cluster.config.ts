import { defineConfig } from 'vitest/config'

/** The tests of several machines, which `npm run test:cluster` runs: they need programs that few systems have. */
export default defineConfig({
  test: {
    include: ['apps/server/src/cluster-*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    env: { TZ: 'Pacific/Chatham' },
  },
})
