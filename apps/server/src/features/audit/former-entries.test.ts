import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { expect, inject, it } from 'vitest'
import { openEmbedded } from '../../plugins/database/embedded.ts'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { checkChain } from './check/service.ts'

const migrationFolder = path.join(import.meta.dirname, '..', '..', 'migrations')
const CHAIN = '0025-audit-chain'

describeOnEngines('entries from before the chain', (engine) => {
  it('are its first links, in their original order and with all their data', async () => {
    const database =
      engine === 'pglite'
        ? await openEmbedded()
        : await openPostgres(await emptyDatabase(inject('postgresUrl')!))
    const { root } = database
    const provider = new FileMigrationProvider({ fs, path, migrationFolder })
    const names = Object.keys(await provider.getMigrations()).sort()
    const before = names[names.indexOf(CHAIN) - 1]!
    await new Migrator({ db: root, provider }).migrateTo(before)
    await sql`insert into audit_entries values
      ('00000000-0000-4000-8000-00000000000c', '2026-11-03T10:00:00.123456Z', null, 'system', 'third.done', null,
        'thing', 'three', '', '{}'),
      ('00000000-0000-4000-8000-00000000000a', '2026-11-01T10:00:00Z', '00000000-0000-4000-8000-0000000000aa', 'admin',
        'first.done', '00000000-0000-4000-8000-0000000000bb', 'student', 'one',
        ${'A "quoted" reason,\nin two lines \\ Ünïcode 😀 \u2028'}, ${'{"email": "a@b.example", "n": [1.50, null]}'}),
      ('00000000-0000-4000-8000-00000000000b', '2026-11-02T10:00:00Z', null, 'coach', 'second.done', null, 'thing', '',
        '', '{}')`.execute(root)
    const former =
      await sql`select id, at, actor_account_id, actor_role, action, student_profile_id, subject_type,
      subject_id, reason, details from audit_entries order by at`.execute(root)
    await migrate(database)

    expect(await checkChain(root, 0, undefined)).toMatchObject({ checked: 3, blanked: 0, fault: null })
    const now =
      await sql`select id, at, actor_account_id, actor_role, action, student_profile_id, subject_type,
      subject_id, reason, details from audit_entries order by position`.execute(root)
    expect(now.rows).toEqual(former.rows)
    expect(now.rows).toHaveLength(3)
    await database.close()
  })
})
