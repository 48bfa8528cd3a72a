import { DOMAIN, refuses, SERVER } from './planted-project.ts'

refuses([
  ['a file of 401 lines', `${SERVER}/features/bookings/queries.ts`, '//\n'.repeat(401), 'it has 401 lines'],
  [
    'a rule that reads the clock',
    `${DOMAIN}/time/zoned-day.ts`,
    `export const a = Date.now()`,
    'no Date.now',
  ],
  [
    'a rule that makes its own now',
    `${DOMAIN}/time/zoned-day.ts`,
    `export const a = () => new Date()`,
    'no new Date()',
  ],
  [
    'a rule that reads the clock by Temporal',
    `${DOMAIN}/bookings/booking-policy.ts`,
    `export const a = Temporal.Now.instant()`,
    'no Temporal.Now',
  ],
  ['a rule of chance', `${DOMAIN}/time/zoned-day.ts`, `export const a = Math.random()`, 'no Math.random'],
  [
    'a rule that asks the process',
    `${DOMAIN}/time/zoned-day.ts`,
    `export const a = process.uptime()`,
    'no process',
  ],
  [
    "a rule in the machine's zone",
    `${DOMAIN}/time/zoned-day.ts`,
    `export const a = (d: Date) => d.getHours()`,
    'no getHours',
  ],
  ['a rule that waits', `${DOMAIN}/time/zoned-day.ts`, `export const a = async () => 1`, 'no async'],
  [
    'a setting read in a service',
    `${SERVER}/features/bookings/service.ts`,
    `export const a = process.env.PORT`,
    'only apps/server/src/env.ts',
  ],
  [
    'a setting read the long way',
    `${SERVER}/app.ts`,
    `export const a = globalThis.process['env']`,
    'only apps/server/src/env.ts',
  ],
  [
    'a setting taken from process',
    `${SERVER}/app.ts`,
    `const { env } = process; export const a = env`,
    'only apps/server/src/env.ts',
  ],
  [
    'a setting imported',
    `${SERVER}/app.ts`,
    `import { env } from 'node:process'; export const a = env`,
    'only apps/server/src/env.ts',
  ],
  [
    'a skipped test',
    `${DOMAIN}/time/zoned-day.test.ts`,
    `import { it } from 'vitest'; it.skip('x', () => {})`,
    'it.skip leaves tests out',
  ],
  [
    'a skipped browser test',
    'e2e/pictures.spec.ts',
    `import { test } from '@playwright/test'; test.skip('x', () => {})`,
    'test.skip leaves tests out',
  ],
  [
    'a browser test skipped without a reason',
    'e2e/pictures.spec.ts',
    `import { test } from '@playwright/test'; test.skip(({ browser }) => browser.version() === '1')`,
    'test.skip leaves tests out',
  ],
  [
    'a test alone',
    `${DOMAIN}/time/zoned-day.test.ts`,
    `import { describe } from 'vitest'; describe.only('x', () => {})`,
    'describe.only leaves tests out',
  ],
  [
    'a promised test',
    `${DOMAIN}/time/zoned-day.test.ts`,
    `import { test } from 'vitest'; test.todo('x')`,
    'test.todo leaves tests out',
  ],
  [
    'a browser test to be mended',
    'e2e/sign-in.ts',
    `import { test } from '@playwright/test'; test.describe.fixme('x', () => {})`,
    'leaves tests out',
  ],
  [
    'a condition on a test',
    `${DOMAIN}/time/zoned-day.test.ts`,
    `import { it } from 'vitest'; it.skipIf(true)('x', () => {})`,
    'only apps/server/src/testing decides',
  ],
  [
    'a stand-in for our own code',
    `${SERVER}/features/bookings/claim-race.test.ts`,
    `import { vi } from 'vitest'; vi.mock('./queries.ts')`,
    'use the real part',
  ],
])
