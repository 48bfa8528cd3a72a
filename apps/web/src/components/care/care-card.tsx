import * as messages from '@shinequo/messages/web/care'
import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { phoneLink, useCrisisLine } from '../../lib/crisis-line.ts'
import { chatPage, textLink } from '../../lib/crisis-ways.ts'
import { ButtonAnchor } from '../ui/button.tsx'

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
      <CareWays />
    </section>
  )
}

/** What the card says, and its ways to get help. */
export function CareWays() {
  return (
    <>
      <p className="max-w-[56ch]">{messages.soundsHeavy}</p>
      <CrisisLinks />
      <EmergencyLine />
    </>
  )
}

interface CareBesideProps {
  readonly label: string
  readonly children: ReactNode
}

/** A card beside what goes on, such as a call, instead of a dialog over it. It is focused as it appears. */
export function CareBeside({ label, children }: CareBesideProps) {
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => card.current?.focus(), [])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={label}
      className="grid gap-3 rounded-box bg-accent-soft p-4 text-ink [&>p]:text-sm"
    >
      {children}
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
          <ButtonAnchor href={phoneLink('tel', number)} {...(calm && { kind: 'quiet' })} block>
            <Phone {...MARK} />
            {messages.call(number)}
          </ButtonAnchor>
        </li>
        {takes_texts && (
          <li>
            <ButtonAnchor href={textLink(number)} kind="quiet" block>
              <MessageSquare {...MARK} />
              {messages.text(number)}
            </ButtonAnchor>
          </li>
        )}
        {chat && (
          <li>
            <ButtonAnchor href={chat.url} target="_blank" rel="noopener noreferrer" kind="quiet" block>
              <MessageCircle {...MARK} />
              {chat.words}
              <span className="sr-only"> {messages.chatOpens(number)}</span>
            </ButtonAnchor>
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
