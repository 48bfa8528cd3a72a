import type { MatchingWeights } from '@shinequo/contract/matching/weights'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useId } from 'react'
import { shareWords } from '../weight-words.ts'

interface WeightSliderProps {
  readonly name: keyof MatchingWeights
  readonly weights: MatchingWeights
  readonly onChange: (value: number) => void
}

/** The weight of one factor, from 0 to 100, and its share of the total. */
export function WeightSlider({ name, weights, onChange }: WeightSliderProps) {
  const id = useId()
  const [title, about] = messages.WEIGHTS[name]
  const share = shareWords(weights, name)
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-strong">
          {title}
        </label>
        <output htmlFor={id} className="text-sm text-muted tabular-nums">
          {messages.weightAndShare(weights[name], share)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={5}
        value={weights[name]}
        aria-valuetext={messages.weightOfWhole(weights[name], share)}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-primary"
      />
      <p id={`${id}-about`} className="text-sm text-muted">
        {about}
      </p>
    </div>
  )
}
