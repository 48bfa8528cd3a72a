import type { AuditEntry } from '@shinequo/contract/audit'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/audit'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { actionText, actorText, subjectParts, subjectText } from '../entry-words.ts'

/** Audit entries, each with links to the student's record and to all acts on the same subject. */
export function EntryList({
  entries,
  zone,
}: {
  readonly entries: readonly AuditEntry[]
  readonly zone: string
}) {
  return (
    <ol aria-label={messages.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} zone={zone} />
      ))}
    </ol>
  )
}

function Entry({ entry, zone }: { readonly entry: AuditEntry; readonly zone: string }) {
  const { at, actor, action, subject, reason, bulk_act } = entry
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line px-5 py-4 tablet:grid-cols-[12rem_minmax(0,1fr)_auto] tablet:px-6">
      <p className="text-sm text-muted">
        <time dateTime={at}>{momentText(Date.parse(at), zone)}</time>
      </p>
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p>
          <Sentence
            parts={messages.done(
              <span className="font-strong">{actionText(action)}</span>,
              <Sentence
                parts={subjectParts<ReactNode>(subject, zone, (name, path) => (
                  <Link to={path} className="inline-flex min-h-11 items-center">
                    {name}
                  </Link>
                ))}
              />,
            )}
          />
        </p>
        <p className="text-sm text-muted">{messages.by(actorText(actor))}</p>
        {reason !== '' && <p className="text-sm">{messages.why(reason)}</p>}
        {bulk_act !== null && (
          <Link to={`/admin/people/acts/${bulk_act}`} className="inline-flex min-h-11 items-center text-sm">
            {messages.partOfAct}
          </Link>
        )}
      </div>
      {subject.id !== '' && (
        <ButtonLink
          to={`/admin/audit?subject=${encodeURIComponent(subject.id)}`}
          kind="ghost"
          size="small"
          className="justify-self-start tablet:self-start"
          aria-label={messages.allAbout(subjectText(subject, zone))}
        >
          {messages.allAboutThis}
        </ButtonLink>
      )}
    </li>
  )
}
