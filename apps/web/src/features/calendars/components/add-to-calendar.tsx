import { googleLink, outlookLink } from '@shinequo/domain/calendars/calendar-links'
import * as messages from '@shinequo/messages/web/calendars'
import { CalendarPlus } from 'lucide-react'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { sessionFile } from '../api/shared.ts'

interface AddToCalendarProps {
  readonly id: string
  /** Milliseconds, the end not included. */
  readonly start: number
  readonly end: number
  /** The path of the session's page for this person. */
  readonly path: string
}

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-box px-3.5 text-sm font-strong text-primary no-underline hover:bg-hover hover:text-primary-hover'

/** The ways to add a session to one's own calendar. */
export function AddToCalendar({ id, start, end, path }: AddToCalendarProps) {
  const page = `${window.location.origin}${path}`
  const session = { start, end, page, title: messages.eventTitle, details: messages.eventDetails(page) }
  return (
    <>
      <div className="-mx-3.5 flex flex-wrap items-center gap-x-1 gap-y-1">
        <CalendarLink href={googleLink(session)}>{messages.googleCalendar}</CalendarLink>
        <CalendarLink href={outlookLink(session, 'work')}>{messages.outlookWork}</CalendarLink>
        <CalendarLink href={outlookLink(session, 'personal')}>{messages.outlookPersonal}</CalendarLink>
        <DownloadButton
          label={messages.appleCalendarFile}
          fileName="session.ics"
          load={() => sessionFile(id)}
        >
          {messages.appleCalendar}
        </DownloadButton>
      </div>
      <p className="mt-2 max-w-[60ch] text-sm text-muted">{messages.mailsCarryIt}</p>
    </>
  )
}

function CalendarLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {children}
      <span className="sr-only">{messages.opensInANewTab}</span>
    </a>
  )
}
