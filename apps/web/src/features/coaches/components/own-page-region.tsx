import type { OwnCoachProfile } from '@shinequo/contract/coaches'
import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useOwnPage } from '../api.ts'

/** What hangs on the coach's own page: loading, then error, or shown. */
export function OwnPageRegion({ children }: { readonly children: (page: OwnCoachProfile) => ReactNode }) {
  const { data, error, isFetching, refetch } = useOwnPage()
  if (data) return children(data)
  return (
    <Card className="grid min-h-80 content-center">
      {error ? (
        <ErrorState
          level="h2"
          title="Your page did not load"
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <div className="grid gap-4">
          <Waiting>Loading...</Waiting>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  )
}
