import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import * as messages from '@shinequo/messages/web/coaches'
import type { ReactNode } from 'react'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useOwnPage } from '../api/coach.ts'

/** Content about the coach's own page: loading, error, or the page. */
export function OwnPageRegion({ children }: { readonly children: (page: OwnCoachProfile) => ReactNode }) {
  const page = useOwnPage()
  if (page.data) return children(page.data)
  return (
    <PendingCard query={page} failure={messages.pageDidNotLoad}>
      <Skeleton className="h-7 w-2/3 tablet:w-48" />
      <Skeleton className="h-24 w-full" />
    </PendingCard>
  )
}
