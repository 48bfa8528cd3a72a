import type { Delivery } from '@shinequo/contract/notifications'
import type { Invitation } from '@shinequo/contract/people/invitations'
import { datedDayText, proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/people'
import * as acts from '@shinequo/messages/web/people-acts'
import { Chip } from '../../../components/ui/chip.tsx'
import { type Column, DataTable, type Sorting } from '../../../components/ui/data-table.tsx'
import { SelectBox } from '../../../components/ui/select-box.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useMailWords } from '../../../lib/use-mail-words.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { InvitationActs } from './invitation-acts.tsx'

interface InvitationListProps {
  readonly invitations: readonly Invitation[]
  readonly selection: Selection
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}

type SchoolOf = (value: string) => string

/** Pending invitations as a table, or as cards on narrow screens, each with its two actions. */
export function InvitationList({ invitations, selection, sorting, onSort }: InvitationListProps) {
  const wide = useMediaQuery('(min-width: 88rem)')
  const schoolOf = useSchoolNames(invitations.flatMap(({ school }) => school || []))
  if (wide) {
    return (
      <DataTable
        caption={messages.invitationsTitle}
        columns={columnsOf(selection, schoolOf)}
        rows={invitations}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={onSort}
      />
    )
  }
  return (
    <ul aria-label={messages.invitationsTitle}>
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
        >
          <Select invitation={invitation} selection={selection} />
          <div className="min-w-0 flex-1 basis-60">
            <Who invitation={invitation} />
            <Lines invitation={invitation} schoolOf={schoolOf} />
          </div>
          <Validity invitation={invitation} />
          <InvitationActs invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}

function columnsOf(selection: Selection, schoolOf: SchoolOf): Column<Invitation>[] {
  return [
    {
      id: 'email',
      head: messages.email,
      sort: 'email',
      className: 'min-w-52',
      cell: (invitation) => (
        <span className="flex items-center gap-4">
          <Select invitation={invitation} selection={selection} />
          <Who invitation={invitation} />
        </span>
      ),
    },
    { id: 'role', head: messages.role, cell: ({ role }) => messages.ROLES[role] },
    {
      id: 'school',
      head: messages.school,
      className: 'min-w-32 [overflow-wrap:anywhere]',
      cell: ({ school }) => school && schoolOf(school),
    },
    {
      id: 'created',
      head: messages.invitedOn,
      sort: 'created',
      className: 'min-w-32 text-muted',
      cell: ({ created_at, invited_by, ...invitation }) => (
        <>
          <span className="block whitespace-nowrap">{datedDayText(Date.parse(created_at), ownZone())}</span>
          {invited_by && <span className="block">{messages.byName(invited_by)}</span>}
          <SentAgain invitation={{ ...invitation, created_at }} />
        </>
      ),
    },
    {
      id: 'state',
      head: messages.linkOfInvitation,
      cell: (invitation) => (
        <span className="grid justify-items-start gap-1">
          <Validity invitation={invitation} />
          {invitation.mail && <MailLine mail={invitation.mail} />}
        </span>
      ),
    },
    {
      id: 'acts',
      head: messages.acts,
      hidden: true,
      className: 'whitespace-nowrap',
      cell: (invitation) => <InvitationActs invitation={invitation} />,
    },
  ]
}

function Select({
  invitation: { id, email },
  selection,
}: {
  readonly invitation: Invitation
  readonly selection: Selection
}) {
  return (
    <SelectBox
      label={acts.select(email)}
      checked={selection.has(id)}
      disabled={selection.all}
      onChange={() => selection.toggle(id)}
    />
  )
}

function Who({ invitation: { email, first_name, last_name } }: { readonly invitation: Invitation }) {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (
    <span className="grid min-w-0 [overflow-wrap:anywhere]">
      <span className="font-strong">{email}</span>
      {name && <span className="text-sm text-muted">{name}</span>}
    </span>
  )
}

/** On a card: what the columns of the table say. */
function Lines({ invitation, schoolOf }: { readonly invitation: Invitation; readonly schoolOf: SchoolOf }) {
  const { role, school, created_at, invited_by, mail } = invitation
  const day = proseDateText(Date.parse(created_at), ownZone())
  return (
    <div className="grid text-sm text-muted [overflow-wrap:anywhere]">
      <p>{invited_by ? messages.invitedBy(role, day, invited_by) : messages.invited(role, day)}</p>
      {school && <p>{schoolOf(school)}</p>}
      <SentAgain invitation={invitation} />
      {mail && <MailLine mail={mail} />}
    </div>
  )
}

/** When an invitation was last sent again; nothing on the day on which it was made. */
function SentAgain({ invitation }: { readonly invitation: Pick<Invitation, 'created_at' | 'sent_at'> }) {
  const [made, sent] = [invitation.created_at, invitation.sent_at].map((at) =>
    proseDateText(Date.parse(at), ownZone()),
  )
  return made === sent || sent === undefined ? null : (
    <span className="block">{messages.sentAgainOn(sent)}</span>
  )
}

function Validity({ invitation: { state, expires_at } }: { readonly invitation: Invitation }) {
  const expired = state === 'expired'
  return (
    <Chip tone={expired ? 'amber' : 'info'}>
      {expired ? messages.hasRunOut : messages.goodUntil(proseDateText(Date.parse(expires_at), ownZone()))}
    </Chip>
  )
}

function MailLine({ mail }: { readonly mail: Delivery }) {
  const { tone, text } = useMailWords(mail)
  return <StateLine tone={tone}>{text}</StateLine>
}
