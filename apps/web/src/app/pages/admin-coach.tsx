import type { ReviewedCoach } from '@shinequo/contract/coaches/review'
import * as review from '@shinequo/messages/web/coach-review'
import * as messages from '@shinequo/messages/web/coaches'
import * as navigation from '@shinequo/messages/web/navigation'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useParams } from 'react-router'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PendingCard } from '../../components/ui/pending-card.tsx'
import { useApprove, useCoachToReview } from '../../features/coaches/api/admin.ts'
import { AskChangesDialog } from '../../features/coaches/components/ask-changes.tsx'
import { CoachMatching } from '../../features/coaches/components/coach-matching.tsx'
import {
  CoachAbout,
  CoachFacts,
  CoachHead,
  CoachWelcome,
} from '../../features/coaches/components/coach-profile.tsx'
import { CoachWeek } from '../../features/coaches/components/coach-week.tsx'
import { ReviewHistory } from '../../features/coaches/components/review-history.tsx'
import { messageOf } from '../../lib/error-catalogue.ts'
import { focusMain } from '../../lib/focus-main.ts'

/** /admin/coaches/{coachId}: a coach exactly as students see them, with the approval. */
export default function AdminCoachPage() {
  const { coachId = '' } = useParams()
  const page = useCoachToReview(coachId)
  return (
    <>
      <BackLink to="/admin/people?state=waiting">{navigation.people}</BackLink>
      <PageHead lede={messages.reviewLede}>{messages.reviewACoach}</PageHead>
      {page.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 [overflow-wrap:anywhere] tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
            <CoachHead coach={page.data.profile} />
            <CoachAbout coach={page.data.profile} />
            <CoachWelcome
              coach={page.data.profile}
              welcome={page.data.welcome}
              note={messages.welcomeIsFor}
            />
            <CoachMatching page={page.data} />
            <CoachWeek coach={page.data} />
            <ReviewHistory history={page.data.history} />
          </div>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Approval coach={page.data} />
            <CoachFacts coach={page.data.profile} />
          </Card>
        </div>
      ) : (
        <PendingCard query={page} failure={messages.coachDidNotLoad} />
      )}
    </>
  )
}

function Approval({ coach }: { readonly coach: ReviewedCoach }) {
  const approve = useApprove()
  const { approved, to_do, version } = coach
  const { id, user } = coach.profile
  if (approved) return <Note tone="success">{messages.studentsCanFind(user.first_name)}</Note>
  const asking = <AskButton coach={coach} />
  if (to_do.length > 0) {
    return (
      <div className="grid gap-3">
        <Note tone="info">{messages.stillToDo(to_do)}</Note>
        {asking}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {coach.changes && <Note tone="amber">{review.waitingFor(user.first_name)}</Note>}
      <Button
        size="large"
        block
        busy={approve.isPending}
        onClick={() =>
          approve.mutate(
            { id, version },
            {
              onSuccess: () => {
                toast.success(messages.studentsCanFindNow(user.first_name))
                // The pressed button is removed.
                focusMain()
              },
              onError: (error) => toast.error(messageOf(error)),
            },
          )
        }
      >
        {messages.approve(user.first_name)}
      </Button>
      <p className="text-sm text-muted">{messages.approvalMeans(user.first_name)}</p>
      {asking}
    </div>
  )
}

function AskButton({ coach }: { readonly coach: ReviewedCoach }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" block onClick={() => setAsking(true)}>
        {review.askForChanges}
      </Button>
      {asking && <AskChangesDialog coach={coach} onClose={() => setAsking(false)} />}
    </>
  )
}
