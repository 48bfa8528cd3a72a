import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { AuthFrame } from '../components/auth-layout/auth-frame.tsx'
import { loadSignedIn } from './load-signed-in.ts'

/**
 * The shared layout around the forms of signing in; its panel stays when one goes from form to form. While a form
 * is being sent, the chunk that most likely comes next is on its way too.
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
