import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Shine } from '../../components/ui/shine.tsx'
import { useReloadMatches, useStanding } from '../../features/matching/api/student.ts'
import { CHANGE_COACH } from '../../features/matching/change-anchor.ts'
import { WaitingNote } from '../../features/matching/components/waiting-note.tsx'
import { AnswersPreview } from '../../features/questionnaire/components/answers-preview.tsx'
import { Questionnaire } from '../../features/questionnaire/components/questionnaire.tsx'

/** /home/findcoach */
export default function FindCoachPage() {
  const navigate = useNavigate()
  const reloadMatches = useReloadMatches()
  const standing = useStanding()
  /** The coach whom the student wants to change after sending the answers. */
  const toChange = useRef<string>(undefined)
  const mayHaveCoach = standing === 'coached' || standing === 'unknown'
  return (
    <div className="mx-auto max-w-170">
      <div className="flex items-start justify-between gap-4">
        <PageHead lede={messages.noWrongAnswers}>{messages.findYourCoach}</PageHead>
        <Shine mood="thinking" size={84} className="-mt-2 max-tablet:size-16" />
      </div>
      <Questionnaire
        waiting={standing === 'loading'}
        notice={standing === 'new' ? <LookAround /> : <WaitingNote withLink withChange className="mb-6" />}
        review={
          mayHaveCoach
            ? ({ onSend, ...review }) => (
                <AnswersPreview
                  {...review}
                  onSend={(coachId) => {
                    toChange.current = coachId
                    onSend()
                  }}
                />
              )
            : undefined
        }
        onSent={() => {
          reloadMatches()
          const coach = toChange.current
          navigate(coach ? `/home/selectcoach/${coach}#${CHANGE_COACH}` : '/home/requestrecieved')
        }}
      />
    </div>
  )
}

/** A way out for a student who would rather see people than answer questions. */
function LookAround() {
  return (
    <p className="-mt-2 mb-4 text-sm text-muted">
      {messages.lookAroundFirst}{' '}
      <Link to="/home/coaches" className="text-link inline-flex min-h-11 items-center font-medium">
        {coaches.seeAllCoaches}
      </Link>
    </p>
  )
}
