import type { QuietStudent } from '@shinequo/contract/programme/quiet'
import { datedDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { ageWords } from '../../../lib/age-words.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import type { Selection } from '../../../lib/use-selection.ts'

interface QuietListProps {
  readonly students: readonly QuietStudent[]
  readonly selection: Selection
  readonly now: number
}

/** Each quiet student: since when, with which coaches, and the next step. */
export function QuietList({ students, selection, now }: QuietListProps) {
  const nameOfSchool = useSchoolNames(students.map(({ school }) => school))
  return (
    <ul aria-label={messages.quietTitle}>
      {students.map(
        ({ account_id, first_name, last_name, url, school, last_session, signed_up, coaches }) => {
          const name = `${first_name} ${last_name}`
          const since = Date.parse(last_session ?? signed_up)
          const age = ageWords(now - since)
          const day = datedDayText(since, ownZone())
          return (
            <li
              key={account_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
            >
              <SelectBox
                label={messages.selectStudent(name)}
                checked={selection.has(account_id)}
                disabled={selection.all}
                onChange={() => selection.toggle(account_id)}
              />
              <Avatar name={name} url={url} size={48} />
              <div className="grid min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                <Link
                  to={`/admin/students/${account_id}`}
                  aria-label={messages.openRecordOf(name)}
                  className="-my-2 inline-flex min-h-11 w-fit items-center font-strong text-ink"
                >
                  {name}
                </Link>
                <p className="text-sm text-muted">{nameOfSchool(school)}</p>
                <p className="text-sm">
                  {last_session === null ? messages.noSessionYet(day, age) : messages.lastSession(day, age)}
                </p>
                <p className="text-sm text-muted">
                  {coaches.length === 0 ? messages.withoutCoach : messages.coachedBy(coaches)}
                </p>
              </div>
              {coaches.length === 0 && (
                <ButtonLink
                  to="/admin/matches"
                  kind="quiet"
                  size="small"
                  aria-label={messages.findCoachFor(name)}
                >
                  {messages.findCoach}
                </ButtonLink>
              )}
            </li>
          )
        },
      )}
    </ul>
  )
}
