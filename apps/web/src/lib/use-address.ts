import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/**
 * A parameter of the current address, or null. Use it as the base of a change: while a change is being rendered, the
 * rendered address is older, and starting from it would undo the change.
 */
export const parameterNow = (name: string) => new URLSearchParams(window.location.search).get(name)

/**
 * Changes one parameter of the current address; an empty value removes it. Does nothing once the page is being left.
 */
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
