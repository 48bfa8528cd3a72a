import * as messages from '@shinequo/messages/web/people'
import * as rosters from '@shinequo/messages/web/rosters'
import { FileUp, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const TAB =
  'inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted no-underline hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-primary aria-[current=page]:shadow-soft'

interface PeopleHeadProps {
  readonly title: string
  readonly lede: string
  /** More buttons. */
  readonly children?: ReactNode
}

/** The heading of the two lists, with the links between them and the invitation dialog. */
export function PeopleHead({ title, lede, children }: PeopleHeadProps) {
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHead lede={lede}>{title}</PageHead>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <nav
          aria-label={messages.lists}
          className="flex flex-wrap gap-1 rounded-box border border-line bg-sunken p-1"
        >
          <NavLink to="/admin/people" end className={TAB}>
            {messages.title}
          </NavLink>
          <NavLink to="/admin/people/invitations" className={TAB}>
            {messages.invitationsTitle}
          </NavLink>
        </nav>
        <div className="flex flex-wrap gap-2">
          {children}
          <ButtonLink kind="quiet" to="/admin/people/import">
            <FileUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {rosters.title}
          </ButtonLink>
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {messages.invite}
          </Button>
        </div>
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
