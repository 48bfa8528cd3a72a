import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
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
        <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-box border border-line bg-sunken p-1">
          <legend className="sr-only">{messages.period}</legend>
          {PERIODS.map((one) => (
            <label
              key={one}
              className="relative inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted hover:text-ink has-checked:bg-surface has-checked:text-primary has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="period"
                value={one}
                checked={one === period}
                onChange={() => setParameters(one === 'term' ? {} : { period: one }, { replace: true })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {messages.PERIODS[one]}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="text-sm text-muted">
            {data && (isFetching ? actions.loading : asOfText(Date.parse(data.as_of), now, data.zone))}
          </p>
          <ButtonLink kind="quiet" size="small" to={`/admin/report?period=${period}`}>
            {messages.report}
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
