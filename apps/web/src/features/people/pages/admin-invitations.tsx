import { number } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/people'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { useSelection } from '../../../lib/use-selection.ts'
import { useInvitations } from '../api/admin.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import { InvitationList } from '../components/invitation-list.tsx'
import { PeopleHead } from '../components/people-head.tsx'

const ACTS = ['send_again'] as const

/** /admin/people/invitations: the people who were invited and have not accepted yet. */
export default function AdminInvitationsPage() {
  const [parameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const list = useInvitations(search)
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? []
  const total = list.data?.pages[0]?.total
  const selection = useSelection(search)
  return (
    <>
      <PeopleHead title={messages.invitationsTitle} lede={messages.invitationsLede}>
        <ButtonLink kind="quiet" to="/admin/people/invitations/words">
          {messages.wordsTitle}
        </ButtonLink>
      </PeopleHead>
      <div className="mb-4 max-w-100">
        <SearchField hint={messages.searchHint} />
      </div>
      <ListRegion
        bar={
          <BulkBar
            selection={selection}
            acts={ACTS}
            shown={invitations.map(({ id }) => id)}
            total={total === undefined ? undefined : number(total)}
            more={list.hasNextPage}
            filter={{ search }}
          />
        }
        count={messages.invitationsListed}
        shown={invitations.length}
        total={total}
        query={list}
        empty={
          search
            ? { title: messages.noInvitationFound, words: messages.tryAnotherPart }
            : { title: messages.nobodyWaiting, words: messages.everybodyHasCome }
        }
      >
        <InvitationList invitations={invitations} selection={selection} />
      </ListRegion>
    </>
  )
}
