import * as messages from '@shinequo/messages/web/room'
import { button, h, icon, show, write } from './dom.ts'
import type { Scene } from './scene.ts'

/** Says that a connection carries no video, and offers to retry if it is the person's own. */
export function pictureBanner(onTry: () => void) {
  const title = h('p', { class: 'font-strong' })
  const words = h('p', { class: 'text-sm' })
  const act = button('quiet', messages.tryThePicture, onTry)
  const element = h(
    'div',
    { class: 'mx-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-warning-soft p-4 text-ink' },
    icon('line', 'size-6 text-warning'),
    h('div', { class: 'min-w-48 flex-1' }, title, words),
    act,
  )
  return {
    element,
    draw({ banner }: Scene): void {
      show(element, banner !== null)
      write(title, banner?.title ?? '')
      write(words, banner?.words ?? '')
      show(act, banner?.own === true)
    },
  }
}
