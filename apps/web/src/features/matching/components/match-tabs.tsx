import { MATCH_LISTS } from '@shinequo/contract/matching/programme-matches'
import * as messages from '@shinequo/messages/web/matching-admin'
import { ChoiceBar } from '../../../components/ui/choice-bar.tsx'

/** The lists of the page: those of matches, and after who waits, those who cannot wait yet. */
export const TABS = ['pending', 'no_answers', ...MATCH_LISTS.filter((one) => one !== 'pending')] as const
export type MatchTab = (typeof TABS)[number]

interface MatchTabsProps {
  readonly chosen: MatchTab
  /** The size of each list in words; left out until it is known. */
  readonly counts: Readonly<Partial<Record<MatchTab, string>>>
  readonly onChoose: (tab: MatchTab) => void
}

/** The choice of a list, with the size of each. */
export function MatchTabs({ chosen, counts, onChoose }: MatchTabsProps) {
  return (
    <ChoiceBar
      wide
      legend={messages.list}
      choices={TABS}
      chosen={chosen}
      onChoose={onChoose}
      labelOf={(one) => (
        <span className="grid *:col-start-1 *:row-start-1">
          {/* Room for the count, which comes late. */}
          <span aria-hidden="true" className="invisible">
            {messages.listCounted(messages.LISTS[one], '99+')}
          </span>
          <span>
            {counts[one] === undefined
              ? messages.LISTS[one]
              : messages.listCounted(messages.LISTS[one], counts[one])}
          </span>
        </span>
      )}
    />
  )
}
