import * as messages from '@shinequo/messages/web/schools'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { type SchoolChoice, useFoundSchools } from '../../lib/school-list.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Field } from '../ui/field.tsx'

interface SchoolSearchProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: string
  readonly error?: string | undefined
  readonly className?: string
  /** The name of the chosen school; '' for none, or if choices are shown elsewhere. */
  readonly chosen: string
  /** Null: the field was cleared. */
  readonly onChoose: (school: SchoolChoice | null) => void
  readonly clearable?: boolean
  /** The values of schools that are not offered. */
  readonly except?: readonly string[]
}

/** How many schools are offered at once: more are hard to read on a phone. */
const OFFERED = 8

/**
 * A search for one of many schools, as a combobox: arrow keys move, Enter chooses, Escape closes. Enter chooses the
 * first if the result has not come yet, once it has.
 */
export function SchoolSearch(props: SchoolSearchProps) {
  const { name, label, hint, error, className = '', chosen, onChoose, clearable, except = [] } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  /** Enter was pressed before the result of the typed text had come. */
  const [entered, setEntered] = useState(false)
  const search = useSettled((typed ?? '').trim())
  const { data, isFetching, isPending, isPlaceholderData } = useFoundSchools(search)
  // Until the result is that of the typed text, Enter must not choose another school.
  const isCurrent = search === (typed ?? '').trim() && !isPlaceholderData && !isPending
  const found = (data?.schools ?? []).filter(({ value }) => !except.includes(value)).slice(0, OFFERED)
  const open = typed !== undefined
  const active = isCurrent ? found[Math.min(at, found.length - 1)] : undefined
  const close = () => {
    setTyped(undefined)
    setAt(0)
    setEntered(false)
  }
  const choose = (school: SchoolChoice) => {
    onChoose(school)
    close()
  }
  useEffect(() => {
    if (!entered || !isCurrent) return
    setEntered(false)
    if (active) choose(active)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!open) setTyped('')
      else if (found.length > 0) setAt((now) => (now + step + found.length) % found.length)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (active) choose(active)
      else if (!isCurrent && typed.trim() !== '') setEntered(true)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <Field label={label} hint={hint ?? messages.partOfName} error={error} className={`relative ${className}`}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            dir="auto"
            name={name}
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && active ? `${id}-${active.value}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={typed ?? chosen}
            onChange={({ target }) => {
              setTyped(target.value)
              setAt(0)
              setEntered(false)
              if (target.value === '' && clearable) onChoose(null)
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
            className="control"
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={messages.schools}
            hidden={!open}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-box border border-line-strong bg-raised py-1 shadow-float"
          >
            {found.map((school) => (
              <div
                key={school.value}
                id={`${id}-${school.value}`}
                role="option"
                aria-selected={school === active}
                tabIndex={-1}
                // The list must not take the focus, or the field would close it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(school)}
                onKeyDown={onKeyDown}
                className="flex min-h-11 cursor-pointer items-center px-4 py-2 [overflow-wrap:anywhere] hover:bg-hover aria-selected:bg-primary-soft aria-selected:text-on-soft"
              >
                {school.name}
              </div>
            ))}
          </div>
          <p
            role="status"
            className={open && found.length === 0 && !isFetching ? 'mt-1.5 text-sm text-muted' : 'sr-only'}
          >
            {open && !isFetching && messages.foundForSearch(found.length)}
          </p>
        </>
      )}
    </Field>
  )
}
