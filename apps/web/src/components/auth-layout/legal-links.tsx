import * as messages from '@shinequo/messages/web/legal'

/** The two pages outside the app. Operators may serve their own pages there, so these are plain links. */
export function TermsLink({ className = 'text-link' }: { readonly className?: string }) {
  return (
    <a href="/terms" target="_blank" rel="noopener" className={`inline-block ${className}`}>
      {messages.termsOfService}
    </a>
  )
}

export function PrivacyLink({ className = 'text-link' }: { readonly className?: string }) {
  return (
    <a href="/privacy" target="_blank" rel="noopener" className={`inline-block ${className}`}>
      {messages.privacyPolicy}
    </a>
  )
}

export function LegalLinks() {
  return (
    <>
      <TermsLink className="text-link text-inherit!" />
      <PrivacyLink className="text-link text-inherit!" />
    </>
  )
}
