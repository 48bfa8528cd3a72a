import { useLocation, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { HOME_OF } from '../../../lib/token-role.ts'
import { signInToPortal } from '../api.ts'
import { LoginForm } from '../components/login-form.tsx'

const WORDS = {
  coach: { title: 'Welcome back, coach', subtitle: 'Sign in to see your students and your day' },
  admin: { title: 'Welcome back', subtitle: 'Sign in to run your programme' },
} as const

/** /coach/login and /admin/login */
export default function PortalLoginPage() {
  const portal = useLocation().pathname.toLowerCase().startsWith('/admin') ? 'admin' : 'coach'
  const navigate = useNavigate()
  return (
    <AuthColumn {...WORDS[portal]}>
      <LoginForm
        key={portal}
        type={portal}
        onSubmit={async (credentials) => {
          await signInToPortal(credentials, portal)
          navigate(HOME_OF[portal])
        }}
      />
    </AuthColumn>
  )
}
