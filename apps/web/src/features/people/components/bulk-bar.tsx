import type { BodyInput } from '@shinequo/contract/endpoint'
import type { BulkActName, planBulkAct } from '@shinequo/contract/people/bulk-acts'
import * as messages from '@shinequo/messages/web/people-acts'
import { useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { Selection } from '../../../lib/use-selection.ts'
import { BulkDialog } from './bulk-dialog.tsx'

export interface BulkBarProps {
  readonly selection: Selection
  /** What can be done with the list. */
  readonly acts: readonly BulkActName[]
  /** The ids of the rows shown. */
  readonly shown: readonly string[]
  /** How many match the filter, in words; undefined until it is known. */
  readonly total: string | undefined
  /** Whether there are rows that are not shown. */
  readonly more: boolean
  readonly filter: NonNullable<BodyInput<typeof planBulkAct>['filter']>
}

/** What is selected of a list, announced, and what can be done with it: the `bar` of a ListRegion. */
export function BulkBar({ selection, acts, shown, total, more, filter }: BulkBarProps) {
  const [act, setAct] = useState<BulkActName>()
  const count = selection.ids.size
  const any = selection.all || count > 0
  const bar = useRef<HTMLDivElement>(null)
  // The pressed button is removed, so the focus moves to the one in its place.
  const change = (select: () => void) => () => {
    select()
    requestAnimationFrame(() => bar.current?.querySelector('button')?.focus())
  }
  if (shown.length === 0) return null
  return (
    <div ref={bar} className="flex min-w-0 flex-[1_1_11rem] flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className={`text-sm font-semibold ${any ? '' : 'sr-only'}`}>
        {selection.all ? messages.allSelected(total ?? '') : any ? messages.selected(count) : ''}
      </p>
      {!selection.all && shown.some((id) => !selection.ids.has(id)) && (
        <Button kind="ghost" size="small" onClick={change(() => selection.choose(shown))}>
          {messages.selectShown(shown.length)}
        </Button>
      )}
      {!selection.all && any && more && total !== undefined && (
        <Button kind="ghost" size="small" onClick={change(selection.chooseAll)}>
          {messages.selectAll(total)}
        </Button>
      )}
      {any && (
        <>
          <Button kind="ghost" size="small" onClick={change(selection.clear)}>
            {messages.clear}
          </Button>
          <fieldset className="flex min-w-0 flex-wrap gap-2 tablet:ms-auto">
            <legend className="sr-only">{messages.withSelected}</legend>
            {acts.map((one) => (
              <Button key={one} kind="quiet" size="small" onClick={() => setAct(one)}>
                {messages.ACTS[one].button}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      {act && (
        <BulkDialog
          act={act}
          chosen={selection.all ? { filter } : { targets: [...selection.ids] }}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  )
}
