import { useParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useRoster } from '../api.ts'
import { RosterRows } from '../components/roster-rows.tsx'
import { RosterStanding } from '../components/roster-standing.tsx'
import { whenText } from '../components/roster-words.ts'

/** /admin/people/import/{id}: what becomes of each row of a file, the yes to it, and how far it is. */
export default function AdminRosterPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useRoster(id)
  return (
    <>
      <BackLink to="/admin/people/import">Import a roster</BackLink>
      <PageHead {...(data && { lede: `${data.file_name}, checked ${whenText(data.created_at)}` })}>
        Roster
      </PageHead>
      {data ? (
        <div className="grid gap-4 tablet:gap-6">
          <RosterStanding roster={data} />
          <RosterRows roster={data} />
        </div>
      ) : (
        <Card className="grid min-h-80 content-center">
          {error ? (
            <ErrorState
              level="h2"
              title="This import did not load"
              message={messageOf(error)}
              retrying={isFetching}
              onRetry={refetch}
            />
          ) : (
            <Waiting>Loading...</Waiting>
          )}
        </Card>
      )}
    </>
  )
}
