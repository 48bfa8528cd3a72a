import * as messages from '@shinequo/messages/web/matching'
import { DashboardLink } from '../../components/ui/dashboard-link.tsx'
import { PageHeading } from '../../components/ui/page-heading.tsx'
import { Shine } from '../../components/ui/shine.tsx'
import { useWaiting } from '../../features/matching/api/student.ts'
import { durationWords } from '../../features/matching/components/waiting-words.ts'

/** /home/requestrecieved */
export default function RequestReceivedPage() {
  const { data } = useWaiting()
  return (
    <div className="grid justify-items-center gap-3 pb-8 text-center">
      <span className="grid size-44 place-items-center rounded-full bg-[radial-gradient(circle,var(--art-ring-1)_0_54%,var(--art-sky)_54.5%)] tablet:size-60">
        <Shine mood="thinking" size={144} className="max-tablet:size-28" />
      </span>
      <PageHeading className="tablet:text-4xl">{messages.requestReceived}</PageHeading>
      <p className="max-w-[44ch] text-muted">{messages.workingOnMatching}</p>
      <p className="font-strong">{messages.holdTight}</p>
      <DashboardLink size="large" className="mt-3" />
      {/* Below the button, so that it moves nothing when it loads. Not shown if a coach was found at once. */}
      {data?.waits && data.days !== null && (
        <p className="text-sm text-muted">{messages.howLongItTakes(durationWords(data.days))}</p>
      )}
    </div>
  )
}
