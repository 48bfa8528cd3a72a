import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/0024-proved-schools.ts'
import { seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp } from '../../../testing/test-app.ts'

describeOnEngines('an update from before schools were proved', (engine) => {
  it('proves the school of students who came by a roster that named it, and of nobody else', async () => {
    const app = await startTestApp(engine)
    const { root, transaction } = app.context.database
    const at = new Date(app.clock.now())
    const invited = async (email: string, school: string, accepted_at: Date | null) =>
      root
        .insertInto('invitations')
        .values({
          id: randomUUID(),
          email,
          role: 'student',
          first_name: '',
          last_name: '',
          school,
          created_at: at,
          expires_at: at,
          accepted_at,
        })
        .execute()
    await transaction(async (trx) => {
      for (const name of ['roster', 'written', 'open', 'signed-up']) {
        await seedStudent(trx, { email: `${name}@school.example`, school: 'boston_university' })
      }
      await seedAccount(trx, { role: 'admin', email: 'admin@school.example' })
    })
    await invited('roster@school.example', 'quincy_college', at)
    await invited('written@school.example', 'Hogwarts', at)
    await invited('open@school.example', 'boston_university', null)
    for (const statement of [
      'drop table school_codes, proved_addresses, school_domains',
      'alter table student_profiles drop column proved_school, drop column proved_at, drop column proved_by',
      'alter table invitations drop column from_roster',
    ]) {
      await sql.raw(statement).execute(root)
    }
    await up(root as unknown as Kysely<unknown>)
    const proofs = await root
      .selectFrom('student_profiles as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select(['a.email', 'p.proved_school', 'p.proved_by', 'p.proved_at'])
      .where('p.proved_school', 'is not', null)
      .execute()
    expect(proofs).toEqual([
      {
        email: 'roster@school.example',
        proved_school: 'quincy_college',
        proved_by: 'roster',
        proved_at: at,
      },
    ])
    const open = await root
      .selectFrom('invitations')
      .select('from_roster')
      .where('school', '=', 'Hogwarts')
      .execute()
    expect(open).toEqual([{ from_roster: true }])
    await app.close()
  })
})
