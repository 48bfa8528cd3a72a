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
  Users,
} from 'lucide-react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useNeedCount } from '../../features/programme/api/admin.ts'
import { personOf, useAccountQuery } from '../../lib/account.ts'
import { AccountItem } from '../account-item.tsx'
import { AccountNotices } from '../account-notices.tsx'
import { AppShell } from '../app-shell.tsx'
import { HelpItem } from '../help-item.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'

const People = lazy(() => import('../pages/admin-people.tsx'))
const Invitations = lazy(() => import('../../features/people/pages/admin-invitations.tsx'))
const BulkAct = lazy(() => import('../../features/people/pages/admin-bulk-act.tsx'))
const Student = lazy(() => import('../pages/admin-student.tsx'))
const Audit = lazy(() => import('../../features/audit/pages/admin-audit.tsx'))
const AdminMail = lazy(() => import('../../features/notifications/pages/admin-mail.tsx'))
const Questionnaire = lazy(() => import('../../features/questionnaire/pages/admin-questionnaire.tsx'))
const Coach = lazy(() => import('../pages/admin-coach.tsx'))
const Matches = lazy(() => import('../pages/admin-matches.tsx'))
const Weights = lazy(() => import('../../features/matching/pages/admin-weights.tsx'))
const Schools = lazy(() => import('../../features/schools/pages/admin-schools.tsx'))
const Posts = lazy(() => import('../../features/feed/pages/admin-posts.tsx'))
const Post = lazy(() => import('../../features/feed/pages/admin-post.tsx'))
const Wall = lazy(() => import('../../features/community/pages/admin-wall.tsx'))
const Care = lazy(() => import('../../features/care/pages/admin-care.tsx'))
const Rosters = lazy(() => import('../../features/rosters/pages/admin-rosters.tsx'))
const Roster = lazy(() => import('../../features/rosters/pages/admin-roster.tsx'))
const Retention = lazy(() => import('../../features/retention/pages/admin-retention.tsx'))
const Programme = lazy(() => import('../pages/admin-home.tsx'))
const Quiet = lazy(() => import('../../features/programme/pages/admin-quiet.tsx'))
const Objections = lazy(() => import('../../features/bookings/pages/admin-objections.tsx'))
const OwnAccount = lazy(() => import('../../features/accounts/pages/own-account.tsx'))

const Help = lazy(() => import('../help/staff-help.tsx'))

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
  ],
}

/** Every path under /admin except the login: the administrators' pages, in chunks that students never load. */
export default function AdminPortal() {
  return (
    <Routes>
      <Route element={<PortalFrame portal="admin" />}>
        <Route element={<AdminShell />}>
          <Route index element={<Programme />} />
          <Route path="quiet" element={<Quiet />} />
          <Route path="objections" element={<Objections />} />
          <Route path="people" element={<People />} />
          <Route path="people/acts/:id" element={<BulkAct />} />
          <Route path="students/:id" element={<Student />} />
          <Route path="matches" element={<Matches />} />
          <Route path="matches/weights" element={<Weights />} />
          <Route path="questionnaire" element={<Questionnaire />} />
          <Route path="wall" element={<Wall />} />
          <Route path="care" element={<Care />} />
          <Route path="mail" element={<AdminMail />} />
          <Route path="audit" element={<Audit />} />
          <Route path="retention" element={<Retention />} />
          <Route path="account" element={<OwnAccount />} />
          <Route path="help" element={<Help />} />
          <Route path="coaches/:coachId" element={<Coach />} />
          <Route path="people/invitations" element={<Invitations />} />
          <Route path="schools" element={<Schools />} />
          <Route path="schools/:value/posts" element={<Posts />} />
          <Route path="schools/:value/posts/new" element={<Post />} />
          <Route path="schools/:value/posts/:id" element={<Post />} />
          <Route path="people/import" element={<Rosters />} />
          <Route path="people/import/:id" element={<Roster />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/admin" replace />} />
    </Routes>
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
