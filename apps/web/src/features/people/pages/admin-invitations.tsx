import * as messages from '@shinequo/messages/web/people'
import { useSearchParams } from 'react-router'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { useInvitations } from '../api/admin.ts'
import { InvitationList } from '../components/invitation-list.tsx'
import { PeopleHead } from '../components/people-head.tsx'

/** /admin/people/invitations: the people who were invited and have not accepted yet. */
export default function AdminInvitationsPage() {
  const [parameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const list = useInvitations(search)
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? []
  return (
    <>
      <PeopleHead title={messages.invitationsTitle} lede={messages.invitationsLede} />
      <div className="mb-4 max-w-100">
        <SearchField hint={messages.searchHint} />
      </div>
      <ListRegion
        count={messages.invitationsListed}
        shown={invitations.length}
        total={list.data?.pages[0]?.total}
        query={list}
        empty={
          search
            ? { title: messages.noInvitationFound, words: messages.tryAnotherPart }
            : { title: messages.nobodyWaiting, words: messages.everybodyHasCome }
        }
      >
        <InvitationList invitations={invitations} />
      </ListRegion>
    </>
  )
}
