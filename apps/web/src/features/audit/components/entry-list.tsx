import type { AuditEntry } from '@shinequo/contract/audit'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/audit'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { actionText, actorText, subjectText } from './entry-words.ts'

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
  const { at, actor, action, subject, student, reason } = entry
  const what = subjectText(subject)
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
              student && student.name === what ? (
                <Link
                  to={`/admin/students/${student.account_id}`}
                  className="inline-flex min-h-11 items-center"
                >
                  {what}
                </Link>
              ) : (
                what
              ),
            )}
          />
        </p>
        <p className="text-sm text-muted">{messages.by(actorText(actor))}</p>
        {reason !== '' && <p className="text-sm">{messages.why(reason)}</p>}
      </div>
      {subject.id !== '' && (
        <ButtonLink
          to={`/admin/audit?subject=${encodeURIComponent(subject.id)}`}
          kind="ghost"
          size="small"
          className="justify-self-start tablet:self-start"
          aria-label={messages.allAbout(what)}
        >
          {messages.allAboutThis}
        </ButtonLink>
      )}
    </li>
  )
}
