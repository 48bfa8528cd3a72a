import * as messages from '@shinequo/messages/web/components'
import { type ReactNode, useId, useState } from 'react'
import { FieldError } from './field.tsx'
import { Star } from './rating-stars.tsx'

interface RatingInputProps {
  readonly name: string
  readonly legend: ReactNode
  /** Whole stars, 1 to 5; 0 if none are chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error?: string | undefined
}

/** A rating in whole stars: a group of radio buttons, so that arrow keys work as usual. */
export function RatingInput({ name, legend, value, onChange, error }: RatingInputProps) {
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const shown = hovered || value
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold leading-snug">{legend}</legend>
      <div className="-ms-2 flex items-center gap-0.5">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={() => setHovered(stars)}
            onPointerLeave={() => setHovered(0)}
            className="relative grid h-12 w-11 place-items-center rounded-box transition duration-200 ease-spring hover:scale-108 has-focus-visible:outline-2 has-focus-visible:outline-focus tiny:w-12"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={messages.stars(stars)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star size={34} fill={stars <= shown ? 1 : 0} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-3 hidden font-strong tablet:inline">
          {messages.RATINGS[shown]}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
