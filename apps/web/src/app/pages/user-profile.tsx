import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/profiles'
import { Bell, CalendarDays, KeyRound, type LucideIcon, ShieldCheck, Sun, User } from 'lucide-react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { PageHeading } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { SectionNav } from '../../components/ui/section-nav.tsx'
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
      <SectionNav
        label={messages.sections}
        sections={SECTIONS.map(([to, label, Icon]) => ({
          to: to === '' ? HOME : `${HOME}/${to}`,
          name: label,
          Icon,
        }))}
        className="desk:row-span-2 desk:row-start-1"
      />
      {/* As high as a phone's window, so that the footer does not move when lists come. */}
      <div className="grid min-w-0 content-start gap-4 tablet:gap-6 max-wide:min-h-dvh desk:col-start-2">
        <PartBoundary title={actions.thisPageDidNotLoad}>
          <Outlet />
        </PartBoundary>
      </div>
    </div>
  )
}
