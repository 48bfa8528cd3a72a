import * as messages from '@shinequo/messages/web/room'
import { buttonClass, fill, h } from './dom.ts'
import { crisisLine } from './words.ts'

/** A short message shown instead of the room. */
export interface Door {
  readonly title: string
  readonly words: string
  readonly actions: readonly (HTMLElement | null)[]
  /** Shown below the actions. */
  readonly more?: HTMLElement | null
}

/** The header of every page of the room except the stage. `beside` stands next to the crisis line. */
export function head(beside: HTMLElement | null = null): HTMLElement {
  return h(
    'header',
    { class: 'flex flex-wrap items-center justify-between gap-x-6' },
    h('a', {
      href: '/',
      'aria-label': 'ShineQuo',
      class: 'inline-block h-11 w-36 bg-[image:var(--wordmark)] bg-contain bg-left bg-no-repeat rtl:bg-right',
    }),
    h('div', { class: 'flex flex-wrap items-center gap-x-5' }, crisisLine(), beside),
  )
}

/** A link that looks like a button. */
export function wayOut(
  kind: Parameters<typeof buttonClass>[0],
  href: string,
  words: string,
): HTMLAnchorElement {
  return h('a', { href, class: buttonClass(kind) }, words)
}

/** Shows a short message and focuses its heading. */
export function showDoor(place: HTMLElement, { title, words, actions, more = null }: Door): void {
  const heading = h('h1', { tabindex: '-1', class: 'text-3xl font-bold tracking-tight' }, title)
  document.title = messages.documentTitle(title)
  fill(
    place,
    h(
      'div',
      { class: 'mx-auto grid min-h-dvh max-w-280 grid-rows-[auto_1fr] px-4 py-4 tablet:px-10' },
      head(),
      h(
        'main',
        {
          class:
            'grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 py-10 text-center [overflow-wrap:anywhere]',
        },
        heading,
        h('p', { class: 'max-w-[52ch] text-muted [overflow-wrap:anywhere]' }, words),
        h('div', { class: 'flex flex-wrap justify-center gap-3' }, ...actions),
        more,
      ),
    ),
  )
  heading.focus()
}
