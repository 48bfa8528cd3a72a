import * as messages from '@shinequo/messages/web/room'
import { type KeyboardEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { Control } from './control.tsx'
import type { Kind } from './devices.ts'
import { useStore } from './store.ts'
import type { Stay } from './visit.ts'

const canShare = 'getDisplayMedia' in (navigator.mediaDevices ?? {})

interface ControlsProps {
  readonly stay: Stay
  /** The other person's video. */
  readonly video: RefObject<HTMLVideoElement | null>
  /** Called with why a press failed, and with '' at the next press. */
  readonly onTrouble: (words: string) => void
  readonly onLeave: () => void
}

/** The controls of the room. On narrow pages half of them are behind More. */
export function Controls({ stay, video, onTrouble, onLeave }: ControlsProps) {
  const { devices, meeting, conversation, captioning } = stay
  const { sharing, soundOnly, call } = useStore(meeting)
  const { open, unseen } = useStore(conversation)
  const { step } = useStore(captioning)
  useStore(devices)
  const isFull = useSyncExternalStore(onFullScreen, inFullScreen)
  const [folded, setFolded] = useState(true)
  const [more, rest] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)]
  const [heard, seen] = [devices.on('microphone'), devices.on('camera')]

  const press = (act: () => unknown) => () => {
    onTrouble('')
    act()
  }
  /** For those behind More, which close it. */
  const pressBehind = (act: () => unknown) =>
    press(() => {
      act()
      setFolded(true)
      if (rest.current?.contains(document.activeElement) && more.current?.checkVisibility())
        more.current.focus()
    })
  const turn = (kind: Kind) => async () => {
    await devices.turn(kind, !devices.on(kind))
    if (devices.problems[kind]) onTrouble(devices.problems[kind])
  }
  function foldOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || folded) return
    setFolded(true)
    more.current?.focus()
  }
  function share() {
    if (sharing) return meeting.stopSharing()
    // Dismissing the browser's dialog means not sharing.
    meeting.share().catch(() => undefined)
  }
  function showSmall() {
    const done = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture()
    done?.catch(() => onTrouble(messages.smallWindowNeedsPicture))
  }
  function fill() {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => onTrouble(messages.noFullScreen))
  }

  return (
    <fieldset
      aria-label={messages.controls}
      onKeyDown={foldOnEscape}
      className="relative z-2 flex min-w-0 flex-wrap items-start justify-center gap-3 px-3"
    >
      <Control
        icon={heard ? 'microphone' : 'microphone-off'}
        words={heard ? messages.mute : messages.unmute}
        pressed={!heard}
        onClick={press(turn('microphone'))}
      />
      <Control
        icon={seen ? 'camera' : 'camera-off'}
        words={seen ? messages.pictureOff : messages.pictureOn}
        pressed={!seen}
        onClick={press(turn('camera'))}
      />
      <Control
        icon="chat"
        words={messages.chat}
        className="relative"
        aria-controls="chat"
        aria-keyshortcuts="Alt+C"
        aria-expanded={open}
        onClick={press(conversation.toggle)}
      >
        {unseen > 0 && (
          <span className="absolute top-0 end-1 grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-strong text-on-accent">
            {unseen}
            <span className="sr-only"> {messages.unread}</span>
          </span>
        )}
      </Control>
      <div
        ref={rest}
        id="more"
        data-folded={folded || undefined}
        className="flex gap-3 max-tablet:absolute max-tablet:inset-x-3 max-tablet:flex-wrap max-tablet:justify-center max-tablet:bottom-full max-tablet:mb-3 max-tablet:rounded-box max-tablet:border max-tablet:border-night-line max-tablet:bg-night-2 max-tablet:p-3 max-tablet:data-folded:hidden"
      >
        <Control
          icon="sound"
          words={messages.soundOnly}
          pressed={soundOnly}
          onClick={pressBehind(() => meeting.setSoundOnly(!soundOnly))}
        />
        {call !== null && captioning.able && (
          <Control
            icon="captions"
            words={messages.captions}
            pressed={step === 'on'}
            data-captions
            onClick={pressBehind(captioning.press)}
          />
        )}
        {call !== null && canShare && (
          <Control
            icon="screen"
            words={sharing ? messages.stopSharing : messages.share}
            pressed={sharing}
            onClick={pressBehind(share)}
          />
        )}
        {call !== null && document.pictureInPictureEnabled && (
          <Control icon="window" words={messages.smallWindow} onClick={pressBehind(showSmall)} />
        )}
        {document.fullscreenEnabled && (
          <Control
            icon="full"
            words={isFull ? messages.notFullScreen : messages.fullScreen}
            pressed={isFull}
            onClick={pressBehind(fill)}
          />
        )}
      </div>
      <Control
        ref={more}
        icon="more"
        words={messages.more}
        className="tablet:hidden"
        aria-controls="more"
        aria-expanded={!folded}
        onClick={press(() => setFolded(!folded))}
      />
      <Control icon="leave" words={messages.leave} leaves onClick={press(onLeave)} />
    </fieldset>
  )
}

const inFullScreen = () => document.fullscreenElement !== null

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
