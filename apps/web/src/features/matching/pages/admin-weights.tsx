import type { MatchingWeights, StoredWeights } from '@shinequo/contract/matching/weights'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useSaveWeights, useTryWeights, useWeights } from '../api/admin.ts'
import { TrialResult } from '../components/trial-result.tsx'
import { WeightSlider } from '../components/weight-slider.tsx'
import { type TrialScope, trialWords, WEIGHT_NAMES } from '../weight-words.ts'

/** /admin/matches/weights: the weight of each matching factor, to be tried on the real queue before saving. */
export default function AdminWeightsPage() {
  const stored = useWeights()
  return (
    <>
      <BackLink to="/admin/matches">{messages.matches}</BackLink>
      <PageHead lede={messages.aboutWeights}>{messages.weights}</PageHead>
      {stored.data ? (
        <Weights stored={stored.data} reload={stored.refetch} />
      ) : (
        <PendingCard query={stored} failure={messages.weightsFailed} />
      )}
    </>
  )
}

interface WeightsProps {
  readonly stored: StoredWeights
  readonly reload: () => Promise<{ readonly data?: StoredWeights | undefined }>
}

const SCOPES = [
  { value: 'waiting', ...messages.SCOPES.waiting },
  { value: 'everybody', ...messages.SCOPES.everybody },
] as const

function Weights({ stored, reload }: WeightsProps) {
  const [weights, setWeights] = useState(stored.weights)
  const [from, setFrom] = useState(stored.version)
  const [theirs, setTheirs] = useState(false)
  const [scope, setScope] = useState<TrialScope>('waiting')
  const trial = useTryWeights()
  const save = useSaveWeights()
  const isNothing = WEIGHT_NAMES.every((name) => weights[name] === 0)
  const isSame = (other: MatchingWeights) => WEIGHT_NAMES.every((name) => weights[name] === other[name])
  const failure = trial.error ?? (theirs ? null : save.error)

  function change(next: MatchingWeights) {
    setWeights(next)
    // A trial result does not apply to other weights.
    trial.reset()
    save.reset()
  }

  async function submit() {
    setTheirs(false)
    try {
      const saved = await save.mutateAsync({ weights, version: from })
      setFrom(saved.version)
      trial.reset()
      toast.success(messages.weightsSaved)
    } catch (error) {
      const newest = error instanceof ApiError && error.code === 'version_conflict' && (await reload()).data
      if (!newest) return
      setFrom(newest.version)
      setTheirs(true)
    }
  }

  return (
    <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <Card aria-label={messages.weights} className="grid gap-5">
        {WEIGHT_NAMES.map((name) => (
          <WeightSlider
            key={name}
            name={name}
            weights={weights}
            onChange={(value) => change({ ...weights, [name]: value })}
          />
        ))}
        <p className="text-sm text-muted">{messages.conditions}</p>
        <ChoiceTiles
          small
          name="scope"
          legend={messages.tryItOn}
          choices={SCOPES}
          value={scope}
          onChange={(value) => {
            setScope(value === 'everybody' ? 'everybody' : 'waiting')
            trial.reset()
          }}
        />
        {failure !== null && <Note tone="danger">{messageOf(failure)}</Note>}
        {isNothing && <Note tone="amber">{messages.somethingHasToCount}</Note>}
        {theirs && <Note tone="amber">{messages.weightsChangedMeanwhile}</Note>}
        <div className="flex flex-wrap gap-3">
          <Button
            kind="quiet"
            busy={trial.isPending}
            disabled={isNothing}
            onClick={() => trial.mutate({ weights, scope })}
          >
            {messages.tryWeights}
          </Button>
          <Button
            busy={save.isPending}
            disabled={isNothing || (isSame(stored.weights) && !theirs)}
            onClick={() => void submit()}
          >
            {actions.save}
          </Button>
          {!isSame(stored.weights) && (
            <Button kind="ghost" onClick={() => change(stored.weights)}>
              {messages.startAgain}
            </Button>
          )}
          {!isSame(stored.usual) && (
            <Button kind="ghost" onClick={() => change(stored.usual)}>
              {messages.usualWeights}
            </Button>
          )}
        </div>
      </Card>
      <div className="min-w-0">
        <p role="status" className="sr-only">
          {trial.data && messages.tried(trialWords(trial.data, scope)[0] ?? '')}
        </p>
        {trial.data ? (
          <TrialResult trial={trial.data} scope={scope} />
        ) : (
          <p className="rounded-box border border-dashed border-line-strong p-6 text-muted">
            {trial.isPending ? messages.trying : messages.beforeTrial}
          </p>
        )}
      </div>
    </div>
  )
}
