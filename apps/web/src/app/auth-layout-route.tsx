import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { AuthFrame } from '../components/auth-layout/auth-frame.tsx'

/** The shared layout around the forms of signing in; its panel stays when one goes from form to form. */
export default function AuthLayoutRoute() {
  return (
    <AuthFrame>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Outlet />
      </Suspense>
    </AuthFrame>
  )
}
