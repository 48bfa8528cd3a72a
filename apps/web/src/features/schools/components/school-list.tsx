import type { AdminSchool, LinkState } from '@shinequo/contract/schools/admin-schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { CircleCheck, CircleSlash, PanelsTopLeft } from 'lucide-react'
import toast from 'react-hot-toast'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useCheckLink } from '../api/admin.ts'
import { checkedText, studentsText } from '../school-words.ts'

const MARKS: Readonly<Record<LinkState, readonly [typeof CircleCheck, string]>> = {
  allowed: [CircleCheck, 'text-success'],
  refused: [PanelsTopLeft, 'text-warning'],
  unreachable: [CircleSlash, 'text-danger'],
}

/** Students whose school is not listed need this one: it stays open. */
const NEEDED = 'other'

interface SchoolListProps {
  readonly schools: readonly AdminSchool[]
  readonly onEdit: (value: string) => void
  readonly onEnd: (value: string) => void
}

/** Schools with their links and the results of the last checks. */
export function SchoolList({ schools, onEdit, onEnd }: SchoolListProps) {
  return (
    <ul aria-label={messages.schools}>
      {schools.map((school) => (
        <SchoolRow
          key={school.value}
          school={school}
          onEdit={() => onEdit(school.value)}
          onEnd={() => onEnd(school.value)}
        />
      ))}
    </ul>
  )
}

interface SchoolRowProps {
  readonly school: AdminSchool
  readonly onEdit: () => void
  readonly onEnd: () => void
}

function SchoolRow({ school, onEdit, onEnd }: SchoolRowProps) {
  const check = useCheckLink()
  const { value, wellness_url, wall_on, state, joined_to } = school
  const name = schoolText(school.name)
  if (joined_to !== null) return <JoinedRow name={name} into={joined_to.name} />
  return (
    <li className="grid gap-3 border-t border-line px-5 py-3.5 tablet:px-6 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-strong [overflow-wrap:anywhere]">{name}</h2>
          <span className="text-sm text-muted">{studentsText(school)}</span>
          {state !== 'open' && <Chip tone="amber">{messages.STATES[state]}</Chip>}
          {wall_on && <Chip tone="info">{messages.wallOn}</Chip>}
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {wellness_url.replace(/^https:\/\/|\/$/g, '') || messages.noLink}
          </span>
          {wellness_url !== '' && <LinkCheck school={school} />}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {school.domains.length > 0 ? messages.mailOf(school.domains) : messages.noDomains}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {wellness_url !== '' && (
          <Button
            kind="quiet"
            size="small"
            busy={check.isPending}
            aria-label={messages.checkLinkOf(name)}
            onClick={() =>
              check.mutate(
                { value },
                {
                  onSuccess: ({ link }) => link && toast.success(messages.LINK_STATES[link.state]),
                  onError: (error) => toast.error(messageOf(error)),
                },
              )
            }
          >
            {messages.checkLink}
          </Button>
        )}
        <Button kind="quiet" size="small" aria-label={messages.editSchool(name)} onClick={onEdit}>
          {actions.edit}
        </Button>
        {value !== NEEDED && (
          <Button kind="quiet" size="small" aria-label={messages.moreOf(name)} onClick={onEnd}>
            {messages.more}
          </Button>
        )}
        <ButtonLink
          to={`/admin/schools/${value}/posts`}
          kind="soft"
          size="small"
          aria-label={messages.postsOf(name)}
        >
          {messages.posts}
        </ButtonLink>
      </div>
    </li>
  )
}

/** A school that was joined to another, of which only the name is left. */
function JoinedRow({ name, into }: { readonly name: string; readonly into: string }) {
  return (
    <li className="grid gap-1 border-t border-line px-5 py-4 tablet:px-6">
      <h2 className="font-strong [overflow-wrap:anywhere]">{name}</h2>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{messages.isPartOf(into)}</p>
    </li>
  )
}

/** The result and time of the last check, as a part of a line. */
export function LinkCheck({ school: { link } }: { readonly school: AdminSchool }) {
  if (link === null) return <span>{messages.notChecked}</span>
  const [Mark, tone] = MARKS[link.state]
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <Mark aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <span className="text-ink">
        {messages.LINK_STATES[link.state]}{' '}
        <span className="text-muted">{checkedText(link.checked_at, ownZone())}</span>
      </span>
    </span>
  )
}
