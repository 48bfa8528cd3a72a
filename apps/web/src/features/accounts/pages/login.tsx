import * as messages from '@shinequo/messages/web/sign-in'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { signIn } from '../../../lib/sign-in.ts'
import { failUserState } from '../../../lib/user-state.ts'
import { LoginForm } from '../components/login-form.tsx'

/** /login */
export default function LoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <AuthColumn
      title={messages.loginTitle}
      subtitle={messages.loginSubtitle}
      footer={
        <>
          {messages.newHere}{' '}
          <Link to="/register" className="text-link inline-block font-strong">
            {messages.createAnAccount}
          </Link>
          <span className="mt-2 block">
            {messages.coachOrStaff}{' '}
            <Link to="/coach/login" className="text-link inline-block font-strong">
              {messages.signInHere}
            </Link>
          </span>
        </>
      }
    >
      <LoginForm
        welcome={state?.created === true ? welcome(state.verify) : undefined}
        onSubmit={async (credentials) => {
          try {
            const next = await signIn(credentials)
            if (next !== null) navigate(next)
          } catch (error) {
            failUserState(messageOf(error))
            throw error
          }
        }}
      />
    </AuthColumn>
  )
}

/**
 * The message after a sign-up. `verify` is the address that must be confirmed first, if the programme requires that.
 */
function welcome(verify: unknown): ReactNode {
  if (typeof verify !== 'string') return messages.accountReady
  return (
    <>
      {messages.openOurMail(verify)}{' '}
      <Link
        to={`/verify-email?email=${encodeURIComponent(verify)}`}
        className="text-link inline-block font-strong"
      >
        {messages.noMailOrOnlyACode}
      </Link>
    </>
  )
}
