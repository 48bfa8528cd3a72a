import type { Role } from '@shinequo/contract/accounts'
import { personStates } from '@shinequo/contract/people'
import type { BulkActName } from '@shinequo/contract/people/bulk-acts'
import * as lists from '@shinequo/messages/web/components'
import * as messages from '@shinequo/messages/web/people'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { cappedCount, isPastCounting } from '../../../lib/counted.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { invitationsFile, peopleFile, usePeople } from '../api/admin.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import { Invitations } from '../components/invitations.tsx'
import { InvitedBeside } from '../components/invited-beside.tsx'
import { PeopleFilters } from '../components/people-filters.tsx'
import { PeopleHead } from '../components/people-head.tsx'
import { PeopleList, type ShowCapacity } from '../components/people-list.tsx'
import { PeopleViews } from '../components/people-views.tsx'
import { askedPeople, invitedOf, peopleOf } from '../people-address.ts'

/** What can be done to people if all of them are of these roles. */
function actsOf(roles: ReadonlySet<Role>): readonly BulkActName[] {
  const only = (role: Role) => roles.size === 1 && roles.has(role)
  if (only('student')) return ['remind', 'ask_coach', 'set_school', 'suspend', 'resume']
  if (only('coach')) return ['suspend', 'resume', 'approve_coaches', 'set_capacity']
  return ['suspend', 'resume']
}

/** Everybody with an account. The filters and the order are in the URL. */
export default function AdminPeople({ capacity }: { readonly capacity: ShowCapacity }) {
  const [parameters, setParameters] = useSearchParams()
  const change = useChangeParameter()
  const asked = askedPeople(parameters)
  const invited = invitedOf(asked)
  const { state, role, sort, order, ...conditions } = peopleOf(asked)
  const list = usePeople(peopleOf(asked), !invited)
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  const first = invited ? undefined : list.data?.pages[0]
  const counts = first?.counts
  const sum = counts && personStates.reduce((total, one) => total + counts[one], 0)
  const total = counts && (state ? counts[state] : sum)
  const filter = { ...conditions, role, state }
  const selection = useSelection(JSON.stringify(filter))
  const chosen = people.filter(({ id }) => selection.has(id))
  const roles = new Set<Role>(role ? [role] : chosen.map((person) => person.role))
  const coachName = people.find(({ student }) => student?.coach?.id === asked.coach)?.student?.coach?.name
  const sortBy = (by: { readonly sort: string; readonly order: string }) => {
    change('sort', by.sort)
    change('order', by.order)
  }

  return (
    <>
      <PeopleHead title={messages.title} lede={messages.lede}>
        <DownloadButton
          label={invited ? messages.downloadInvitations : messages.downloadPeople}
          kind="quiet"
          size="default"
          fileName={invited ? 'invitations.csv' : 'people.csv'}
          total={total === undefined || isPastCounting(total) ? undefined : total}
          load={(progress) =>
            invited ? invitationsFile(invited, progress) : peopleFile(peopleOf(asked), progress)
          }
        >
          {lists.downloadCsv}
        </DownloadButton>
      </PeopleHead>
      <PeopleViews asked={asked} />
      <PeopleFilters
        asked={asked}
        counts={counts}
        coachName={coachName}
        onSort={(option) => {
          const [by = 'name', direction = 'asc'] = option.split(' ')
          sortBy({ sort: by, order: direction })
        }}
      />
      {invited ? (
        <Invitations
          asked={invited}
          onSort={(by) => sortBy({ sort: by.sort === 'email' ? 'name' : 'joined', order: by.order })}
        />
      ) : (
        <>
          <InvitedBeside asked={asked} count={first?.invited} />
          <ListRegion
            bar={
              <BulkBar
                selection={selection}
                acts={actsOf(roles)}
                shown={people.map(({ id }) => id)}
                total={total === undefined ? undefined : cappedCount(total)}
                more={list.hasNextPage}
                filter={filter}
              />
            }
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
            <PeopleList
              people={people}
              capacity={capacity}
              selection={selection}
              role={role}
              sorting={{ sort, order }}
              onSort={sortBy}
              onCoach={(id) => change('coach', id)}
            />
          </ListRegion>
        </>
      )}
    </>
  )
}
