import * as actions from '@shinequo/messages/web/actions'
import { Card } from '../../../components/ui/card.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'

/** Placeholders for stories that are loading. */
export function StorySkeletons() {
  return (
    <div className="grid gap-4">
      <Waiting className="sr-only">{actions.loading}</Waiting>
      {[0, 1, 2].map((place) => (
        <Card key={place} aria-hidden="true">
          <div className="mb-3 flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-28" />
          </div>
          <Skeleton className="h-6 w-64 max-w-full" />
          <div className="mt-3 grid max-w-[66ch] gap-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </Card>
      ))}
    </div>
  )
}
