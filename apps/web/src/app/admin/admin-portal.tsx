import * as messages from '@shinequo/messages/web/navigation'
import {
  CalendarClock,
  ChartNoAxesColumn,
  HeartHandshake,
  LifeBuoy,
  ListChecks,
  Mail,
  MessagesSquare,
  School,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react'
import { useNeedCount } from '../../features/programme/api/admin.ts'
import { SetUpWay } from '../../features/programme/components/set-up-way.tsx'
import { personOf, useAccountQuery } from '../../lib/account.ts'
import { AccountItem } from '../account-item.tsx'
import { AccountNotices } from '../account-notices.tsx'
import { AppShell } from '../app-shell.tsx'
import { HelpItem } from '../help-item.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'

const ADMIN_SIDE: Side = {
  role: messages.administrator,
  login: '/admin/login',
  home: '/admin',
  help: '/admin/help',
  underHome: /^\/admin\/(quiet|objections)$/,
  homeTitle: messages.programme,
  places: [
    ['/admin', messages.programme, ChartNoAxesColumn],
    ['/admin/matches', messages.matches, HeartHandshake],
    ['/admin/people', messages.people, Users],
    ['/admin/questionnaire', messages.questionnaire, ListChecks],
    ['/admin/schools', messages.schools, School],
    ['/admin/wall', messages.wall, MessagesSquare],
    ['/admin/care', messages.care, LifeBuoy],
    ['/admin/mail', messages.mail, Mail],
    ['/admin/audit', messages.audit, ScrollText],
    ['/admin/retention', messages.retention, CalendarClock],
    ['/admin/settings', messages.settings, Settings],
  ],
}

/** What the administrators' pages are shown in. */
export default function AdminPortal() {
  return (
    <PortalFrame portal="admin">
      <AdminShell />
    </PortalFrame>
  )
}

function AdminShell() {
  const { data: account } = useAccountQuery()
  const count = useNeedCount()
  return (
    <AppShell
      longPages
      isReady={account !== undefined}
      notices={<AccountNotices />}
      way={<SetUpWay />}
      side={{
        ...ADMIN_SIDE,
        badges: {
          '/admin/matches': { count: count('requests'), words: messages.waitingForYou },
          '/admin/people': {
            count: count('coaches', 'invitations', 'imports'),
            words: messages.waitingForYou,
          },
          '/admin/schools': { count: count('unproved'), words: messages.withoutSchool },
          '/admin/wall': { count: count('stories'), words: messages.storiesToReview },
          '/admin/care': { count: count('care'), words: messages.waitingToBeContacted },
          '/admin/mail': { count: count('mail', 'invitations'), words: messages.notDelivered },
        },
      }}
      bar={{
        person: account && personOf(account),
        ...(account?.time_zone && { zone: account.time_zone }),
        items: (
          <>
            <AccountItem path="/admin/account" />
            <HelpItem path="/admin/help" />
          </>
        ),
      }}
    />
  )
}
