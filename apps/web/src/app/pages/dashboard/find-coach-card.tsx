import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/dashboard'
import { Link } from 'react-router'
import grace from '../../../assets/people/grace.svg'
import kenji from '../../../assets/people/kenji.svg'
import nia from '../../../assets/people/nia.svg'

const STEPS = [messages.answerTheQuestions, messages.meetYourMatch, messages.bookThirtyMinutes]

interface FindCoachCardProps {
  /** For a first visit: shows the steps to a session. */
  readonly withSteps: boolean
  readonly className?: string
}

/** A card that leads to the questionnaire. */
export function FindCoachCard({ withSteps, className = '' }: FindCoachCardProps) {
  return (
    <section
      aria-labelledby="find-a-coach"
      className={`relative isolate flex min-h-57 flex-col overflow-hidden rounded-box bg-dawn p-5 text-dawn-ink tablet:p-6 ${className}`}
    >
      <h2 id="find-a-coach" className="text-lg font-strong tracking-snug">
        {messages.findACoach}
      </h2>
      <p className="mb-5 mt-2 max-w-[30ch] text-sm text-dawn-muted">{messages.fewShortQuestions}</p>
      {withSteps && (
        <ol className="mb-6 grid gap-3 max-tablet:mb-5">
          {STEPS.map((step, index) => (
            <li key={step} className="flex items-center gap-2.5 font-medium">
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-dawn-3 text-xs font-bold"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
      <Link
        to="/home/findcoach"
        className="mt-auto inline-flex min-h-11 items-center self-start rounded-box bg-white px-5 font-strong text-[#0b4d49] no-underline transition hover:bg-[#fff0d0] active:translate-y-px"
      >
        {bookings.findYourCoach}
      </Link>
      <Portraits />
    </section>
  )
}

/** Three portraits on rings, in the corner. */
function Portraits() {
  return (
    <div
      aria-hidden="true"
      className="absolute -bottom-1 -end-2 -z-10 h-50 w-65 origin-bottom-right scale-75 rtl:origin-bottom-left tablet:bottom-0 tablet:end-0 tablet:scale-100"
    >
      <span className="absolute start-11 top-2.5 size-70 rounded-full bg-dawn-2" />
      <span className="absolute start-25 top-14 size-44 rounded-full bg-dawn-3" />
      <Portrait src={grace} size={92} className="start-[144px] top-[92px]" />
      <Portrait src={kenji} size={56} className="start-[90px] top-[66px]" />
      <Portrait src={nia} size={52} className="start-[190px] top-[26px]" />
    </div>
  )
}

interface PortraitProps {
  readonly src: string
  readonly size: number
  readonly className: string
}

function Portrait({ src, size, className }: PortraitProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className={`absolute rounded-full border-4 border-dawn ${className}`}
    />
  )
}
