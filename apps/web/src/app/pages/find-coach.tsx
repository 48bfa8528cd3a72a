import * as messages from '@shinequo/messages/web/matching'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Shine } from '../../components/ui/shine.tsx'
import { useMatchRequests, useReloadMatches } from '../../features/matching/api/student.ts'
import { CHANGE_COACH } from '../../features/matching/components/change-anchor.ts'
import { AnswersPreview } from '../../features/questionnaire/components/answers-preview.tsx'
import { Questionnaire } from '../../features/questionnaire/components/questionnaire.tsx'

/** /home/findcoach */
export default function FindCoachPage() {
  const navigate = useNavigate()
  const reloadMatches = useReloadMatches()
  const matches = useMatchRequests()
  /** The coach whom the student wants to change after sending the answers. */
  const toChange = useRef<string>(undefined)
  const mayHaveCoach = matches.data?.some(({ status }) => status === 'accepted') ?? true
  return (
    <div className="mx-auto max-w-170">
      <div className="flex items-start justify-between gap-4">
        <PageHead lede={messages.noWrongAnswers}>{messages.findYourCoach}</PageHead>
        <Shine mood="thinking" size={84} className="-mt-2 max-tablet:size-16" />
      </div>
      <Questionnaire
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
