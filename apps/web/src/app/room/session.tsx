import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { useEffect, useRef, useState } from 'react'
import { AskContact } from '../../components/care/ask-contact.tsx'
import { CrisisLine } from '../../components/ui/crisis-line.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { CaptionStrip } from './caption-strip.tsx'
import { Chat } from './chat.tsx'
import { ClockChip } from './clock-chip.tsx'
import { Controls } from './controls.tsx'
import { Heading } from './heading.tsx'
import { PhoneLine } from './phone-line.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { Pictures } from './pictures.tsx'
import { say } from './say.ts'
import { type Scene, sceneOf } from './scene.ts'
import { useStore } from './store.ts'
import type { Stay } from './visit.ts'
import { fullName, whenWords } from './words.ts'

interface SessionProps {
  readonly stay: Stay
  readonly onLeave: () => void
}

/** The room itself. */
export function Session({ stay, onLeave }: SessionProps) {
  const { room, meeting, conversation } = stay
  const standing = useStore(meeting)
  const { open } = useStore(conversation)
  const scene = sceneOf(standing, room.other.first_name)
  const video = useRef<HTMLVideoElement>(null)
  /** The error of the last press. */
  const [trouble, setTrouble] = useState('')
  useChanges(scene, stay)
  return (
    <div
      className="group/room flex min-h-dvh bg-night text-night-ink max-wide:flex-col"
      data-chat={open || undefined}
    >
      <div className="grid min-w-0 flex-1 grid-cols-1 grid-rows-[auto_1fr_auto] gap-3">
        <SessionHead room={room} />
        <main className="grid min-h-0 grid-rows-[auto_1fr] gap-3">
          <div className="grid gap-2">
            {scene.banner && <PictureBanner banner={scene.banner} onTry={() => meeting.tryPicture()} />}
            {trouble !== '' && (
              <p className="mx-3 rounded-box bg-danger-soft p-3 text-sm text-danger" role="alert">
                {trouble}
              </p>
            )}
          </div>
          <Pictures stay={stay} scene={scene} video={video} />
        </main>
        <footer className="grid gap-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <CaptionStrip stay={stay} />
          <Controls stay={stay} video={video} onTrouble={setTrouble} onLeave={onLeave} />
          <div className="flex flex-wrap justify-center gap-x-8">
            <PhoneLine room={room} className="justify-center text-night-muted" />
            <CrisisLine className="text-night-muted! [&_a]:text-night-muted!" />
            {room.role === 'student' && <AskContact night className="text-night-muted" />}
          </div>
        </footer>
      </div>
      <Chat stay={stay} />
    </div>
  )
}

/** Announces what has changed, with a soft sound when the waiting is over. */
function useChanges({ said, kind }: Scene, { devices }: Stay): void {
  const before = useRef(kind)
  useEffect(() => {
    if (said !== '') say(said)
  }, [said])
  useEffect(() => {
    if (before.current === 'waiting' && kind !== 'waiting') void devices.playSound().catch(() => undefined)
    before.current = kind
  }, [kind, devices])
}

function SessionHead({ room }: { readonly room: SessionRoom }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3">
      <div className="min-w-0">
        <Heading
          title={messages.sessionWith(room.other.first_name)}
          className="font-strong [overflow-wrap:anywhere]"
        >
          {messages.sessionWith(fullName(room.other))}
        </Heading>
        <p className="text-sm tabular-nums text-night-muted max-tablet:hidden">{whenWords(room)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <p className="flex items-center gap-1.5 rounded-full bg-night-3 px-3 py-1 text-sm">
          <Icon name="lock" className="size-4" />
          {messages.nothingIsRecorded}
        </p>
        <ClockChip room={room} />
      </div>
    </header>
  )
}
