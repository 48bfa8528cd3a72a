import { acceptInvitationBody } from '@shinequo/contract/people/invitations'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { AuthColumn } from '../../components/auth-layout/auth-column.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Note } from '../../components/ui/note.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { AccountFields } from '../../features/accounts/components/account-fields.tsx'
import { withPasswordRules } from '../../features/accounts/components/new-password-rules.ts'
import { accept, lookAt } from '../../features/people/api/public.ts'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { firstErrors } from '../../lib/form-rules.ts'
import { useForm } from '../../lib/use-form.ts'

type Invited = Awaited<ReturnType<typeof lookAt>>

/** /invitation/{token}: what the link of a mail leads to. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  // Another link is another page: nothing of the first may stand on the second.
  return <Invitation key={token} token={token} />
}

function Invitation({ token }: { readonly token: string }) {
  const [invited, setInvited] = useState<Invited>()
  const [failure, setFailure] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks anew
  useEffect(() => {
    const stop = new AbortController()
    setFailure(null)
    lookAt(token, stop.signal).then(setInvited, (error: unknown) => {
      if (!stop.signal.aborted) setFailure(error)
    })
    return () => stop.abort()
  }, [token, tries])

  if (failure !== null) {
    return <NotGood failure={failure} onRetry={() => setTries((count) => count + 1)} />
  }
  if (invited === undefined) {
    return (
      <AuthColumn title="Your invitation">
        <Waiting>Loading...</Waiting>
      </AuthColumn>
    )
  }
  return <AcceptForm token={token} invited={invited} onGone={setFailure} />
}

const SIGN_IN = (
  <>
    You have an account?{' '}
    <Link to="/login" className="text-link inline-block font-strong">
      Sign in as a student
    </Link>{' '}
    or{' '}
    <Link to="/coach/login" className="text-link inline-block font-strong">
      as a coach
    </Link>
  </>
)

const TITLES: Readonly<Record<string, string>> = {
  invitation_used: 'This invitation has been used',
  invitation_expired: 'This invitation has run out',
  invitation_revoked: 'This invitation was taken back',
  invitation_unknown: 'This invitation link isn’t valid',
}

const WAYS_OUT: Readonly<Record<string, string>> = {
  invitation_used: 'You already have an account: sign in with the password that you chose.',
  invitation_expired: 'An invitation is good for 7 days. Ask your programme to send it again.',
  invitation_revoked: 'Your programme no longer needs it. Was that a mistake? Write to them.',
  invitation_unknown:
    'It may be cut short, or a newer mail has taken its place. Open the link in the newest mail, or ask your programme.',
}

function NotGood({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const code = failure instanceof ApiError ? failure.code : ''
  const known = TITLES[code]
  return (
    <AuthColumn title={known ?? 'Your invitation did not load'} footer={SIGN_IN}>
      <Note tone={code === 'invitation_used' ? 'info' : known ? 'amber' : 'danger'}>
        {WAYS_OUT[code] ?? messageOf(failure)}
      </Note>
      {known === undefined && (
        <Button kind="quiet" className="mt-5" onClick={onRetry}>
          Try again
        </Button>
      )}
    </AuthColumn>
  )
}

/** Where somebody of each role comes to, and as whom. */
const SIDES = {
  student: { as: 'as a student', home: '/onboarding' },
  coach: { as: 'as a coach', home: '/coach' },
  admin: { as: 'as an administrator', home: '/admin' },
} as const

interface AcceptFormProps {
  readonly token: string
  readonly invited: Invited
  /** The invitation was used, or taken back, since it was looked at. */
  readonly onGone: (error: unknown) => void
}

function AcceptForm({ token, invited, onGone }: AcceptFormProps) {
  const navigate = useNavigate()
  const { email, role, first_name, last_name } = invited
  const form = useForm({
    initial: { first_name, last_name, password: '', confirm: '', terms: false },
    rules: (values) => {
      const errors = firstErrors(acceptInvitationBody, { ...values, token })
      return withPasswordRules(errors, role, 'password', values)
    },
    draft: { name: `invitation:${email}`, except: ['password', 'confirm', 'terms'] },
    submit: async (values) => {
      try {
        await accept(token, values)
      } catch (error) {
        if (error instanceof ApiError && TITLES[error.code]) onGone(error)
        throw error
      }
      navigate(SIDES[role].home, { replace: true })
    },
  })
  return (
    <AuthColumn
      title={first_name ? `Welcome, ${first_name}!` : 'Welcome!'}
      subtitle={
        <>
          You join ShineQuo {SIDES[role].as} with <span className="[overflow-wrap:anywhere]">{email}</span>.
          Choose a password, and you are in.
        </>
      }
      footer={SIGN_IN}
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {/* Password managers take the name of the account from here. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <AccountFields owner={role} form={form} />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? 'Joining...' : 'Join ShineQuo'}
        </Button>
      </form>
    </AuthColumn>
  )
}
