import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import type { Ref } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'

const MARK = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

/** Where help is, before anything else: calm, and one tap away. Takes the focus when it comes. */
export function CareCard({ ref }: { readonly ref: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Help, right now"
      className="grid gap-4 rounded-box bg-accent-soft p-5"
    >
      <p className="max-w-[56ch]">
        Some of what you wrote sounds heavy. If you are thinking of hurting yourself, or cannot carry it alone
        right now, talk to somebody. They listen day and night, it is free, and nobody here is told.
      </p>
      <ul className="grid gap-2 tablet:grid-cols-3">
        <li>
          <ButtonLink to="tel:988" block>
            <Phone {...MARK} />
            Call 988
          </ButtonLink>
        </li>
        <li>
          <ButtonLink to="sms:988" kind="quiet" block>
            <MessageSquare {...MARK} />
            Text 988
          </ButtonLink>
        </li>
        <li>
          <ButtonLink
            to="https://988lifeline.org/chat/"
            target="_blank"
            rel="noopener noreferrer"
            kind="quiet"
            block
          >
            <MessageCircle {...MARK} />
            Chat<span className="sr-only"> with 988, in a new tab</span>
          </ButtonLink>
        </li>
      </ul>
      <p className="max-w-[56ch] text-sm">
        In danger now? Call 911. Your story is kept as you wrote it. If you share it, a person reads it soon,
        and before anybody else.
      </p>
    </section>
  )
}
