import * as messages from '@shinequo/messages/web/components'

/** The first Tab stop: skips the navigation to `#main`. Above everything else, including toasts (z-index 9999). */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="print:hidden absolute -top-20 start-4 z-10000 rounded-box bg-surface px-4 py-3 text-primary focus:top-4 focus:shadow-float"
    >
      {messages.skipToContent}
    </a>
  )
}
