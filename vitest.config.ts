import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait for processes, faults or many rows; one that began last would run alone at the end. */
const LONG = [
  'large-plans',
  'faults',
  'start',
  'dev',
  'crash',
  'claim-race',
  'mail-load',
  'rosters',
  'stop',
  'main',
  'properties',
]
const isLong = ({ moduleId }: TestSpecification) =>
  LONG.some((name) => new RegExp(`[/.]${name}\\.test\\.ts$`).test(moduleId))

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Unit and API tests. Browser tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // They have a configuration of their own: vitest.deploy.config.ts.
    exclude: [...configDefaults.exclude, 'apps/server/src/{cluster,container}-*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // Long, since a machine that does much else is several times slower; nothing is measured by them.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // The machine may have two cores: one more worker than that uses them while tests wait for other processes. More
    // would need memory, since the embedded database takes up to 850 MB a process.
    maxWorkers: 3,
    // A worker keeps its modules from file to file: to load the server anew for each took half of the time. So a test
    // puts back what it changes outside its file, such as a global.
    isolate: false,
    sequence: { sequencer: LongFirst },
    env: { TZ: 'Pacific/Chatham' },
  },
})
