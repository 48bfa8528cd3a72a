import * as messages from '@shinequo/messages/web/navigation'
import { BookOpen, CalendarDays, House, Newspaper, Settings, User, Users } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MenuItem } from '../components/ui/menu.tsx'
import { useUserState } from '../lib/user-state.ts'
import { AppShell } from './app-shell.tsx'
import { LazyNote } from './lazy-note.ts'
import { ProfileNotices } from './profile-notices.tsx'
import { ShellBar } from './shell-bar.tsx'
import type { Side } from './side-navigation.tsx'

const STUDENT_SIDE: Side = {
  role: messages.student,
  login: '/login',
  home: '/home/dashboard',
  homeTitle: messages.dashboard,
  places: [
    ['/home/dashboard', messages.dashboard, House],
    ['/home/collegefeed', messages.collegeFeed, Newspaper],
    ['/home/resources', messages.resources, BookOpen],
    ['/home/community', messages.community, Users],
    ['/home/events', messages.events, CalendarDays],
    ['/home/userProfile', messages.userProfile, User],
  ],
  help: '/home/help',
  asksForContact: true,
  // The dashboard's steps of finding and booking a coach.
  underHome: /^\/home\/(findcoach|requestrecieved|coaches|selectcoach)/i,
}

/** Its form starts from the profile, so it waits for the present one. */
const EDITS_PROFILE = /^\/home\/userprofile/i

/** The frame of /home: drawn at once, its pages as soon as there is a profile. */
export default function HomeShell() {
  const { userDetails, isKept } = useUserState()
  // Deferred, because the whole page depends on the profile: React then renders in small steps, and a slow phone stays
  // responsive.
  const isShown = useDeferredValue(userDetails) !== null && userDetails !== null
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { user, preferred_name, url = null } = userDetails ?? {}
  return (
    <AppShell
      side={STUDENT_SIDE}
      isReady={isShown && !(isKept && EDITS_PROFILE.test(pathname))}
      notices={<ProfileNotices />}
      foot={
        <>
          <Suspense fallback={null}>
            <LazyNote />
          </Suspense>
          <ShellBar />
        </>
      }
      bar={{
        person: user && {
          firstName: preferred_name || user.first_name,
          name: `${user.first_name} ${user.last_name}`,
          url,
        },
        items: (
          <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate('/home/userProfile')}>
            {messages.settings}
          </MenuItem>
        ),
      }}
    />
  )
}
