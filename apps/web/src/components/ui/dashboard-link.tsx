import * as messages from '@shinequo/messages/web/components'
import type { ComponentProps } from 'react'
import { ButtonLink } from './button.tsx'

/** The way back to the dashboard, as it ends many pages. */
export function DashboardLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return (
    <ButtonLink {...look} to="/home/dashboard">
      {messages.goToDashboard}
    </ButtonLink>
  )
}
