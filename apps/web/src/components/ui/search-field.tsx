import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TextField } from './text-field.tsx'

/** How long one pauses before a search begins. */
const PAUSE_MS = 250

/** A search that stands in the address as `search`, so that Back and a reload keep it. */
export function SearchField({ hint }: { readonly hint: string }) {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const known = useRef(search)

  useEffect(() => {
    if (search === known.current) return
    known.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    if (typed === known.current) return
    const timer = setTimeout(() => {
      known.current = typed
      setParameters((before) => withParameter(before, 'search', typed), { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, setParameters])

  return (
    <TextField
      label="Search"
      hint={hint}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

/** The parameters with one of them changed; an empty one goes. */
export function withParameter(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before)
  if (value === '') after.delete(name)
  else after.set(name, value)
  return after
}
