import { ROLES } from '@shinequo/contract/accounts'
import type { PersonState } from '@shinequo/contract/people'
import * as lists from '@shinequo/messages/web/components'
import * as messages from '@shinequo/messages/web/people'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { peopleFile, usePeople } from '../api/admin.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import { PeopleHead } from '../components/people-head.tsx'
import { PeopleList, type ShowCapacity } from '../components/people-list.tsx'

const ACTS = ['suspend', 'resume', 'approve_coaches', 'set_capacity'] as const
const STATES = Object.keys(messages.STATES) as PersonState[]

/** Everybody with an account. The filters are in the URL. */
export default function AdminPeople({ capacity }: { readonly capacity: ShowCapacity }) {
  const [parameters, setParameters] = useSearchParams()
  const change = useChangeParameter()
  const search = parameters.get('search') ?? ''
  const role = ROLES.find((one) => one === parameters.get('role'))
  const state = STATES.find((one) => one === parameters.get('state'))
  const list = usePeople({ search, role, state })
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  const counts = list.data?.pages[0]?.counts
  const sum = counts && STATES.reduce((total, one) => total + counts[one], 0)
  const total = counts && (state ? counts[state] : sum)
  const selection = useSelection(JSON.stringify([search, role, state]))
  const choose = (name: string) => (event: { target: { value: string } }) => change(name, event.target.value)

  return (
    <>
      <PeopleHead title={messages.title} lede={messages.lede}>
        <DownloadButton
          label={messages.downloadPeople}
          kind="quiet"
          size="default"
          fileName="people.csv"
          load={() => peopleFile({ search, role, state })}
        >
          {lists.downloadCsv}
        </DownloadButton>
      </PeopleHead>
      <div className="mb-4 grid gap-4 tablet:grid-cols-[minmax(0,1fr)_12rem_15rem]">
        <SearchField hint={messages.searchHint} />
        <SelectField
          label={messages.role}
          value={role ?? ''}
          onChange={choose('role')}
          options={[['', messages.everyRole], ...ROLES.map((one) => [one, messages.ROLES[one]] as const)]}
        />
        <SelectField
          label={messages.state}
          value={state ?? ''}
          onChange={choose('state')}
          options={[
            ['', messages.everyState],
            ...STATES.map(
              (one) =>
                [
                  one,
                  counts ? messages.stateWithCount(one, cappedCount(counts[one])) : messages.STATES[one],
                ] as const,
            ),
          ]}
        />
      </div>
      <BulkBar
        selection={selection}
        acts={ACTS}
        shown={people.map(({ id }) => id)}
        total={total === undefined ? undefined : cappedCount(total)}
        more={list.hasNextPage}
        filter={{ search, role, state }}
      />
      <ListRegion
        count={messages.peopleListed}
        shown={people.length}
        total={total}
        capped
        query={list}
        empty={{
          title: messages.nobodyFound,
          words: messages.nobodyFits,
          action: (
            <Button kind="quiet" onClick={() => setParameters({})}>
              {messages.showEverybody}
            </Button>
          ),
        }}
      >
        <PeopleList people={people} capacity={capacity} selection={selection} />
      </ListRegion>
    </>
  )
}
