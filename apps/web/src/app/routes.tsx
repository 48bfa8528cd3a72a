import * as actions from '@shinequo/messages/web/actions'
import { Suspense } from 'react'
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router'
import { PartBoundary } from '../components/ui/part-boundary.tsx'
import { lazyPage, preloadPages } from './lazy-page.tsx'
import { loadSignedIn } from './load-signed-in.ts'
import { LoadingPage } from './loading-page.tsx'

// Signed-out and signed-in pages are in separate chunks: /login must stay light (experience.md).
const AuthLayout = lazyPage(() => import('./auth-layout-route.tsx'))
const Login = lazyPage(() => import('../features/accounts/pages/login.tsx'))
const Register = lazyPage(() => import('../features/accounts/pages/register.tsx'))
const ForgetPassword = lazyPage(() => import('../features/accounts/pages/forget-password.tsx'))
const ResetPassword = lazyPage(() => import('../features/accounts/pages/reset-password.tsx'))
const VerifyEmail = lazyPage(() => import('../features/accounts/pages/verify-email.tsx'))
const Unsubscribe = lazyPage(() => import('../features/notifications/pages/unsubscribe.tsx'))
const NewAddress = lazyPage(() => import('../features/accounts/pages/new-address.tsx'))
const Invitation = lazyPage(() => import('./pages/invitation.tsx'))
const Terms = lazyPage(() => import('./legal/terms.tsx'))
const Privacy = lazyPage(() => import('./legal/privacy.tsx'))
const Disclosures = lazyPage(() => import('./legal/disclosures.tsx'))

const SignedIn = lazyPage(loadSignedIn)
const CompletedOnly = lazyPage(() => import('./completed-only.tsx'))
const Onboarding = lazyPage(() => import('../features/profiles/pages/onboarding.tsx'))
const HomeShell = lazyPage(() => import('./home-shell.tsx'))
const Dashboard = lazyPage(() => import('./pages/dashboard.tsx'))
const FindCoach = lazyPage(() => import('./pages/find-coach.tsx'))
const RequestReceived = lazyPage(() => import('./pages/request-received.tsx'))
const AllCoaches = lazyPage(() => import('./pages/all-coaches.tsx'))
const CoachDetail = lazyPage(() => import('./pages/coach-detail.tsx'))
const BookSession = lazyPage(() => import('./pages/book-session.tsx'))
const StudentSession = lazyPage(() => import('./pages/student-session.tsx'))
const UserProfile = lazyPage(() => import('./pages/user-profile.tsx'))
const Resources = lazyPage(() => import('../features/schools/pages/resources.tsx'))
const CollegeFeed = lazyPage(() => import('./pages/college-feed.tsx'))
const Events = lazyPage(() => import('./pages/events.tsx'))
const Community = lazyPage(() => import('./pages/community.tsx'))
const Help = lazyPage(() => import('./help/student-help.tsx'))
const Scheduler = lazyPage(() => import('./pages/scheduler.tsx'))

const PortalLogin = lazyPage(() => import('../features/accounts/pages/portal-login.tsx'))
const CoachPortal = lazyPage(() => import('./coach/coach-portal.tsx'))
const AdminPortal = lazyPage(() => import('./admin/admin-portal.tsx'))

const UiSheet = import.meta.env.DEV ? lazyPage(() => import('./dev/ui-sheet.tsx')) : null

/** Every path of section 2 of the product document and those of ours; any other redirects to /login. Paths are case-insensitive. */
const ROUTES = createRoutesFromElements(
  <>
    <Route path="/" element={<Navigate to="/login" replace />} />
    <Route Component={AuthLayout}>
      <Route path="/login" Component={Login} />
      <Route path="/register" Component={Register} />
      <Route path="/signup" Component={Register} />
      <Route path="/forget-password" Component={ForgetPassword} />
      <Route path="/reset-password" Component={ResetPassword} />
      <Route path="/verify-email" Component={VerifyEmail} />
      <Route path="/unsubscribe/:secret" Component={Unsubscribe} />
      <Route path="/new-address/:token" Component={NewAddress} />
      <Route path="/invitation/:token" Component={Invitation} />
      <Route path="/coach/login" Component={PortalLogin} />
      <Route path="/admin/login" Component={PortalLogin} />
    </Route>
    <Route path="/terms" Component={Terms} />
    <Route path="/privacy" Component={Privacy} />
    <Route path="/disclosures" Component={Disclosures} />

    <Route Component={SignedIn}>
      <Route Component={AuthLayout}>
        <Route path="/onboarding" Component={Onboarding} />
      </Route>
      <Route Component={CompletedOnly}>
        <Route path="/home" Component={HomeShell}>
          <Route index element={<Navigate to="/home/dashboard" replace />} />
          <Route path="dashboard" Component={Dashboard} />
          <Route path="findcoach" Component={FindCoach} />
          <Route path="requestrecieved" Component={RequestReceived} />
          <Route path="coaches" Component={AllCoaches} />
          <Route path="selectcoach/:coachId" Component={CoachDetail} />
          <Route path="selectcoach/:coachId/book" Component={BookSession} />
          <Route path="sessions/:bookingId" Component={StudentSession} />
          <Route path="resources" Component={Resources} />
          <Route path="userProfile" Component={UserProfile} />
          <Route path="collegefeed" Component={CollegeFeed} />
          <Route path="events" Component={Events} />
          <Route path="community" Component={Community} />
          <Route path="help" Component={Help} />
        </Route>
        <Route path="/scheduler" Component={Scheduler} />
      </Route>
    </Route>
    <Route path="/coach/*" Component={CoachPortal} />
    <Route path="/admin/*" Component={AdminPortal} />
    {UiSheet && <Route path="/dev/ui" Component={UiSheet} />}
    <Route path="*" element={<Navigate to="/login" replace />} />
  </>,
)

/** Preloads all chunks of the page at `path` in parallel instead of layer by layer. Never rejects. */
export async function preloadPage(path: string): Promise<void> {
  // The bare address redirects to the login.
  const matches = matchRoutes(ROUTES, path === '/' ? '/login' : path) ?? []
  await preloadPages(matches.map(({ route }) => route.Component))
}

/** The page for the current path. */
export function AppRoutes() {
  const page = useRoutes(ROUTES)
  return (
    <PartBoundary wholePage title={actions.thisPageDidNotLoad}>
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
    </PartBoundary>
  )
}
