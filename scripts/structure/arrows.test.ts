import { CONTRACT, DOMAIN, refuses, SERVER, WEB } from './planted-project.ts'

refuses([
  [
    'contract importing domain',
    `${CONTRACT}/feed.ts`,
    `import '@shinequo/domain/time/zoned-day'`,
    'must not import packages/domain',
  ],
  [
    'contract importing another package',
    `${CONTRACT}/feed.ts`,
    `import 'fastify'`,
    'imports only zod/mini, not fastify',
  ],
  [
    'contract importing the whole zod',
    `${CONTRACT}/feed.ts`,
    `import { z } from 'zod'; export const a = z`,
    'not zod',
  ],
  ['a test tool in contract itself', `${CONTRACT}/feed.ts`, `import 'vitest'`, 'not vitest'],
  [
    'domain importing the server',
    `${DOMAIN}/time/zoned-day.ts`,
    `import '@shinequo/server/env'`,
    'must not import apps/server/src/env.ts',
  ],
  [
    'domain importing Node',
    `${DOMAIN}/time/zoned-day.ts`,
    `import { a } from 'node:fs'; export const b = a`,
    'not node:fs',
  ],
  ['domain importing a package', `${DOMAIN}/time/zoned-day.ts`, `export * from 'kysely'`, 'not kysely'],
  [
    'server importing the web app',
    `${SERVER}/app.ts`,
    `import type { b } from '@shinequo/web/components/ui/button'; export type B = typeof b`,
    'must not import apps/web',
  ],
  [
    'server importing browser tests by a relative path',
    `${SERVER}/app.ts`,
    `import '../../../e2e/sign-in.ts'`,
    'must not import e2e/sign-in.ts',
  ],
  [
    'web importing the server',
    `${WEB}/lib/theme.ts`,
    `export const a = () => import('@shinequo/server/env')`,
    'must not import apps/server',
  ],
  [
    'web importing a rule that the server decides',
    `${WEB}/lib/theme.ts`,
    `import '@shinequo/domain/bookings/booking-policy'`,
    'let the server answer',
  ],
  ['web importing the whole zod', `${WEB}/lib/theme.ts`, `import 'zod'`, 'zod/mini'],
  ['web importing Node', `${WEB}/lib/theme.ts`, `import 'node:crypto'`, 'does not exist in a browser'],
  [
    'browser tests importing the server behind its testing',
    'e2e/sign-in.ts',
    `import '@shinequo/server/app'`,
    'only apps/server/src/testing',
  ],
  [
    'browser tests importing the web app',
    'e2e/sign-in.ts',
    `import '@shinequo/web/main'`,
    'must not import apps/web',
  ],
  [
    'another workspace by a relative path',
    `${SERVER}/app.ts`,
    `import '../../../packages/contract/src/errors.ts'`,
    '@shinequo/contract/errors',
  ],
  ['an alias', `${WEB}/lib/theme.ts`, `import '@/features/bookings/api'`, 'hides where it leads'],
  ['a subpath import', `${WEB}/lib/theme.ts`, `import '#server/env'`, 'hides where it leads'],
  [
    'a computed import',
    `${SERVER}/app.ts`,
    `export const a = (p: string) => import(p)`,
    'hides where it leads',
  ],
  [
    'import.meta.glob',
    `${WEB}/lib/theme.ts`,
    `export const a = import.meta.glob('../features/*/api/*.ts')`,
    'hides where it leads',
  ],
])
