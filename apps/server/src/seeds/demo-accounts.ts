/** The accounts listed in interface.md for signing in, with a description of each. */
export const DEMO_ACCOUNTS = [
  { email: 'student@shinequo.example', what: 'student with coaches and sessions: /login' },
  { email: 'newcomer@shinequo.example', what: 'student who has just registered: /login' },
  { email: 'coach@shinequo.example', what: 'coach: /coach/login' },
  { email: 'admin@shinequo.example', what: 'administrator: /admin/login' },
] as const

export const [DEMO_STUDENT_EMAIL, DEMO_NEWCOMER_EMAIL, DEMO_COACH_EMAIL, DEMO_ADMIN_EMAIL] =
  DEMO_ACCOUNTS.map(({ email }) => email) as [string, string, string, string]
