import { proseDatedMomentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/rosters'
import { useParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useRoster } from '../api/admin.ts'
import { RosterRows } from '../components/roster-rows.tsx'
import { RosterStatus } from '../components/roster-status.tsx'

/** /admin/people/import/{id}: the result of each row of a file, its confirmation, and the progress. */
export default function AdminRosterPage() {
  const { id = '' } = useParams()
  const roster = useRoster(id)
  return (
    <>
      <BackLink to="/admin/people/import">{messages.title}</BackLink>
      <PageHead
        {...(roster.data && {
          lede: messages.checkedAt(
            roster.data.file_name,
            proseDatedMomentText(Date.parse(roster.data.created_at), ownZone()),
          ),
        })}
      >
        {messages.roster}
      </PageHead>
      {roster.data ? (
        <div className="grid gap-4 tablet:gap-6">
          <RosterStatus roster={roster.data} />
          <RosterRows roster={roster.data} />
        </div>
      ) : (
        <PendingCard query={roster} failure={messages.importDidNotLoad} />
      )}
    </>
  )
}
