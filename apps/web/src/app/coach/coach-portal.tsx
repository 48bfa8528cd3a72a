import * as messages from '@shinequo/messages/web/navigation'
import { CalendarDays, Sun, User, Users, Video } from 'lucide-react'
import { personOf, useAccountQuery } from '../../lib/account.ts'
import { useUnsavedHours } from '../../lib/hours-draft.ts'
import { AccountItem } from '../account-item.tsx'
import { AccountNotices } from '../account-notices.tsx'
import { AppShell } from '../app-shell.tsx'
import { HelpItem } from '../help-item.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'
import { useCoachBadges } from './coach-badges.ts'

const COACH_SIDE: Side = {
  role: messages.coach,
  login: '/coach/login',
  home: '/coach',
  help: '/coach/help',
  homeTitle: messages.today,
  places: [
    ['/coach', messages.today, Sun],
    ['/coach/availability', messages.availability, CalendarDays],
    ['/coach/students', messages.students, Users],
    ['/coach/sessions', messages.sessions, Video],
    ['/coach/profile', messages.yourPage, User],
  ],
}

/** What the coaches' pages are shown in. */
export default function CoachPortal() {
  return (
    <PortalFrame portal="coach">
      <CoachShell />
    </PortalFrame>
  )
}

function CoachShell() {
  const { data: account } = useAccountQuery()
  const badges = useCoachBadges()
  const unsaved = useUnsavedHours(account?.id ?? '')
  return (
    <AppShell
      longPages
      isReady={account !== undefined}
      notices={<AccountNotices />}
      side={{
        ...COACH_SIDE,
        badges,
        ...(unsaved && { dots: { '/coach/availability': messages.unsavedChanges } }),
      }}
      bar={{
        person: account && personOf(account),
        ...(account?.time_zone && { zone: account.time_zone }),
        items: (
          <>
            <AccountItem path="/coach/account" />
            <HelpItem path="/coach/help" />
          </>
        ),
      }}
    />
  )
}
