import * as messages from '@shinequo/messages/web/legal'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CrisisLine } from '../../components/ui/crisis-line.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHeading } from '../../components/ui/page-heading.tsx'
import { ReadInEnglish } from '../../components/ui/read-in-english.tsx'
import { SkipLink } from '../../components/ui/skip-link.tsx'
import { Wordmark } from '../../components/ui/wordmark.tsx'

interface LegalPageProps {
  readonly page: '/terms' | '/privacy'
  readonly title: string
  /** Headings and paragraphs, in order. */
  readonly parts: readonly (readonly [heading: string, text: ReactNode])[]
}

/** A plain public text page, marked as a sample. */
export function LegalPage({ page, title, parts }: LegalPageProps) {
  return (
    <PlainPage title={title}>
      <ReadInEnglish page={page} className="mb-5 block" />
      <Note tone="amber" className="mb-8">
        {messages.thisIsASample}
      </Note>
      {parts.map(([heading, text]) => (
        <section key={heading} className="mb-6">
          <h2 className={PART_HEADING}>{heading}</h2>
          <p className="max-w-[66ch]">{text}</p>
        </section>
      ))}
    </PlainPage>
  )
}

export const PART_HEADING = 'mb-1.5 text-lg font-strong tracking-snug'

/** What public pages of words stand in. */
export function PlainPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto max-w-180 px-4 py-6 tablet:px-10 tablet:py-7">
      <SkipLink />
      <header>
        <Link to="/login" className="inline-block rounded-in py-1">
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="py-8">
        <PageHeading className="mb-5">{title}</PageHeading>
        {children}
      </main>
      <footer>
        <CrisisLine />
      </footer>
    </div>
  )
}
