import * as bookings from '@shinequo/messages/web/bookings'
import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/dashboard'
import * as matching from '@shinequo/messages/web/matching'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import grace from '../../../assets/people/grace.svg'
import kenji from '../../../assets/people/kenji.svg'
import nia from '../../../assets/people/nia.svg'
import type { Standing } from '../../../features/matching/standing.ts'

const STEPS = [messages.answerTheQuestions, messages.meetYourMatch, messages.bookThirtyMinutes]

const LINK =
  'inline-flex min-h-11 items-center self-start rounded-box px-5 font-strong no-underline transition active:translate-y-px'
const MAIN_LINK = `${LINK} bg-white text-dawn hover:bg-[#fff0d0]`

interface FindCoachCardProps {
  readonly standing: Standing
  readonly className?: string
}

/**
 * A card that leads to the questionnaire, with the steps to a session until there is a coach. While a request waits, the
 * first step is done and the way to all coaches comes first.
 */
export function FindCoachCard({ standing, className = '' }: FindCoachCardProps) {
  const waits = standing === 'waiting'
  return (
    <section
      aria-labelledby="find-a-coach"
      className={`relative isolate flex min-h-57 flex-col overflow-hidden rounded-box bg-dawn p-5 text-dawn-ink tablet:p-6 ${className}`}
    >
      <h2 id="find-a-coach" className="text-lg font-strong tracking-snug">
        {messages.findACoach}
      </h2>
      <p className="mb-5 mt-2 max-w-[30ch] text-sm text-dawn-muted">
        {waits ? messages.lookingForYou : messages.fewShortQuestions}
      </p>
      {(waits || standing === 'new') && <Steps done={waits ? 1 : 0} />}
      <div
        // Until the standing is known, steps may still come above the links.
        className={`mt-auto flex flex-col items-start gap-1 print:hidden ${standing === 'loading' ? 'invisible' : ''}`}
      >
        {waits ? (
          <Link to="/home/coaches" className={MAIN_LINK}>
            {coaches.seeAllCoaches}
          </Link>
        ) : (
          <Link to="/home/findcoach" className={MAIN_LINK}>
            {bookings.findYourCoach}
          </Link>
        )}
        {waits && (
          <Link to="/home/findcoach" className={`${LINK} -ms-5 text-dawn-ink hover:underline`}>
            {matching.changeMyAnswers}
          </Link>
        )}
      </div>
      <Portraits />
    </section>
  )
}

/** The steps to a session, of which the first `done` are done. */
function Steps({ done }: { readonly done: number }) {
  return (
    <ol className="mb-6 grid gap-3 max-tablet:mb-5">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === done ? 'step' : undefined}
          className={`flex items-center gap-2.5 font-medium ${index < done ? 'text-dawn-muted' : ''}`}
        >
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-dawn-3 text-xs font-bold"
          >
            {index < done ? <Check strokeWidth={2.5} className="size-4" /> : index + 1}
          </span>
          {step}
          {index < done && <span className="sr-only">{messages.stepDone}</span>}
        </li>
      ))}
    </ol>
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
