import { SORT_ORDERS } from '@shinequo/contract/people'
import { INVITATION_SORTS } from '@shinequo/contract/people/invitations'
import * as lists from '@shinequo/messages/web/components'
import * as messages from '@shinequo/messages/web/people'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { invitationsFile } from '../api/admin.ts'
import { Invitations } from '../components/invitations.tsx'
import { PeopleHead } from '../components/people-head.tsx'

const SORT_OPTIONS = Object.entries(messages.INVITED_SORTS).map(([option, words]) => {
  const [sort, order] = option.split(' ')
  return [`${sort === 'name' ? 'email' : 'created'} ${order}`, words] as const
})

/** /admin/people/invitations: the people who were invited and have not accepted yet. */
export default function AdminInvitationsPage() {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const asked = {
    search: parameters.get('search') ?? '',
    sort: INVITATION_SORTS.find((one) => one === parameters.get('sort')) ?? ('created' as const),
    order: SORT_ORDERS.find((one) => one === parameters.get('order')) ?? ('desc' as const),
  }
  const sortBy = ({ sort, order }: { readonly sort: string; readonly order: string }) => {
    change('sort', sort)
    change('order', order)
  }
  return (
    <>
      <PeopleHead title={messages.invitationsTitle} lede={messages.invitationsLede}>
        <DownloadButton
          label={messages.downloadInvitations}
          kind="quiet"
          size="default"
          fileName="invitations.csv"
          load={(progress) => invitationsFile(asked, progress)}
        >
          {lists.downloadCsv}
        </DownloadButton>
        <ButtonLink kind="quiet" to="/admin/people/invitations/words">
          {messages.wordsTitle}
        </ButtonLink>
      </PeopleHead>
      <div className="mb-4 grid max-w-160 gap-4 tablet:grid-cols-2">
        <SearchField hint={messages.searchHint} />
        <SelectField
          className="min-[88rem]:hidden"
          label={messages.sortedBy}
          value={`${asked.sort} ${asked.order}`}
          onChange={({ target }) => {
            const [sort = '', order = ''] = target.value.split(' ')
            sortBy({ sort, order })
          }}
          options={SORT_OPTIONS}
        />
      </div>
      <Invitations asked={asked} onSort={sortBy} />
    </>
  )
}
