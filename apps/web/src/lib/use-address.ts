import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/**
 * A parameter of the address as it is now, or null. While a change is still being drawn, what the page was drawn from is
 * older: who starts from that undoes the change.
 */
export const parameterNow = (name: string) => new URLSearchParams(window.location.search).get(name)

/** Changes one parameter of the address as it is now; an empty value takes it away. A page that is being left changes none. */
export function useChangeParameter() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (name: string, value: string, options: NavigateOptions = { replace: true }) => {
      if (window.location.pathname !== pathname) return
      const parameters = new URLSearchParams(window.location.search)
      if (value === '') parameters.delete(name)
      else parameters.set(name, value)
      navigate({ search: parameters.toString() }, options)
    },
    [navigate, pathname],
  )
}
