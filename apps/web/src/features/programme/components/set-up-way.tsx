import * as messages from '@shinequo/messages/web/programme-settings'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { setUpAt } from '../set-up-places.ts'

/** The way back to the steps of setting up, from the link that opened one of them until they are seen again. */
export function SetUpWay() {
  const { state, pathname } = useLocation()
  const [back, setBack] = useState<string>()
  const place = setUpAt(state) ?? back
  const now = place === pathname || pathname === '/admin' ? undefined : place
  if (now !== back) setBack(now)
  return now ? <BackLink to={now}>{messages.setUp}</BackLink> : null
}
