import { isValidElement, Suspense } from 'react'
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router'
import { PartBoundary } from '../components/ui/part-boundary.tsx'
import { laterPage, loadAhead } from './later-page.ts'
import { loadSignedIn } from './load-signed-in.ts'
import { LoadingPage } from './loading-page.tsx'

// Signed-out pages and signed-in ones live in chunks of their own: /login must stay light (experience.md).
const AuthLayout = laterPage(() => import('./auth-layout-route.tsx'))
const Login = laterPage(() => import('../features/accounts/pages/login.tsx'))
const Register = laterPage(() => import('../features/accounts/pages/register.tsx'))
const ForgetPassword = laterPage(() => import('../features/accounts/pages/forget-password.tsx'))
const ResetPassword = laterPage(() => import('../features/accounts/pages/reset-password.tsx'))
const Invitation = laterPage(() => import('./pages/invitation.tsx'))
const Terms = laterPage(() => import('./legal/terms.tsx'))
const Privacy = laterPage(() => import('./legal/privacy.tsx'))

const SignedIn = laterPage(loadSignedIn)
const CompletedOnly = laterPage(() => import('./completed-only.tsx'))
const Onboarding = laterPage(() => import('../features/profiles/pages/onboarding.tsx'))
const HomeShell = laterPage(() => import('./home-shell.tsx'))
const Dashboard = laterPage(() => import('./pages/dashboard.tsx'))
const FindCoach = laterPage(() => import('./pages/find-coach.tsx'))
const RequestReceived = laterPage(() => import('./pages/request-received.tsx'))
const CoachDetail = laterPage(() => import('./pages/coach-detail.tsx'))
const BookSession = laterPage(() => import('./pages/book-session.tsx'))
const UserProfile = laterPage(() => import('./pages/user-profile.tsx'))
const Resources = laterPage(() => import('../features/schools/pages/resources.tsx'))
const CollegeFeed = laterPage(() => import('../features/feed/pages/college-feed.tsx'))
const Events = laterPage(() => import('../features/programme/pages/events.tsx'))
const Community = laterPage(() => import('../features/community/pages/community.tsx'))
const Scheduler = laterPage(() => import('./pages/scheduler.tsx'))
const SessionRoom = laterPage(() => import('../features/sessions/pages/session-room.tsx'))

const PortalLogin = laterPage(() => import('../features/accounts/pages/portal-login.tsx'))
const CoachPortal = laterPage(() => import('./coach/coach-portal.tsx'))
const AdminPortal = laterPage(() => import('./admin/admin-portal.tsx'))

const UiSheet = import.meta.env.DEV ? laterPage(() => import('./dev/ui-sheet.tsx')) : null

/** Every address of section 2 of the product document; any other leads to /login. Case does not matter. */
const ROUTES = createRoutesFromElements(
  <>
    <Route path="/" element={<Navigate to="/login" replace />} />
    <Route element={<AuthLayout />}>
      <Route path="/login" element={<Login />} />
      <Route path="/register" element={<Register />} />
      <Route path="/signup" element={<Register />} />
      <Route path="/forget-password" element={<ForgetPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/invitation/:token" element={<Invitation />} />
      <Route path="/coach/login" element={<PortalLogin />} />
      <Route path="/admin/login" element={<PortalLogin />} />
    </Route>
    <Route path="/terms" element={<Terms />} />
    <Route path="/privacy" element={<Privacy />} />

    <Route element={<SignedIn />}>
      <Route element={<AuthLayout />}>
        <Route path="/onboarding" element={<Onboarding />} />
      </Route>
      <Route element={<CompletedOnly />}>
        <Route path="/home" element={<HomeShell />}>
          <Route index element={<Navigate to="/home/dashboard" replace />} />
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="findcoach" element={<FindCoach />} />
          <Route path="requestrecieved" element={<RequestReceived />} />
          <Route path="selectcoach/:coachId" element={<CoachDetail />} />
          <Route path="selectcoach/:coachId/book" element={<BookSession />} />
          <Route path="resources" element={<Resources />} />
          <Route path="userProfile" element={<UserProfile />} />
          <Route path="collegefeed" element={<CollegeFeed />} />
          <Route path="events" element={<Events />} />
          <Route path="community" element={<Community />} />
        </Route>
        <Route path="/scheduler" element={<Scheduler />} />
        <Route path="/session/:bookingId" element={<SessionRoom />} />
      </Route>
    </Route>
    <Route path="/coach/*" element={<CoachPortal />} />
    <Route path="/admin/*" element={<AdminPortal />} />
    {UiSheet && <Route path="/dev/ui" element={<UiSheet />} />}
    <Route path="*" element={<Navigate to="/login" replace />} />
  </>,
)

/** Loads what the page at `path` is made of, all at once instead of one layer after the other. Never rejects. */
export async function loadPageAhead(path: string): Promise<void> {
  // Whoever comes to the bare address is led on to sign in.
  const matches = matchRoutes(ROUTES, path === '/' ? '/login' : path) ?? []
  await loadAhead(matches.map(({ route }) => isValidElement(route.element) && route.element.type))
}

/** The page that belongs to the address. */
export function AppRoutes() {
  const page = useRoutes(ROUTES)
  return (
    <PartBoundary wholePage title="This page did not load">
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
    </PartBoundary>
  )
}
