import * as messages from '@shinequo/messages/web/components'
import type { ComponentProps } from 'react'
import { ButtonLink } from './button.tsx'

/** The link back to the dashboard at the end of many pages. */
export function DashboardLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return (
    <ButtonLink {...look} to="/home/dashboard">
      {messages.goToDashboard}
    </ButtonLink>
  )
}
