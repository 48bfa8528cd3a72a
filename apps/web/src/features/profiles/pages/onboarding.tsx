import * as messages from '@shinequo/messages/web/profiles'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { AuthHalf } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { usePageTitle } from '../../../components/ui/page-heading.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { signOut } from '../../../lib/sign-out.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { OnboardingForm } from '../components/onboarding-form.tsx'

/** /onboarding */
export default function OnboardingPage() {
  const profile = useProfile()
  const heading = usePageTitle<HTMLHeadingElement>(messages.onboardingTitle)
  return (
    <AuthHalf wide action={<Logout />}>
      <header className="mb-6 flex items-center gap-4 tablet:gap-5">
        <Shine mood="greeting" className="size-18 tablet:size-26" />
        <div className="relative min-w-0 flex-1 rounded-box bg-accent-soft px-4 py-3.5 before:absolute before:-start-1.5 before:top-1/2 before:-mt-2 before:size-4 before:rotate-45 before:rounded-[3px] before:bg-accent-soft tablet:px-5 tablet:py-4">
          <h1 ref={heading} tabIndex={-1} className="mb-0.5 text-xl font-bold tracking-snug">
            {messages.hiIAmShine(profile.user.first_name)}
          </h1>
          <p className="text-sm">{messages.aFewFacts}</p>
        </div>
      </header>
      <OnboardingForm profile={profile} />
    </AuthHalf>
  )
}

function Logout() {
  const navigate = useNavigate()
  return (
    <Button
      kind="ghost"
      size="small"
      className="max-wide:hidden"
      onClick={() => {
        signOut()
        navigate('/login')
      }}
    >
      <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4.5 rtl:-scale-x-100" />
      {messages.logout}
    </Button>
  )
}
