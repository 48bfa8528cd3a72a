import { useSearchParams } from 'react-router'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { useInvitations } from '../api/admin.ts'
import { InvitationList } from '../components/invitation-list.tsx'
import { PeopleHead } from '../components/people-head.tsx'

/** /admin/people/invitations: who was asked in and has not come yet. */
export default function AdminInvitationsPage() {
  const [parameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const list = useInvitations(search)
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? []
  return (
    <>
      <PeopleHead title="Invitations" lede="People who are invited and have not joined yet." />
      <div className="mb-4 max-w-100">
        <SearchField hint="Part of a name or an email address" />
      </div>
      <ListRegion
        things={['invitation', 'invitations']}
        shown={invitations.length}
        total={list.data?.pages[0]?.total}
        query={list}
        empty={
          search
            ? { title: 'No invitation found', words: 'Try another part of the name or the address.' }
            : {
                title: 'Nobody is waiting',
                words: 'Everybody who was asked in has come. Invite somebody with the button above.',
              }
        }
      >
        <InvitationList invitations={invitations} />
      </ListRegion>
    </>
  )
}
