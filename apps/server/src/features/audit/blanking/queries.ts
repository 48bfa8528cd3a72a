import { sql as raw } from 'kysely'
import { containing } from '../../../plugins/database/search-pattern.ts'
import type { Trx } from '../../../plugins/database/tables.ts'

/** A regular expression for this address as a whole: `n@bu.example` is not in `dean@bu.example`. */
const wholeAddress = (email: string) =>
  `(^|["\\s])${email.replace(/[^a-z0-9]/gi, (sign) => `\\${sign}`)}($|["\\s])`

/**
 * Blanks a person in all entries that name one of these ids, or the address. The actor and the subject are blanked
 * separately. The reason is blanked only if the person is the subject: any other was given about somebody else. An entry
 * about a student stays in that student's ledger though its details have an id of the person, which names nobody any more.
 * Scans the whole table once.
 */
export async function blankFields(trx: Trx, ids: readonly string[], email: string): Promise<void> {
  const emails = email === '' ? [] : [email.toLowerCase()]
  if (ids.length === 0 && emails.length === 0) return
  const known = raw`${[...ids, ...emails]}::text[]`
  const patterns = raw`${ids.map(containing)}::text[]`
  const addresses = raw`${emails.map(wholeAddress)}::text[]`
  await raw`
    with told as (
      select position, coalesce(actor_account_id::text = any(${known}), false) as by_them,
        coalesce(student_profile_id::text = any(${known}), false) or coalesce(lower(subject_id) = any(${known}), false)
          or coalesce(lower(details ->> 'email') = any(${known}), false) as is_subject,
        coalesce(subject_id ilike any(${patterns}), false)
          or student_profile_id is null and coalesce(details::text ilike any(${patterns}), false)
          or coalesce(details::text ~* any(${addresses}), false) as is_named
      from audit_fields
    ), named as (
      select position, by_them, is_subject, is_subject or is_named as about_them from told
    )
    update audit_fields f set
      actor_account_id = case when n.by_them then null else f.actor_account_id end,
      actor_salt = case when n.by_them then null else f.actor_salt end,
      student_profile_id = case when n.about_them then null else f.student_profile_id end,
      subject_id = case when n.about_them then null else f.subject_id end,
      details = case when n.about_them then null else f.details end,
      subject_salt = case when n.about_them then null else f.subject_salt end,
      reason = case when n.is_subject then null else f.reason end,
      reason_salt = case when n.is_subject then null else f.reason_salt end
    from named n
    where n.position = f.position and (n.by_them or n.about_them)`.execute(trx)
}
