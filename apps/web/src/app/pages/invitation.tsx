import { acceptInvitationBody } from '@shinequo/contract/people/invitations'
import * as accounts from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/people'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { AuthColumn } from '../../components/auth-layout/auth-column.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Note } from '../../components/ui/note.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { AccountFields } from '../../features/accounts/components/account-fields.tsx'
import { withPasswordRules } from '../../features/accounts/new-password-rules.ts'
import { accept, lookAt } from '../../features/people/api/public.ts'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { firstErrors } from '../../lib/form-rules.ts'
import { useForm } from '../../lib/use-form.ts'

type Invited = Awaited<ReturnType<typeof lookAt>>

/** /invitation/{token}: the page that the link in an invitation mail opens. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  // Keyed by token, so that no state of one invitation is shown for another.
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
      <AuthColumn title={messages.yourInvitation}>
        <Waiting>{actions.loading}</Waiting>
        {/* As tall as the form: what stands below it does not move. */}
        <Skeleton className="mt-5 h-200 tablet:h-140" />
      </AuthColumn>
    )
  }
  return <AcceptForm token={token} invited={invited} onGone={setFailure} />
}

const signInLink = (to: string, words: string) => (
  <Link to={to} className="text-link inline-block font-strong">
    {words}
  </Link>
)

const SIGN_IN = (
  <Sentence
    parts={messages.haveAnAccount(
      signInLink('/login', messages.signInAsAStudent),
      signInLink('/coach/login', messages.asACoach),
    )}
  />
)

const ADMIN_SIGN_IN = (
  <Sentence parts={messages.haveAnAdminAccount(signInLink('/admin/login', messages.signInThere))} />
)

/** Why an invitation is not valid; null if something else failed. */
function refusalOf(failure: unknown) {
  const code = failure instanceof ApiError ? failure.code : ''
  return code in messages.INVITATION_TITLES ? (code as keyof typeof messages.INVITATION_TITLES) : null
}

function NotGood({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const refusal = refusalOf(failure)
  if (refusal === null) {
    return (
      <AuthColumn title={messages.invitationDidNotLoad} footer={SIGN_IN}>
        <Note tone="danger">{messageOf(failure)}</Note>
        <Button kind="quiet" className="mt-5" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      </AuthColumn>
    )
  }
  return (
    <AuthColumn title={messages.INVITATION_TITLES[refusal]} footer={SIGN_IN}>
      <Note tone={refusal === 'invitation_used' ? 'info' : 'amber'}>
        {messages.INVITATION_WAYS_OUT[refusal]}
      </Note>
    </AuthColumn>
  )
}

/** The first page of each role. */
const HOMES = { student: '/onboarding', coach: '/coach', admin: '/admin' } as const

interface AcceptFormProps {
  readonly token: string
  readonly invited: Invited
  /** The invitation was used or revoked after this page had loaded it. */
  readonly onGone: (error: unknown) => void
}

function AcceptForm({ token, invited, onGone }: AcceptFormProps) {
  const navigate = useNavigate()
  const { email, role, first_name, last_name } = invited
  const form = useForm({
    initial: { first_name, last_name, password: '', confirm: '', terms: false },
    rules: (values) => {
      const errors = firstErrors(acceptInvitationBody, { ...values, token }, accounts.fieldErrors)
      return withPasswordRules(errors, role, 'password', values)
    },
    draft: { name: `invitation:${email}`, except: ['password', 'confirm', 'terms'] },
    submit: async (values) => {
      try {
        await accept(token, values)
      } catch (error) {
        if (refusalOf(error) !== null) onGone(error)
        throw error
      }
      navigate(HOMES[role], { replace: true })
    },
  })
  return (
    <AuthColumn
      title={first_name ? messages.welcomeBy(first_name) : messages.welcome}
      subtitle={
        <Sentence parts={messages.youJoin(role, <span className="[overflow-wrap:anywhere]">{email}</span>)} />
      }
      footer={role === 'admin' ? ADMIN_SIGN_IN : SIGN_IN}
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {/* Password managers read the account name from here. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <AccountFields owner={role} form={form} />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? messages.joining : messages.join}
        </Button>
      </form>
    </AuthColumn>
  )
}
