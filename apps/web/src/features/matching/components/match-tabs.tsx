import { MATCH_LISTS } from '@shinequo/contract/matching/programme-matches'
import * as messages from '@shinequo/messages/web/matching-admin'

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
    <fieldset className="flex min-w-0 gap-1 rounded-box border border-line bg-sunken p-1 max-tablet:w-full max-tablet:flex-wrap">
      <legend className="sr-only">{messages.list}</legend>
      {TABS.map((one) => (
        <label
          key={one}
          className="relative inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold max-tablet:flex-1 max-tablet:basis-2/5 max-tablet:justify-center max-tablet:px-1 max-tablet:text-center text-muted hover:text-ink has-checked:bg-surface has-checked:text-primary has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="list"
            checked={one === chosen}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
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
        </label>
      ))}
    </fieldset>
  )
}
