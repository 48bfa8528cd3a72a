import type { SortOrder } from '@shinequo/contract/people'
import type { InvitationSort } from '@shinequo/contract/people/invitations'
import * as messages from '@shinequo/messages/web/people'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { type InvitationQuery, useInvitations } from '../api/admin.ts'
import { BulkBar } from './bulk-bar.tsx'
import { InvitationList } from './invitation-list.tsx'

const ACTS = ['send_again'] as const

interface InvitationsProps {
  readonly asked: InvitationQuery
  readonly onSort: (by: { readonly sort: InvitationSort; readonly order: SortOrder }) => void
}

/** Invitations that nobody has accepted, with what can be done to many of them. */
export function Invitations({ asked, onSort }: InvitationsProps) {
  const list = useInvitations(asked)
  const { search, role, school, sort, order } = asked
  const filter = { search, role, school }
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? []
  const total = list.data?.pages[0]?.total
  const selection = useSelection(JSON.stringify(filter))
  return (
    <ListRegion
      bar={
        <BulkBar
          selection={selection}
          acts={ACTS}
          shown={invitations.map(({ id }) => id)}
          total={total === undefined ? undefined : cappedCount(total)}
          more={list.hasNextPage}
          filter={filter}
        />
      }
      count={messages.invitationsListed}
      shown={invitations.length}
      total={total}
      capped
      query={list}
      empty={
        search || school || role
          ? { title: messages.noInvitationFound, words: messages.tryAnotherPart }
          : { title: messages.nobodyWaiting, words: messages.everybodyHasCome }
      }
    >
      <InvitationList
        invitations={invitations}
        selection={selection}
        sorting={{ sort, order }}
        onSort={(by) => onSort({ sort: by.sort === 'email' ? 'email' : 'created', order: by.order })}
      />
    </ListRegion>
  )
}
