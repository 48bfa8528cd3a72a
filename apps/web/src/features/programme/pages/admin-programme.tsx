import * as actions from '@shinequo/messages/web/actions'
import * as feedback from '@shinequo/messages/web/feedback'
import * as messages from '@shinequo/messages/web/programme'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { ChoiceBar } from '../../../components/ui/choice-bar.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFigures } from '../api/admin.ts'
import { Figures } from '../components/figures.tsx'
import { FiguresRegion } from '../components/figures-region.tsx'
import { asOfText, PERIODS, periodOf } from '../figure-words.ts'

/** The programme's figures. The URL stores the period. */
export default function AdminProgrammePage() {
  const [parameters, setParameters] = useSearchParams()
  const period = periodOf(parameters)
  const now = useNow()
  const { data, isFetching } = useFigures(period)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ChoiceBar
          legend={messages.period}
          choices={PERIODS}
          chosen={period}
          onChoose={(one) => setParameters(one === 'term' ? {} : { period: one }, { replace: true })}
          labelOf={(one) => messages.PERIODS[one]}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="text-sm text-muted">
            {data && (isFetching ? actions.loading : asOfText(Date.parse(data.as_of), now, data.zone))}
          </p>
          <ButtonLink kind="quiet" size="small" to={`/admin/report?period=${period}`}>
            {messages.report}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" to="/admin/feedback">
            {feedback.whatStudentsWrote}
          </ButtonLink>
        </div>
      </div>
      <FiguresRegion period={period}>{(figures) => <Figures figures={figures} />}</FiguresRegion>
      <p className="mt-4">
        <ButtonLink to="/admin/settings/look" kind="ghost">
          {messages.changeLook}
        </ButtonLink>
      </p>
    </>
  )
}
