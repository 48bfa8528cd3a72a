import * as messages from '@shinequo/messages/web/coaches'
import { Button } from '../../../components/ui/button.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { focusMain } from '../../../lib/focus-main.ts'
import { useHelpfulDrops } from '../api/student.ts'
import { type CoachFilter, NO_FILTER, without } from '../coach-filter.ts'
import { partText } from './coach-filters.tsx'

interface DropFilterProps {
  /** A filter that finds nobody. */
  readonly filter: CoachFilter
  readonly onFilter: (filter: CoachFilter) => void
}

/** Says which part of a filter is in the way, with a button for each part whose removal finds somebody. */
export function DropFilter({ filter, onFilter }: DropFilterProps) {
  const { parts, isPending } = useHelpfulDrops(filter)
  const go = (wider: CoachFilter) => {
    onFilter(wider)
    // The button disappears with the empty list.
    focusMain()
  }
  if (isPending) return <Waiting>{messages.checkingFilters}</Waiting>
  return (
    <>
      <p role="status" className="-mt-2 mb-4 max-w-[40ch] text-sm text-muted">
        {parts.length > 0 ? messages.eachAloneHelps : messages.severalHideThem}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {parts.map((part) => (
          <Button
            key={part}
            kind="soft"
            className="max-w-full [overflow-wrap:anywhere]"
            onClick={() => go(without(filter, part))}
          >
            {messages.drop(partText(filter, part))}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => go(NO_FILTER)}>
          {messages.seeAllCoaches}
        </Button>
      </div>
    </>
  )
}
