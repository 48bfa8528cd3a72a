import type { BulkAct, BulkTarget, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import * as messages from '@shinequo/messages/web/people-acts'
import { Chip } from '../../../components/ui/chip.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { useBulkTargets } from '../api/admin.ts'

const TONES: Readonly<Record<BulkTargetState, 'success' | 'info' | 'amber' | 'neutral' | 'danger'>> = {
  planned: 'info',
  left_out: 'neutral',
  taken: 'amber',
  done: 'success',
  failed: 'danger',
  undone: 'neutral',
  kept: 'amber',
}

/** Everybody whom an act is about, each with what happens or happened. */
export function BulkTargets({ act }: { readonly act: BulkAct }) {
  const { id, counts } = act
  const list = useBulkTargets(id, JSON.stringify(counts))
  const targets = list.data?.pages.flatMap((page) => page.targets) ?? []
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ListRegion
      count={messages.targetsListed}
      shown={targets.length}
      total={list.data && total}
      query={list}
      empty={{ title: messages.nobodyHere, words: messages.noTarget }}
    >
      <ul aria-label={messages.whoIsChanged}>
        {targets.map((target) => (
          <Row key={target.position} target={target} />
        ))}
      </ul>
    </ListRegion>
  )
}

function Row({ target: { name, state, code } }: { readonly target: BulkTarget }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 tablet:px-6">
      <span className="min-w-0 font-strong [overflow-wrap:anywhere]">{name || messages.noName}</span>
      <Chip tone={TONES[state]}>{code ? messages.stateBecause(state, code) : messages.STATES[state]}</Chip>
    </li>
  )
}
