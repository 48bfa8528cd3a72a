import { ROLES } from '@shinequo/contract/accounts'
import type { PersonState } from '@shinequo/contract/people'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { usePeople } from '../api/admin.ts'
import { PeopleHead } from '../components/people-head.tsx'
import { PeopleList, type ShowCapacity } from '../components/people-list.tsx'
import { ROLE_WORDS, STATE_WORDS } from '../components/person-words.ts'

const STATES = Object.keys(STATE_WORDS) as PersonState[]

/** Everybody with an account. What the list is narrowed to stands in the address. */
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
  const choose = (name: string) => (event: { target: { value: string } }) => change(name, event.target.value)

  return (
    <>
      <PeopleHead title="People" lede="Students, coaches and administrators of your programme." />
      <div className="mb-4 grid gap-4 tablet:grid-cols-[minmax(0,1fr)_12rem_15rem]">
        <SearchField hint="Part of a name or an email address" />
        <SelectField
          label="Role"
          value={role ?? ''}
          onChange={choose('role')}
          options={[['', 'Every role'], ...ROLES.map((one) => [one, ROLE_WORDS[one]] as const)]}
        />
        <SelectField
          label="State"
          value={state ?? ''}
          onChange={choose('state')}
          options={[
            ['', 'Every state'],
            ...STATES.map(
              (one) => [one, `${STATE_WORDS[one]}${counts ? ` (${cappedCount(counts[one])})` : ''}`] as const,
            ),
          ]}
        />
      </div>
      <ListRegion
        things={['person', 'people']}
        shown={people.length}
        total={counts && (state ? counts[state] : sum)}
        capped
        query={list}
        empty={{
          title: 'Nobody found',
          words: 'Nobody fits what you search for.',
          action: (
            <Button kind="quiet" onClick={() => setParameters({})}>
              Show everybody
            </Button>
          ),
        }}
      >
        <PeopleList people={people} capacity={capacity} />
      </ListRegion>
    </>
  )
}
