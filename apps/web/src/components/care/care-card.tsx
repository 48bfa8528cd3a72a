import * as messages from '@shinequo/messages/web/care'
import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import type { Ref } from 'react'
import { phoneLink, useCrisisLine } from '../../lib/crisis-line.ts'
import { chatPage, textLink } from '../../lib/crisis-ways.ts'
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

/** The ways to reach the programme's crisis line; if `calm`, none of them stands out. */
export function CrisisLinks({ calm = false }: { readonly calm?: boolean }) {
  const line = useCrisisLine()
  const { number, takes_texts, asking_for_spanish } = line
  const chat = chatPage(line)
  const asking = messages.askingOnTheLine(asking_for_spanish)
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2 tablet:flex tablet:flex-wrap tablet:*:min-w-max tablet:*:flex-1">
        <li>
          <ButtonLink to={phoneLink('tel', number)} {...(calm && { kind: 'quiet' })} block>
            <Phone {...MARK} />
            {messages.call(number)}
          </ButtonLink>
        </li>
        {takes_texts && (
          <li>
            <ButtonLink to={textLink(number)} kind="quiet" block>
              <MessageSquare {...MARK} />
              {messages.text(number)}
            </ButtonLink>
          </li>
        )}
        {chat && (
          <li>
            <ButtonLink to={chat.url} target="_blank" rel="noopener noreferrer" kind="quiet" block>
              <MessageCircle {...MARK} />
              {chat.words}
              <span className="sr-only"> {messages.chatOpens(number)}</span>
            </ButtonLink>
          </li>
        )}
      </ul>
      {asking !== '' && <p className="text-sm [overflow-wrap:anywhere]">{asking}</p>}
    </div>
  )
}

/** Whom to call in an emergency, with a finger-sized target. */
export function EmergencyLine() {
  const { emergency_number } = useCrisisLine()
  const interpreters = messages.emergencyInterpreters(emergency_number)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      {messages.inDanger}
      <a
        href={phoneLink('tel', emergency_number)}
        className="inline-flex min-h-11 min-w-11 items-center font-strong"
      >
        {messages.call(emergency_number)}
      </a>
      {interpreters !== '' && <span>{interpreters}</span>}
    </p>
  )
}
