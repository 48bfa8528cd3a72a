import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { AuthFrame } from '../components/auth-layout/auth-frame.tsx'

const loadSignedIn = () => import('./signed-in-frame.tsx')

/**
 * The shared layout of the sign-in forms. Its panel stays mounted when switching between forms. While a form is being
 * sent, it preloads the chunk that is most likely needed next.
 */
export default function AuthLayoutRoute() {
  return (
    <AuthFrame onSend={loadSignedIn}>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Outlet />
      </Suspense>
    </AuthFrame>
  )
}
