import * as messages from '@shinequo/messages/web/care'
import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import type { Ref } from 'react'
import { phoneLink, useCrisisLine } from '../../lib/crisis-line.ts'
import { ButtonLink } from '../ui/button.tsx'

const MARK = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

/** Where to get help, above everything else: calm, and one tap away. */
export function CareCard({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={messages.helpNow}
      className="grid gap-4 rounded-box bg-accent-soft p-5"
    >
      <p className="max-w-[56ch]">{messages.soundsHeavy}</p>
      <CrisisLinks />
      <EmergencyLine />
    </section>
  )
}

/** The ways to reach the programme's crisis line. */
export function CrisisLinks() {
  const { number, takes_texts, chat_url } = useCrisisLine()
  return (
    <ul className="grid gap-2 tablet:auto-cols-fr tablet:grid-flow-col">
      <li>
        <ButtonLink to={phoneLink('tel', number)} block>
          <Phone {...MARK} />
          {messages.call(number)}
        </ButtonLink>
      </li>
      {takes_texts && (
        <li>
          <ButtonLink to={phoneLink('sms', number)} kind="quiet" block>
            <MessageSquare {...MARK} />
            {messages.text(number)}
          </ButtonLink>
        </li>
      )}
      {chat_url !== '' && (
        <li>
          <ButtonLink to={chat_url} target="_blank" rel="noopener noreferrer" kind="quiet" block>
            <MessageCircle {...MARK} />
            {messages.chat}
            <span className="sr-only"> {messages.chatOpens(number)}</span>
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}

/** Whom to call in an emergency, with a finger-sized target. */
export function EmergencyLine() {
  const { emergency_number } = useCrisisLine()
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      {messages.inDanger}
      <a
        href={phoneLink('tel', emergency_number)}
        className="inline-flex min-h-11 min-w-11 items-center font-strong"
      >
        {messages.call(emergency_number)}
      </a>
    </p>
  )
}
