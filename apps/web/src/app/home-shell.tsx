import * as messages from '@shinequo/messages/web/navigation'
import { BookOpen, CalendarDays, House, Newspaper, Settings, User, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { MenuItem } from '../components/ui/menu.tsx'
import { useProfile } from '../lib/user-state.ts'
import { AppShell } from './app-shell.tsx'
import { HelpItem } from './help-item.tsx'
import { ShellBar } from './shell-bar.tsx'
import type { Side } from './side-navigation.tsx'

const NewNote = lazy(() => import('../features/sessions/components/new-note.tsx'))

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
  // The dashboard's steps of finding and booking a coach.
  underHome: /^\/home\/(findcoach|requestrecieved|coaches|selectcoach)/i,
}

/** The frame of /home. */
export default function HomeShell() {
  const { user, url } = useProfile()
  const navigate = useNavigate()
  return (
    <AppShell
      side={STUDENT_SIDE}
      foot={
        <>
          <Suspense fallback={null}>
            <NewNote />
          </Suspense>
          <ShellBar />
        </>
      }
      bar={{
        person: { firstName: user.first_name, name: `${user.first_name} ${user.last_name}`, url },
        items: (
          <>
            <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate('/home/userProfile')}>
              {messages.settings}
            </MenuItem>
            <HelpItem path="/home/help" />
          </>
        ),
      }}
    />
  )
}
