import * as messages from '@shinequo/messages/web/help'
import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** One part of a help page. Its id is the anchor that the contents link to. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 print:border-0 print:p-0 print:shadow-none"
    >
      <h2 id={`${id}-title`} className="mb-2 text-lg font-strong tracking-snug break-after-avoid">
        {title}
      </h2>
      <div className="grid max-w-[66ch] gap-3">{children}</div>
    </Card>
  )
}

/** The contents of a help page: a link to each part. Not printed, since paper has no links. */
export function Contents({ parts }: { readonly parts: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav aria-labelledby="contents" className="print:hidden wide:sticky wide:top-6">
      <Card>
        <h2 id="contents" className="mb-1 font-strong">
          {messages.onThisPage}
        </h2>
        <ul>
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  )
}

/** Sentences, one paragraph each, as a list. */
export function Points({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Pairs of a subject and what there is to say about it. */
export function Pairs({ pairs }: { readonly pairs: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="divide-y divide-line">
      {pairs.map(([term, text]) => (
        <div key={term} className="break-inside-avoid py-3">
          <dt className="font-strong">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
