import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { type Code, codesOf } from '@shinequo/domain/matching/codes'
import * as messages from '@shinequo/messages/web/coaches'
import * as codes from '@shinequo/messages/web/matching-codes'
import { useId, useState } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { type CoachCodeKind, savedCodes, suggestedCodes } from '../own-codes.ts'

/** Columns as wide as the words need, in units that grow with the text size. */
const SHORT = 'grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]'
const LONG = 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]'

interface CodeChoicesProps {
  readonly kind: CoachCodeKind
  readonly legend: string
  readonly hint: string
  readonly page: OwnCoachProfile
  readonly ticked: readonly Code[]
  readonly onTick: (code: Code, on: boolean) => void
  readonly error?: string | undefined
  readonly className?: string
}

/** Checkboxes for the matching codes of one kind. */
export function CodeChoices(props: CodeChoicesProps) {
  const { kind, legend, hint, page, ticked, onTick, error, className = '' } = props
  const id = useId()
  const [suggested] = useState(() => suggestedCodes(page, kind))
  const isSuggestion = savedCodes(page, kind).length === 0 && suggested.some((code) => ticked.includes(code))
  return (
    <fieldset
      className={`min-w-0 ${className}`}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend className="p-0 text-sm font-semibold leading-snug">{legend}</legend>
      <p id={`${id}-hint`} className="mt-1 max-w-[66ch] text-xs text-muted">
        {isSuggestion ? messages.hintWithSuggestion(hint) : hint}
      </p>
      <div className={`mt-2 grid gap-x-4 ${kind === 'language' ? SHORT : LONG}`}>
        {codesOf(kind).map((code) => (
          <Checkbox
            key={code}
            name={code}
            label={codes.CODE_NAMES[code]}
            checked={ticked.includes(code)}
            onChange={(event) => onTick(code, event.target.checked)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  )
}
