import { MOST_HARMLESS, type PhraseTrial, TEXT_KINDS } from '@shinequo/contract/care/phrases'
import * as messages from '@shinequo/messages/web/care-phrases'
import { Note } from '../../../components/ui/note.tsx'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

/**
 * What a phrase would find among the invented texts: a bar a kind, a verdict, and some of the texts it would change. A full
 * bar is the largest share, or the share of harmless texts above which the phrase is refused.
 */
export function PhraseTrialResult({ trial }: { readonly trial: PhraseTrial }) {
  const shares = TEXT_KINDS.map((kind) => trial.kinds[kind].found / trial.kinds[kind].of)
  const full = Math.max(MOST_HARMLESS, ...shares)
  const bar = (share: number) => ({
    inlineSize: `${(100 * share) / full}%`,
    minInlineSize: share > 0 ? 4 : 0,
  })
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2">
        {TEXT_KINDS.map((kind) => {
          const { of, found, added } = trial.kinds[kind]
          return (
            <div key={kind} className="grid gap-1 rounded-in border border-line p-3">
              <dt className="text-sm font-strong">{messages.KINDS[kind]}</dt>
              <dd className="grid gap-1.5 text-sm text-muted">
                <span
                  aria-hidden="true"
                  className="relative block h-2 overflow-hidden rounded-full bg-sunken"
                >
                  <span className="absolute inset-y-0 start-0 bg-line-strong" style={bar(found / of)} />
                  <span className="absolute inset-y-0 start-0 bg-primary" style={bar(added / of)} />
                </span>
                <span>
                  {messages.standsIn(found, of)}
                  {found > 0 && !trial.too_common && ` · ${messages.changes(added)}`}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
      <Verdict trial={trial} />
      {trial.examples.length > 0 && (
        <section aria-label={messages.examples} className="grid gap-2">
          <h3 className="text-sm font-strong">{messages.examples}</h3>
          <ul className="grid gap-2">
            {trial.examples.map(({ kind, text }) => (
              <li key={text} className="rounded-in bg-sunken px-3 py-2 text-sm">
                <span className="block text-xs text-muted">{messages.KINDS[kind]}</span>
                <q {...OF_A_PERSON} className="[overflow-wrap:anywhere]">
                  {text}
                </q>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Verdict({ trial }: { readonly trial: PhraseTrial }) {
  const { clear, maybe, hard, ordinary } = trial.kinds
  if (trial.too_common) return <Note tone="danger">{messages.TOO_COMMON}</Note>
  const danger = clear.added + maybe.added
  const harmless = hard.added + ordinary.added
  if (clear.found + maybe.found + hard.found + ordinary.found === 0)
    return <Note tone="info">{messages.UNSEEN}</Note>
  if (danger + harmless === 0) return <Note tone="info">{messages.changesNothing}</Note>
  return (
    <Note tone={harmless > danger ? 'amber' : 'success'}>
      {danger > 0 && <p>{messages.changesDanger(danger)}</p>}
      {harmless > 0 && <p>{messages.changesHarmless(harmless)}</p>}
    </Note>
  )
}
