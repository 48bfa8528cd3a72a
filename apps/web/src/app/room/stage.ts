import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { serverNow } from '../../lib/server-clock.ts'
import { captionStrip } from './caption-strip.ts'
import { mayCaption } from './captions.ts'
import { showChat } from './chat.ts'
import { controls } from './controls.ts'
import type { Devices } from './devices.ts'
import { fill, h, say, show, write } from './dom.ts'
import { Meeting } from './meeting.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { Ending } from './signalling.ts'
import { stageView } from './stage-view.ts'

const SECOND = 1000

/** The room itself. `onLeave` is called once, when the person left or the room ended. */
export function showStage(
  place: HTMLElement,
  room: SessionRoom,
  devices: Devices,
  onLeave: (ending: Ending | 'left', message: string) => void,
): Meeting {
  const name = room.other.first_name
  document.title = messages.documentTitle(messages.sessionWith(name))
  const able = mayCaption()
  const whole = h('div', { class: 'group/room flex min-h-dvh bg-night text-night-ink max-wide:flex-col' })
  const view = stageView(room, devices, {
    onRetry: () => meeting.retry(),
    onTryPicture: () => meeting.tryPicture(),
  })
  const chat = showChat(room, (open, unread) => {
    whole.toggleAttribute('data-chat', open)
    bottom.showChat(open, unread)
  })
  const captions = captionStrip(
    { name, able },
    () => meeting,
    devices,
    (on) => bottom.showCaptions(on),
    () => bottom.focusCaptions(),
  )
  const meeting: Meeting = new Meeting(room, devices, {
    onChange: () => refresh(),
    onWritten: () => chat.look(),
    onCaption: (text) => captions.hear(text),
    onEnd: end,
  })
  const bottom = controls(meeting, devices, view.video, able, {
    onProblem: (text) => {
      show(view.trouble, true)
      write(view.trouble, text)
    },
    onChat: () => chat.toggle(),
    onCaptions: () => captions.press(),
    onLeave: () => {
      meeting.leave()
      end('left', '')
    },
  })
  // The next press clears the error of the previous one.
  bottom.element.addEventListener('click', () => show(view.trouble, false), true)

  let over = false
  let scene: Scene | undefined
  function refresh(): void {
    if (over) return
    const next = sceneOf(meeting.standing, name)
    view.draw(meeting, next)
    if (next.said !== scene?.said && next.said !== '') say(next.said)
    if (scene?.kind === 'waiting' && next.kind !== 'waiting') void devices.playSound().catch(() => undefined)
    scene = next
    bottom.refresh()
    captions.refresh()
  }

  function end(ending: Ending | 'left', message: string): void {
    if (over) return
    over = true
    clearInterval(ticking)
    view.stop()
    chat.close()
    captions.close()
    devices.stop()
    leaveExtraWindows()
    onLeave(ending, message)
  }

  whole.append(view.frame(captions.element, bottom.element), chat.element)
  fill(place, whole)
  devices.onChange(refresh)
  if (able) meeting.setCaptions('off')
  refresh()
  const ticking = everySecond(view.tick)
  view.heading.focus()
  return meeting
}

/** Calls `tick` with the server's time, now and every second. */
function everySecond(tick: (now: number) => void): ReturnType<typeof setInterval> {
  const now = () => tick(serverNow())
  now()
  return setInterval(now, SECOND)
}

function leaveExtraWindows(): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  if (document.fullscreenElement) void document.exitFullscreen()
}
