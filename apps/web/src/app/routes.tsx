import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { PartBoundary } from '../components/ui/part-boundary.tsx'
import { loadSignedIn } from './load-signed-in.ts'
import { LoadingPage } from './loading-page.tsx'

// Signed-out pages and signed-in ones live in chunks of their own: /login must stay light (experience.md).
const AuthLayout = lazy(() => import('./auth-layout-route.tsx'))
const Login = lazy(() => import('../features/accounts/pages/login.tsx'))
const Register = lazy(() => import('../features/accounts/pages/register.tsx'))
const ForgetPassword = lazy(() => import('../features/accounts/pages/forget-password.tsx'))
const ResetPassword = lazy(() => import('../features/accounts/pages/reset-password.tsx'))
const Terms = lazy(() => import('./legal/terms.tsx'))
const Privacy = lazy(() => import('./legal/privacy.tsx'))

const SignedIn = lazy(loadSignedIn)
const CompletedOnly = lazy(() => import('./completed-only.tsx'))
const Onboarding = lazy(() => import('../features/profiles/pages/onboarding.tsx'))
const HomeShell = lazy(() => import('./home-shell.tsx'))
const loadDashboard = () => import('./pages/dashboard.tsx')
const Dashboard = lazy(loadDashboard)
const FindCoach = lazy(() => import('./pages/find-coach.tsx'))
const RequestReceived = lazy(() => import('./pages/request-received.tsx'))
const CoachDetail = lazy(() => import('./pages/coach-detail.tsx'))
const BookSession = lazy(() => import('./pages/book-session.tsx'))
const UserProfile = lazy(() => import('../features/profiles/pages/user-profile.tsx'))
const Resources = lazy(() => import('../features/schools/pages/resources.tsx'))
const CollegeFeed = lazy(() => import('../features/feed/pages/college-feed.tsx'))
const Events = lazy(() => import('../features/programme/pages/events.tsx'))
const Community = lazy(() => import('../features/community/pages/community.tsx'))
const Scheduler = lazy(() => import('./pages/scheduler.tsx'))
const SessionRoom = lazy(() => import('../features/sessions/pages/session-room.tsx'))

const UiSheet = import.meta.env.DEV ? lazy(() => import('./dev/ui-sheet.tsx')) : null

// Who opens the dashboard waits for its profile meanwhile, not first for the one and then for the other.
if (/^\/home\/?(dashboard\/?)?$/i.test(location.pathname)) void loadDashboard()

/** Every address of section 2 of the product document; any other leads to /login. Case does not matter. */
export function AppRoutes() {
  return (
    <PartBoundary wholePage title="This page did not load">
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route path="/" element={<Navigate to="/login" replace />} />
          <Route element={<AuthLayout />}>
            <Route path="/login" element={<Login />} />
            <Route path="/register" element={<Register />} />
            <Route path="/signup" element={<Register />} />
            <Route path="/forget-password" element={<ForgetPassword />} />
            <Route path="/reset-password" element={<ResetPassword />} />
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
          {UiSheet && <Route path="/dev/ui" element={<UiSheet />} />}
          <Route path="*" element={<Navigate to="/login" replace />} />
        </Routes>
      </Suspense>
    </PartBoundary>
  )
}
