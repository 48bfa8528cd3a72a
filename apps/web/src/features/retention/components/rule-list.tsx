import { RETENTION_KINDS, type RetentionKind, type RetentionRule } from '@shinequo/contract/retention'
import { days as inDays } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/retention'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { KINDS, rowsText } from '../retention-words.ts'
import { ChangeDays } from './change-days.tsx'

/** How long each kind is kept, each with a button to change it. */
export function RuleList({ rules }: { readonly rules: readonly RetentionRule[] }) {
  const [changing, setChanging] = useState<RetentionKind>()
  const ordered = KINDS.flatMap((kind) => rules.filter((rule) => rule.kind === kind))
  const changed = rules.find(({ kind }) => kind === changing)
  return (
    <>
      <ul aria-label={messages.whatIsKept}>
        {ordered.map((rule) => (
          <Rule key={rule.kind} rule={rule} onChange={() => setChanging(rule.kind)} />
        ))}
      </ul>
      {changed && <ChangeDays rule={changed} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function Rule({ rule, onChange }: { readonly rule: RetentionRule; readonly onChange: () => void }) {
  const { kind, days, due } = rule
  const { title, words } = messages.KINDS[kind]
  const { least, most } = RETENTION_KINDS[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-strong">{title}</p>
        <p className="text-sm text-muted">{words}</p>
      </div>
      <div className="basis-44">
        <p className="font-strong tabular-nums">{inDays(days)}</p>
        <p className="text-sm text-muted">
          {due === 0 ? messages.nothingToRemove : messages.next(rowsText(kind, due))}
        </p>
      </div>
      <div className="basis-24">
        {least === most ? (
          <p className="text-sm text-muted">{messages.fixed}</p>
        ) : (
          <Button kind="quiet" size="small" aria-label={messages.changeDaysOf(title)} onClick={onChange}>
            {messages.change}
          </Button>
        )}
      </div>
    </li>
  )
}
