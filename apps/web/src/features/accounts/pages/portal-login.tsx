import * as messages from '@shinequo/messages/web/accounts'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { ApiError } from '../../../lib/error-catalogue.ts'
import { type Credentials, signInToPortal } from '../../../lib/sign-in.ts'
import { HOME_OF } from '../../../lib/token-role.ts'
import { LoginForm } from '../components/login-form.tsx'
import { LongerPasswordForm } from '../components/longer-password-form.tsx'

const WORDS = {
  coach: { title: messages.coachLoginTitle, subtitle: messages.coachLoginSubtitle },
  admin: { title: messages.adminLoginTitle, subtitle: messages.adminLoginSubtitle },
} as const

/** /coach/login and /admin/login */
export default function PortalLoginPage() {
  const portal = useLocation().pathname.toLowerCase().startsWith('/admin') ? 'admin' : 'coach'
  const navigate = useNavigate()
  const [short, setShort] = useState<Credentials | null>(null)
  const goHome = () => navigate(HOME_OF[portal])
  if (short) {
    const goBack = () => setShort(null)
    return (
      <LongerPasswordForm key={portal} credentials={short} owner={portal} onDone={goHome} onBack={goBack} />
    )
  }
  return (
    <AuthColumn {...WORDS[portal]} footer={<OtherDoors portal={portal} />}>
      <LoginForm
        key={portal}
        onSubmit={async (credentials) => {
          try {
            await signInToPortal(credentials, portal)
            goHome()
          } catch (error) {
            if (error instanceof ApiError && error.code === 'password_change_required') setShort(credentials)
            // The form treats both as failures, so that the typed address is still there when the person returns.
            throw error
          }
        }}
      />
    </AuthColumn>
  )
}

const DOORS = [
  ['student', '/login', messages.studentSignIn],
  ['coach', '/coach/login', messages.coachSignIn],
  ['admin', '/admin/login', messages.staffSignIn],
] as const

/** Links to the login pages of the other roles. */
function OtherDoors({ portal }: { readonly portal: 'coach' | 'admin' }) {
  return (
    <>
      {messages.wrongDoor}
      <span className="mt-1 flex flex-wrap gap-x-5">
        {DOORS.filter(([role]) => role !== portal).map(([role, path, words]) => (
          <Link
            key={role}
            to={path}
            className="text-link inline-flex min-h-8 items-center font-strong max-wide:min-h-11"
          >
            {words}
          </Link>
        ))}
      </span>
    </>
  )
}
