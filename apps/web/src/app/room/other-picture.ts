import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { initialsOf } from '../../lib/initials.ts'
import { h, show, write } from './dom.ts'
import { lostPanel } from './lost-panel.ts'
import type { Meeting } from './meeting.ts'
import type { Scene } from './scene.ts'
import { fullName } from './words.ts'

/** The other person: their video, a portrait instead, or why there is neither. */
export function otherPicture({ other }: SessionRoom, onRetry: () => void) {
  const video = h('video', {
    class: 'absolute inset-0 size-full',
    'aria-label': messages.pictureOf(other.first_name),
  })
  Object.assign(video, { playsInline: true, autoplay: true })
  const face = portrait(other)
  const label = h('p', { class: 'absolute bottom-3 start-3 rounded-in bg-night/80 px-3 py-1 text-sm' })
  const panel = lostPanel(onRetry)
  const element = h(
    'div',
    {
      class:
        'relative min-h-80 overflow-hidden max-wide:group-data-chat/room:min-h-48 rounded-box border-2 border-transparent bg-night-2',
    },
    face.element,
    video,
    label,
    panel.element,
  )
  return {
    element,
    video,
    draw({ standing: { met, told }, remote }: Meeting, scene: Scene): void {
      const shows = met && scene.picture
      if (video.srcObject !== remote) video.srcObject = remote
      video.classList.toggle('object-contain', told?.sharing === true)
      video.classList.toggle('object-cover', told?.sharing !== true)
      video.classList.toggle('invisible', !shows)
      show(face.element, met && !scene.picture && scene.title === '')
      write(face.words, scene.face)
      show(label, shows)
      write(label, told?.microphone === false ? messages.muted(fullName(other)) : fullName(other))
      panel.draw(scene)
    },
    tick: panel.tick,
  }
}

/** The portrait or initials, the name, and a line of text below. */
function portrait(other: SessionRoom['other']) {
  const circle = h(
    'div',
    {
      class: 'grid size-36 place-items-center rounded-full bg-night-3 text-4xl font-strong',
      'aria-hidden': 'true',
    },
    initialsOf(fullName(other)),
  )
  if (other.url) {
    const image = h('img', { src: other.url, alt: '', class: 'size-full rounded-full object-cover' })
    image.addEventListener('load', () => circle.replaceChildren(image))
  }
  const words = h('p', { class: 'text-night-muted' })
  const element = h(
    'div',
    { class: 'absolute inset-0 grid content-center justify-items-center gap-3 text-center' },
    circle,
    h('p', { class: 'text-xl font-strong' }, fullName(other)),
    words,
  )
  return { element, words }
}
