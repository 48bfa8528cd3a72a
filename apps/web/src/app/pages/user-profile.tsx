import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/profiles'
import { Bell, CalendarDays, KeyRound, type LucideIcon, ShieldCheck, Sun, User } from 'lucide-react'
import { Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { PageHeading } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { useHashInView } from '../../lib/use-hash-in-view.ts'

const HOME = '/home/userProfile'

/** The sections: their address below `HOME`, and their name. */
const SECTIONS: readonly (readonly [path: string, name: string, Icon: LucideIcon])[] = [
  ['', messages.profile, User],
  ['security', messages.security, KeyRound],
  ['notifications', messages.notifications, Bell],
  ['calendar', messages.calendar, CalendarDays],
  ['privacy', messages.privacy, ShieldCheck],
  ['look', messages.languageAndLook, Sun],
]

/** The section of a card that another address might still name as a fragment of the whole profile. */
const SECTION_OF: Readonly<Record<string, string>> = {
  address: 'security',
  password: 'security',
  'sign-ins': 'security',
  'mail-choices': 'notifications',
  'own-mail': 'notifications',
  'own-calendar': 'calendar',
  'who-opened': 'privacy',
  'your-data': 'privacy',
  'delete-account': 'privacy',
}

/** /home/userProfile and its sections: the heading, the other sections, and below them the section itself. */
export default function UserProfilePage() {
  const { pathname, hash } = useLocation()
  const [, path = ''] = /^\/home\/userprofile\/(\w+)/i.exec(pathname) ?? []
  const [, name] = SECTIONS.find(([one]) => one !== '' && one === path.toLowerCase()) ?? []
  useHashInView()
  const section = SECTION_OF[hash.slice(1)]
  if (name === undefined && section !== undefined)
    return <Navigate to={`${HOME}/${section}${hash}`} replace />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 desk:grid-cols-[15rem_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-x-8">
      <PageHeading className="desk:col-start-2">{name ?? messages.userProfile}</PageHeading>
      <nav
        aria-label={messages.sections}
        className="grid grid-cols-2 gap-1 rounded-box border border-line bg-sunken p-1 tablet:grid-cols-3 desk:sticky desk:top-6 desk:row-span-2 desk:row-start-1 desk:grid-cols-1 desk:border-0 desk:bg-transparent desk:p-0 print:hidden"
      >
        {SECTIONS.map(([to, label, Icon]) => (
          <NavLink
            key={to}
            to={to === '' ? HOME : `${HOME}/${to}`}
            end
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-in px-2.5 py-1.5 text-sm font-semibold leading-tight text-muted no-underline transition [overflow-wrap:anywhere] hover:bg-hover hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-primary aria-[current=page]:shadow-soft desk:min-h-12 desk:gap-3 desk:rounded-box desk:px-3 desk:text-base desk:font-medium desk:aria-[current=page]:bg-primary-soft desk:aria-[current=page]:font-bold desk:aria-[current=page]:text-on-soft desk:aria-[current=page]:shadow-none"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="hidden size-5 shrink-0 tiny:block" />
            {label}
          </NavLink>
        ))}
      </nav>
      {/* As high as a phone's window, so that the footer does not move when lists come. */}
      <div className="grid min-w-0 content-start gap-4 tablet:gap-6 max-wide:min-h-dvh desk:col-start-2">
        <PartBoundary title={actions.thisPageDidNotLoad}>
          <Outlet />
        </PartBoundary>
      </div>
    </div>
  )
}
