import * as messages from '@shinequo/messages/web/room'
import type { Devices } from './devices.ts'
import { h, show } from './dom.ts'
import type { Meeting } from './meeting.ts'

/** The person's own video: large in `preview` while waiting, afterwards small in a corner of the other's `picture`. */
export function ownTile(devices: Devices, preview: HTMLElement, picture: HTMLElement) {
  const video = h('video', { class: 'size-full object-cover', 'aria-hidden': 'true' })
  Object.assign(video, { muted: true, playsInline: true, autoplay: true })
  const off = h(
    'p',
    { class: 'absolute inset-0 grid place-items-center text-sm text-night-muted' },
    messages.noOwnPicture,
  )
  const element = h(
    'div',
    {},
    video,
    off,
    h('p', { class: 'absolute bottom-2 start-2 rounded-in bg-night/80 px-2 text-sm' }, messages.you),
  )
  return {
    draw({ standing: { sharing, soundOnly }, screen }: Meeting, waits: boolean): void {
      const track = screen ?? (soundOnly ? null : devices.tracks.camera)
      const shown = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined
      if ((track ?? undefined) !== shown) video.srcObject = track ? new MediaStream([track]) : null
      // Mirrored.
      video.classList.toggle('-scale-x-100', !sharing)
      show(off, !track)
      const place = waits ? preview : picture
      if (element.parentElement !== place) place.prepend(element)
      element.className = `overflow-hidden rounded-box border border-night-line bg-night-3 ${
        waits
          ? 'relative aspect-video'
          : `absolute end-3 bottom-3 z-1 aspect-4/3 w-28 tablet:aspect-video tablet:w-52 ${track ? '' : 'max-tablet:hidden'}`
      }`
      if (!waits && picture.lastElementChild !== element) picture.append(element)
    },
  }
}
