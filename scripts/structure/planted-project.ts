import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkStructure } from '../structure.mjs'

type Tree = Record<string, string>

export const CONTRACT = 'packages/contract/src'
export const DOMAIN = 'packages/domain/src'
export const SERVER = 'apps/server/src'
export const WEB = 'apps/web/src'

/** A small valid project. Tests plant each violation into it. */
const RIGHT: Tree = {
  [`${CONTRACT}/bookings.ts`]: `import * as z from 'zod/mini'; import './errors.ts'; export const id = z.string()`,
  [`${CONTRACT}/endpoint.ts`]: `export const endpoint = (path: string) => path`,
  [`${CONTRACT}/bookings/changes.ts`]: `import { endpoint } from '../endpoint.ts'; export const move = endpoint('/move'); export const MOVES = 2`,
  [`${CONTRACT}/endpoints.ts`]: `import * as changes from './bookings/changes.ts'; export const ENDPOINTS = { ...changes }`,
  [`${CONTRACT}/errors.ts`]: `export const codes = ['slot_taken'] as const`,
  [`${CONTRACT}/bookings.test.ts`]: `import { it } from 'vitest'; import fc from 'fast-check'; it('holds', () => fc)`,
  [`${DOMAIN}/bookings/booking-policy.ts`]: `import type { id } from '@shinequo/contract/bookings'; export const isPast = (now: Date, at: typeof id) => now > new Date(at)`,
  [`${DOMAIN}/bookings/booking-policy.test.ts`]: `import './booking-policy.ts'; export const now = new Date(0)`,
  [`${DOMAIN}/matching/market/lots.ts`]: `export const lot = (at: number) => at`,
  [`${DOMAIN}/matching/market/lots.test.ts`]: `import './lots.ts'`,
  [`${DOMAIN}/time/wall-clock.ts`]: `export const zoned = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC'); export const o = { process: 1, a: at.process }`,
  [`${DOMAIN}/time/wall-clock.test.ts`]: `import './wall-clock.ts'`,
  [`${DOMAIN}/time/zoned-day.ts`]: `import type { zoned } from './wall-clock.ts'; export const day = (now: Date) => now.getUTCDate()`,
  [`${DOMAIN}/time/zoned-day.test.ts`]: `import './zoned-day.ts'`,
  [`${WEB}/lib/server-clock.ts`]: `export const serverNow = () => Date.now()`,
  [`${SERVER}/env.ts`]: `export const port = process.env.PORT`,
  [`${SERVER}/app.ts`]: `import './features/bookings/routes.ts'; import './plugins/database/engine.ts'; import './seeds/demo.ts'`,
  [`${SERVER}/plugins/database/engine.ts`]: `import { Kysely } from 'kysely'; import { PGlite } from '@electric-sql/pglite'; import pg from 'pg'; export type Db = Kysely<PGlite | pg.Pool>`,
  [`${SERVER}/plugins/clock.ts`]: `export const systemClock = { now: () => Date.now() }`,
  [`${SERVER}/plugins/clock.test.ts`]: `import { systemClock } from './clock.ts'; export const off = () => systemClock.now() - Date.now()`,
  [`${SERVER}/plugins/jobs.ts`]: `import { PgBoss } from 'pg-boss'; export const boss = PgBoss`,
  [`${SERVER}/migrations/0001-start.ts`]: `import { sql } from 'kysely'; export const up = sql`,
  [`${SERVER}/seeds/demo.ts`]: `import { sql } from 'kysely'; import '../features/bookings/queries.ts'; export const s = sql`,
  [`${SERVER}/testing/engines.ts`]: `import pg from 'pg'; import { describe } from 'vitest'; export const onPostgres = describe.skipIf(!process.env.PG_BIN_DIR); export const p = pg`,
  [`${SERVER}/features/bookings/routes.ts`]: `import { move } from '@shinequo/contract/bookings/changes'; import './service.ts'; import './access.ts'; import './presenter.ts'; import '../accounts/service.ts'; export const m = move`,
  [`${SERVER}/features/bookings/service.ts`]: `import type { Db } from '../../plugins/database/engine.ts'; import './queries.ts'; import '@shinequo/domain/bookings/booking-policy'; import '../availability/service.ts'; import '../availability/slots/queries.ts'; import './mail/booked.ts'; import '../notifications/mail/mail-kind.ts'; import '../notifications/jobs.ts'; export type D = Db`,
  [`${SERVER}/features/bookings/queries.ts`]: `import { sql } from 'kysely'; export const q = sql`,
  [`${SERVER}/features/bookings/tables.ts`]: `import type { Generated } from 'kysely'; export interface T { id: Generated<string> }`,
  [`${SERVER}/plugins/database/tables.ts`]: `import type { T } from '../../features/bookings/tables.ts'; export type Tables = T`,
  [`${SERVER}/features/bookings/presenter.ts`]: `import type { q } from './queries.ts'; export type Row = typeof q`,
  [`${SERVER}/features/bookings/access.ts`]: `export const own = true`,
  [`${SERVER}/features/bookings/access-rows.ts`]: `import '../../testing/engines.ts'; import '../../seeds/demo.ts'; export const ACCESS_ROWS = {}`,
  [`${SERVER}/testing/access-rows.ts`]: `import '../features/bookings/access-rows.ts'`,
  [`${SERVER}/features/bookings/claim-race.test.ts`]: `import { sql } from 'kysely'; import '../../testing/engines.ts'; export const s = sql`,
  [`${SERVER}/features/availability/service.ts`]: `import './claims/service.ts'; export const claim = 1`,
  [`${SERVER}/features/availability/claims/service.ts`]: `import './queries.ts'; import '../queries.ts'`,
  [`${SERVER}/features/availability/claims/queries.ts`]: `import { sql } from 'kysely'; export const q = sql`,
  [`${SERVER}/features/availability/slots/queries.ts`]: `import { sql } from 'kysely'; export const q = sql\`select 1\``,
  [`${SERVER}/features/availability/queries.ts`]: `import './claims/queries.ts'`,
  [`${SERVER}/features/accounts/service.ts`]: `export const who = 1`,
  [`${SERVER}/features/notifications/jobs.ts`]: `export const payload = 1`,
  [`${SERVER}/features/notifications/mail/mail-kind.ts`]: `export const kind = 1`,
  [`${SERVER}/features/notifications/mail/queries.ts`]: `import { sql } from 'kysely'; export const q = sql`,
  [`${SERVER}/features/bookings/mail/booked.ts`]: `import './queries.ts'; import '../../notifications/mail/mail-kind.ts'; export const booked = 1`,
  [`${SERVER}/features/bookings/mail/queries.ts`]: `import { sql } from 'kysely'; export const q = sql`,
  [`${SERVER}/features/bookings/work.ts`]: `import './mail/booked.ts'`,
  [`${SERVER}/worker.ts`]: `import './features/bookings/work.ts'`,
  [`${WEB}/main.tsx`]: `import './app/routes.tsx'; import './styles/page.css'`,
  [`${WEB}/app/routes.tsx`]: `import '../features/bookings/pages/book-session.tsx'`,
  [`${WEB}/app/room/main.ts`]: `import '../../lib/api-client.ts'`,
  [`${WEB}/app/pages/dashboard.tsx`]: `import '../../features/bookings/api/student.ts'; import '../../features/matching/api/student.ts'`,
  [`${WEB}/features/bookings/api/student.ts`]: `import { move } from '@shinequo/contract/bookings/changes'; import '../../../lib/api-client.ts'; export const m = move`,
  [`${WEB}/features/bookings/pages/book-session.tsx`]: `import '../api/student.ts'; import '../components/slot.tsx'`,
  [`${WEB}/features/bookings/components/slot.tsx`]: `import { B } from '../../../components/ui/button.tsx'; import '@shinequo/domain/time/zoned-day'; export const S = () => <><B disabled /><option disabled /></>`,
  [`${WEB}/features/matching/api/student.ts`]: `import { MOVES, type move } from '@shinequo/contract/bookings/changes'; export const matches = MOVES; export type M = typeof move`,
  [`${WEB}/components/ui/button.tsx`]: `import '../../lib/theme.ts'; export const B = ({ disabled }: { disabled?: boolean }) => <button type="button" aria-disabled={disabled} />`,
  [`${WEB}/lib/api-client.ts`]: `import '@shinequo/contract/errors'; export { move } from '@shinequo/contract/bookings/changes'`,
  [`${WEB}/lib/theme.ts`]: `export const theme = 'light' // no Temporal, no process.env, it.skip('x')`,
  'e2e/playwright.config.ts': `export default { path: process.env.CHROMIUM_PATH }`,
  'e2e/bookings.spec.ts': `import '@shinequo/contract/bookings'; import '@shinequo/server/testing/engines'; import './sign-in.ts'`,
  'e2e/sign-in.ts': `import { test } from '@playwright/test'; export const t = test`,
  'bench/main.ts': `import '@shinequo/server/app'; export const s = process.env.TEST_SCALE`,
  'package-lock.json': `{ "packages": { "node_modules/@shinequo/contract": { "resolved": "packages/contract", "link": true } } }`,
}

/**
 * Writes the valid project, with the given files planted into it, to a temporary folder of the running test. Returns
 * the folder.
 */
export function plant(wrong: Tree = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-structure-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...RIGHT, ...wrong })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** The findings of the structure check in a folder, one line each. */
export function findings(root: string): string[] {
  return checkStructure(root).map(({ path, message }) => `${path}: ${message}`)
}

/** A violation: what it is, where it is planted, its source, and a part of the expected message. */
export type Wrong = [what: string, path: string, source: string, message: string]

/** Creates a test for each violation: planted alone into the valid project, it is refused. */
export function refuses(wrong: Wrong[]): void {
  it.each(wrong)('refuses %s', (_what, path, source, message) => {
    expect(findings(plant({ [path]: source })).join('\n')).toContain(message)
  })
}
