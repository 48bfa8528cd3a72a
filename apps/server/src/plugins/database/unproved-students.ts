import { sql as raw } from 'kysely'

const isUnproved = raw`p.proved_school is null and p.is_completed`

/**
 * How many students with a completed profile have proved no school, as an expression. Deleted accounts do not count.
 * They are counted separately, each part by its own index: a join would read every account.
 */
export const unprovedStudents = raw<number>`(
  (select count(*) from student_profiles p where ${isUnproved})
  - (select count(*) from student_profiles p join accounts a on a.id = p.account_id
      where ${isUnproved} and a.erased_at is not null))::int`
