import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeParameter } from '../../lib/use-address.ts'
import { TextField } from './text-field.tsx'

/** How long one pauses before a search begins. */
const PAUSE_MS = 250

/** A search that stands in the address as `search`, so that Back and a reload keep it. */
export function SearchField({ hint }: { readonly hint: string }) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
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
      change('search', typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, change])

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
