import { refuses, SERVER } from './planted-project.ts'

refuses([
  [
    'routes importing queries',
    `${SERVER}/features/bookings/routes.ts`,
    `import './queries.ts'`,
    'routes -> service -> queries',
  ],
  [
    'routes importing types of queries',
    `${SERVER}/features/bookings/routes.ts`,
    `import type { q } from './queries.ts'; export type Q = typeof q`,
    'routes -> service -> queries',
  ],
  [
    'routes importing the queries of a room',
    `${SERVER}/features/availability/routes.ts`,
    `import './claims/queries.ts'`,
    'routes -> service -> queries',
  ],
  [
    'a noun importing the queries of a room of another one',
    `${SERVER}/features/bookings/service.ts`,
    `import '../availability/claims/queries.ts'`,
    'only through its service.ts',
  ],
  [
    'queries importing their service',
    `${SERVER}/features/bookings/queries.ts`,
    `import './service.ts'`,
    'queries.ts must not import service.ts',
  ],
  [
    'a service with SQL',
    `${SERVER}/features/bookings/service.ts`,
    `import { sql } from 'kysely'; export const s = sql`,
    "put the SQL into this noun's queries.ts",
  ],
  [
    'a plugin with SQL',
    `${SERVER}/plugins/jobs.ts`,
    `import type { Pool } from 'pg'; export type P = Pool`,
    'only queries.ts, plugins/database',
  ],
  [
    'a service with the embedded database',
    `${SERVER}/features/bookings/service.ts`,
    `import '@electric-sql/pglite/contrib/btree_gist'`,
    'touch @electric-sql/pglite',
  ],
  [
    "another noun's queries",
    `${SERVER}/features/bookings/service.ts`,
    `import '../accounts/queries.ts'`,
    'only through its service.ts',
  ],
  [
    "queries reaching into another noun's service",
    `${SERVER}/features/bookings/queries.ts`,
    `import '../accounts/service.ts'`,
    'must not reach into accounts',
  ],
  [
    "the readers of another noun's mail",
    `${SERVER}/features/bookings/service.ts`,
    `import '../notifications/mail/queries.ts'`,
    'only through its service.ts',
  ],
  [
    'a mail with SQL',
    `${SERVER}/features/bookings/mail/booked.ts`,
    `import { sql } from 'kysely'; export const s = sql`,
    "put the SQL into this noun's queries.ts",
  ],
  [
    'a mail importing routes',
    `${SERVER}/features/bookings/mail/booked.ts`,
    `import '../routes.ts'`,
    'mail.ts must not import routes.ts',
  ],
  [
    'a service importing what a noun has worked',
    `${SERVER}/features/bookings/service.ts`,
    `import './work.ts'`,
    'service.ts must not import work.ts',
  ],
  [
    'nouns in a ring',
    `${SERVER}/features/availability/service.ts`,
    `import '../bookings/service.ts'`,
    'availability -> bookings -> availability',
  ],
  [
    'a noun importing the application',
    `${SERVER}/features/bookings/service.ts`,
    `import '../../app.ts'`,
    'app.ts joins the nouns',
  ],
  [
    'a noun importing seeds',
    `${SERVER}/features/bookings/service.ts`,
    `import '../../seeds/demo.ts'`,
    'app.ts joins the nouns',
  ],
  [
    'a plugin importing a noun',
    `${SERVER}/plugins/jobs.ts`,
    `import '../features/bookings/service.ts'`,
    'a plugin knows no noun',
  ],
  [
    'what is served importing testing',
    `${SERVER}/app.ts`,
    `import './testing/engines.ts'`,
    'testing is for tests',
  ],
  [
    'a migration importing today',
    `${SERVER}/migrations/0002-more.ts`,
    `import '../plugins/jobs.ts'`,
    'a migration imports nothing of ours',
  ],
])
