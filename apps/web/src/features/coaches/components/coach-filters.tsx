import { codesOf } from '@shinequo/domain/matching/codes'
import * as messages from '@shinequo/messages/web/coaches'
import { fieldName } from '@shinequo/messages/web/fields'
import { CODE_NAMES } from '@shinequo/messages/web/matching-codes'
import { useId, useState } from 'react'
import { FilterToggle } from '../../../components/ui/filter-toggle.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { addressOf, type CoachFilter, FREE_WITHIN } from '../coach-filter.ts'

const options = (kind: 'focus' | 'language', any: string) => [
  ['', any] as const,
  ...codesOf(kind).map((code) => [addressOf(code), CODE_NAMES[code]] as const),
]
const DAYS = [
  ['', messages.anyDay] as const,
  ...FREE_WITHIN.map((days) => [days, messages.FREE_WITHIN[days]] as const),
]

/** A part of a filter as its field shows it. */
export function partText(filter: CoachFilter, part: keyof CoachFilter): string {
  if (part === 'search') return filter.search
  if (part === 'free') return filter.free && messages.FREE_WITHIN[filter.free]
  const code = filter[part]
  return code && CODE_NAMES[code]
}

/**
 * The fields of a filter. What is chosen is stored in the address. On phones a button unfolds all but the search, so that
 * coaches are in view.
 */
export function CoachFilters({ filter }: { readonly filter: CoachFilter }) {
  const change = useChangeParameter()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = [filter.focus, filter.language, filter.free].filter(Boolean).length
  const choose = (name: string) => (event: { target: { value: string } }) => change(name, event.target.value)
  return (
    <search className="mb-4 grid gap-4 tablet:grid-cols-2 desk:grid-cols-4">
      <SearchField hint={messages.searchHint} />
      <FilterToggle chosen={chosen} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={id} />
      <div id={id} className={`grid gap-4 tablet:contents ${isOpen ? '' : 'max-tablet:hidden'}`}>
        <SelectField
          label={fieldName('focus_area')}
          value={addressOf(filter.focus)}
          onChange={choose('focus')}
          options={options('focus', messages.anyFocus)}
        />
        <SelectField
          label={fieldName('language')}
          value={addressOf(filter.language)}
          onChange={choose('language')}
          options={options('language', messages.anyLanguage)}
        />
        <SelectField label={messages.nextFree} value={filter.free} onChange={choose('free')} options={DAYS} />
      </div>
    </search>
  )
}
