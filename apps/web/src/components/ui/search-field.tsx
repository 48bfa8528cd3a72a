import * as actions from '@shinequo/messages/web/actions'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeParameter } from '../../lib/use-address.ts'
import { TextField } from './text-field.tsx'

/** How long a person must pause before the search starts, in milliseconds. */
const PAUSE_MS = 250

/** A search that is stored in the URL as `search`, so that Back and reload keep it. */
export function SearchField({ hint }: { readonly hint: string }) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const search = parameters.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const known = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The URL was changed elsewhere, so the typed text is replaced.
  useEffect(() => {
    if (search === known.current) return
    known.current = search
    clearTimeout(timer.current)
    setTyped(search)
  }, [search])

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      known.current = text
      change('search', text)
    }, PAUSE_MS)
  }

  return (
    <TextField
      label={actions.search}
      hint={hint}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  )
}
