import * as messages from '@shinequo/messages/web/schools'
import { ExternalLink } from 'lucide-react'
import { type ButtonKind, ButtonLink } from '../../../components/ui/button.tsx'

interface NewTabLinkProps {
  readonly url: string
  readonly kind: ButtonKind
}

/** A link to the school's own site. The site gets no referrer. */
export function NewTabLink({ url, kind }: NewTabLinkProps) {
  return (
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" kind={kind} className="shrink-0">
      {messages.openInNewTab}
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </ButtonLink>
  )
}
