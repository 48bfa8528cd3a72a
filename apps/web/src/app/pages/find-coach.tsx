import { useNavigate } from 'react-router'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Shine } from '../../components/ui/shine.tsx'
import { useReloadMatches } from '../../features/matching/api.ts'
import { Questionnaire } from '../../features/questionnaire/components/questionnaire.tsx'

/** /home/findcoach */
export default function FindCoachPage() {
  const navigate = useNavigate()
  const reloadMatches = useReloadMatches()
  return (
    <div className="mx-auto max-w-170">
      <div className="flex items-start justify-between gap-4">
        <PageHead lede="There are no wrong answers. Your matched coaches read them, other students never do.">
          Find Your Coach
        </PageHead>
        <Shine mood="thinking" size={84} className="-mt-2 max-tablet:size-16" />
      </div>
      <Questionnaire
        onSent={() => {
          reloadMatches()
          navigate('/home/requestrecieved')
        }}
      />
    </div>
  )
}
