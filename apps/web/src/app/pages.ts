import type { ComponentType } from 'react'

/**
 * An address: a page in a chunk of its own, what the pages below it are shown in, or a redirect. The build reads this
 * table too, so `load` is nothing but an import.
 */
export interface Page {
  readonly path?: string
  readonly load?: () => Promise<{ readonly default: ComponentType }>
  readonly to?: string
  readonly children?: readonly Page[]
}

// Used twice, and the same page in both places: what was typed stays.
const authLayout = () => import('./auth-layout-route.tsx')
const register = () => import('../features/accounts/pages/register.tsx')
const portalLogin = () => import('../features/accounts/pages/portal-login.tsx')
const adminSettings = () => import('./pages/admin-settings.tsx')
const adminPost = () => import('../features/feed/pages/admin-post.tsx')

/**
 * Every path of section 2 of the product document and those of ours; any other redirects to /login. Paths are
 * case-insensitive. Pages of the three sides and those without sign-in are in separate chunks: /login must stay light
 * (experience.md).
 */
export const PAGES: readonly Page[] = [
  { path: '/', to: '/login' },
  {
    load: authLayout,
    children: [
      { path: '/login', load: () => import('../features/accounts/pages/login.tsx') },
      { path: '/register', load: register },
      { path: '/signup', load: register },
      { path: '/forget-password', load: () => import('../features/accounts/pages/forget-password.tsx') },
      { path: '/reset-password', load: () => import('../features/accounts/pages/reset-password.tsx') },
      { path: '/verify-email', load: () => import('../features/accounts/pages/verify-email.tsx') },
      { path: '/unsubscribe/:secret', load: () => import('../features/notifications/pages/unsubscribe.tsx') },
      { path: '/new-address/:token', load: () => import('../features/accounts/pages/new-address.tsx') },
      { path: '/invitation/:token', load: () => import('./pages/invitation.tsx') },
      { path: '/coach/login', load: portalLogin },
      { path: '/admin/login', load: portalLogin },
    ],
  },
  { path: '/terms', load: () => import('./legal/terms.tsx') },
  { path: '/privacy', load: () => import('./legal/privacy.tsx') },
  { path: '/disclosures', load: () => import('./legal/disclosures.tsx') },
  {
    load: () => import('./signed-in-frame.tsx'),
    children: [
      {
        load: authLayout,
        children: [{ path: '/onboarding', load: () => import('../features/profiles/pages/onboarding.tsx') }],
      },
      {
        load: () => import('./completed-only.tsx'),
        children: [
          {
            path: '/home',
            load: () => import('./home-shell.tsx'),
            children: [
              { path: '', to: '/home/dashboard' },
              { path: 'dashboard', load: () => import('./pages/dashboard.tsx') },
              { path: 'findcoach', load: () => import('./pages/find-coach.tsx') },
              { path: 'requestrecieved', load: () => import('./pages/request-received.tsx') },
              { path: 'coaches', load: () => import('./pages/all-coaches.tsx') },
              { path: 'selectcoach/:coachId', load: () => import('./pages/coach-detail.tsx') },
              { path: 'selectcoach/:coachId/book', load: () => import('./pages/book-session.tsx') },
              { path: 'sessions/:bookingId', load: () => import('./pages/student-session.tsx') },
              { path: 'resources', load: () => import('../features/schools/pages/resources.tsx') },
              {
                path: 'userProfile',
                load: () => import('./pages/user-profile.tsx'),
                children: [
                  { path: '', load: () => import('./pages/user-profile/profile-section.tsx') },
                  { path: 'security', load: () => import('./pages/user-profile/security-section.tsx') },
                  {
                    path: 'notifications',
                    load: () => import('./pages/user-profile/notifications-section.tsx'),
                  },
                  { path: 'calendar', load: () => import('./pages/user-profile/calendar-section.tsx') },
                  { path: 'privacy', load: () => import('./pages/user-profile/privacy-section.tsx') },
                  { path: 'look', load: () => import('./pages/user-profile/look-section.tsx') },
                ],
              },
              { path: 'collegefeed', load: () => import('./pages/college-feed.tsx') },
              { path: 'events', load: () => import('./pages/events.tsx') },
              { path: 'community', load: () => import('./pages/community.tsx') },
              { path: 'help', load: () => import('./help/student-help.tsx') },
            ],
          },
          { path: '/scheduler', load: () => import('./pages/scheduler.tsx') },
        ],
      },
    ],
  },
  {
    path: '/coach',
    load: () => import('./coach/coach-portal.tsx'),
    children: [
      { path: '', load: () => import('./pages/coach-home.tsx') },
      { path: 'availability', load: () => import('../features/availability/pages/coach-availability.tsx') },
      { path: 'students', load: () => import('./pages/coach-students.tsx') },
      { path: 'students/:studentId', load: () => import('./pages/coach-student.tsx') },
      { path: 'sessions', load: () => import('./pages/coach-sessions.tsx') },
      { path: 'sessions/:bookingId', load: () => import('./pages/coach-session.tsx') },
      { path: 'profile', load: () => import('../features/coaches/pages/coach-page.tsx') },
      { path: 'feedback', load: () => import('../features/feedback/pages/coach-answers.tsx') },
      { path: 'account', load: () => import('./pages/coach-account.tsx') },
      { path: 'help', load: () => import('./help/staff-help.tsx') },
    ],
  },
  { path: '/coach/*', to: '/coach' },
  {
    path: '/admin',
    load: () => import('./admin/admin-portal.tsx'),
    children: [
      { path: '', load: () => import('./pages/admin-home.tsx') },
      { path: 'report', load: () => import('../features/programme/pages/admin-report.tsx') },
      { path: 'quiet', load: () => import('./pages/admin-quiet.tsx') },
      { path: 'objections', load: () => import('../features/bookings/pages/admin-objections.tsx') },
      { path: 'feedback', load: () => import('../features/feedback/pages/admin-answers.tsx') },
      { path: 'people', load: () => import('./pages/admin-people.tsx') },
      { path: 'people/acts/:id', load: () => import('../features/people/pages/admin-bulk-act.tsx') },
      { path: 'people/invitations', load: () => import('../features/people/pages/admin-invitations.tsx') },
      {
        path: 'people/invitations/words',
        load: () => import('../features/people/pages/admin-invitation-words.tsx'),
      },
      { path: 'people/import', load: () => import('../features/rosters/pages/admin-rosters.tsx') },
      { path: 'people/import/:id', load: () => import('../features/rosters/pages/admin-roster.tsx') },
      { path: 'students/:id', load: () => import('./pages/admin-student.tsx') },
      { path: 'coaches/:coachId', load: () => import('./pages/admin-coach.tsx') },
      { path: 'matches', load: () => import('./pages/admin-matches.tsx') },
      { path: 'matches/weights', load: () => import('../features/matching/pages/admin-weights.tsx') },
      {
        path: 'questionnaire',
        load: () => import('../features/questionnaire/pages/admin-questionnaire.tsx'),
      },
      { path: 'schools', load: () => import('../features/schools/pages/admin-schools.tsx') },
      { path: 'schools/:value/posts', load: () => import('../features/feed/pages/admin-posts.tsx') },
      { path: 'schools/:value/posts/new', load: adminPost },
      { path: 'schools/:value/posts/:id', load: adminPost },
      { path: 'wall', load: () => import('../features/community/pages/admin-wall.tsx') },
      { path: 'care', load: () => import('../features/care/pages/admin-care.tsx') },
      { path: 'mail', load: () => import('../features/notifications/pages/admin-mail.tsx') },
      { path: 'audit', load: () => import('../features/audit/pages/admin-audit.tsx') },
      { path: 'retention', load: () => import('../features/retention/pages/admin-retention.tsx') },
      { path: 'settings', load: adminSettings },
      { path: 'settings/:section', load: adminSettings },
      { path: 'account', load: () => import('../features/accounts/pages/own-account.tsx') },
      { path: 'help', load: () => import('./help/staff-help.tsx') },
    ],
  },
  { path: '/admin/*', to: '/admin' },
  { path: '*', to: '/login' },
]
