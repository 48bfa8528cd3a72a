import { defineConfig } from 'vitest/config'

/**
 * The tests of several machines, which `npm run test:cluster` runs, and of containers: they need programs that few systems have,
 * or minutes.
 */
export default defineConfig({
  test: {
    include: ['apps/server/src/{cluster,container}-*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    env: { TZ: 'Pacific/Chatham' },
  },
})
