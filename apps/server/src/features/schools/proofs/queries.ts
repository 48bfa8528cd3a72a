import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import { sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { unprovedStudents } from '../../../plugins/database/unproved-students.ts'

/** A code for a school address and the student who requested it. */
export type CodeRow = Tables['school_codes']

/** Stores a code that has no hash yet, replacing the student's former one. */
export async function replaceCode(trx: Trx, code: CodeRow): Promise<void> {
  const { student_profile_id, ...values } = code
  await trx
    .insertInto('school_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('student_profile_id').doUpdateSet(values))
    .execute()
}

/** Deletes the codes that expired before `then`, with their addresses. */
export async function deleteOldCodes(trx: Trx, then: Date): Promise<void> {
  await trx.deleteFrom('school_codes').where('expires_at', '<', then).execute()
}

export async function codeOfStudent(sql: Sql, studentProfileId: string): Promise<CodeRow | undefined> {
  return sql
    .selectFrom('school_codes')
    .selectAll()
    .where('student_profile_id', '=', studentProfileId)
    .executeTakeFirst()
}

/** Stores the hash of a code; returns false if it was replaced or used since. */
export async function setCode(
  trx: Trx,
  codeId: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('school_codes')
    .set(code)
    .where('id', '=', codeId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes a code by its hash; returns false if it was replaced or used since. */
export async function consumeCode(trx: Trx, codeId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('school_codes')
    .where('id', '=', codeId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type ProofRow = Pick<Selectable<Tables['student_profiles']>, 'id' | 'proved_school'>

/** Locks the profile of a student until the transaction ends and returns it with its proof. */
export async function lockStudent(trx: Trx, studentProfileId: string): Promise<ProofRow | undefined> {
  return trx
    .selectFrom('student_profiles')
    .select(['id', 'proved_school'])
    .where('id', '=', studentProfileId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The same as `lockStudent`, by the student's account. */
export async function lockStudentOfAccount(trx: Trx, accountId: string): Promise<ProofRow | undefined> {
  return trx
    .selectFrom('student_profiles')
    .select(['id', 'proved_school'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Stores the school that a student has proved, replacing any former one. Only the address of this proof stays taken.
 */
export async function setProof(
  trx: Trx,
  studentProfileId: string,
  { school, by, at, digest }: { school: string; by: SchoolProof; at: Date; digest: string | null },
): Promise<void> {
  await freeAddresses(trx, studentProfileId, digest)
  await trx
    .updateTable('student_profiles')
    .set({ proved_school: school, proved_at: at, proved_by: by })
    .where('id', '=', studentProfileId)
    .execute()
}

/**
 * Proves, by a roster, the schools of students who have an account with a proved address and no proved school. Others
 * do not change.
 */
export async function proveListed(
  trx: Trx,
  listed: readonly { email: string; school: string }[],
  at: Date,
): Promise<void> {
  await raw`
    update student_profiles as p set proved_school = r.school, proved_at = ${at}, proved_by = 'roster'
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as r (email text, school text)
      join accounts as a on a.email = r.email and a.email_proved_at is not null
    where p.account_id = a.id and p.proved_school is null`.execute(trx)
}

/** Removes the proof of a student's school and frees its address. That there was one stays known. */
export async function clearProof(trx: Trx, studentProfileId: string): Promise<void> {
  await freeAddresses(trx, studentProfileId, null)
  await trx
    .updateTable('student_profiles')
    .set({ proved_school: null, proved_at: null, proved_by: null, proof_taken_back: true })
    .where('id', '=', studentProfileId)
    .execute()
}

async function freeAddresses(trx: Trx, studentProfileId: string, except: string | null): Promise<void> {
  await trx
    .deleteFrom('proved_addresses')
    .where('student_profile_id', '=', studentProfileId)
    .$if(except !== null, (query) => query.where('digest', '<>', except))
    .execute()
}

/** Reserves an address for one student; returns false and changes nothing if another student has it. */
export async function takeAddress(trx: Trx, studentProfileId: string, digest: string): Promise<boolean> {
  const row = await trx
    .insertInto('proved_addresses')
    .values({ digest, student_profile_id: studentProfileId })
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet({ digest })
        .where('proved_addresses.student_profile_id', '=', studentProfileId),
    )
    .returning('digest')
    .executeTakeFirst()
  return row !== undefined
}

/** How many students with a completed profile have proved no school. Deleted accounts do not count. */
export async function countUnproved(sql: Sql): Promise<number> {
  const { rows } = await raw<{ students: number }>`select ${unprovedStudents} as students`.execute(sql)
  return rows[0]?.students ?? 0
}

/** Whether a student's profile names this school. */
export async function namesSchool(sql: Sql, studentProfileId: string, school: string): Promise<boolean> {
  const row = await sql
    .selectFrom('student_profiles')
    .select('id')
    .where('id', '=', studentProfileId)
    .where('school', '=', school)
    .executeTakeFirst()
  return row !== undefined
}
