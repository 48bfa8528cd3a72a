import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import type { RefObject } from 'react'
import { Avatar } from '../../components/ui/avatar.tsx'
import { useSeconds } from '../../lib/use-now.ts'
import type { Devices } from './devices.ts'
import { LostPanel } from './lost-panel.tsx'
import type { Meeting } from './meeting.ts'
import { Meter } from './meter.tsx'
import type { Scene } from './scene.ts'
import { useStore } from './store.ts'
import { OwnVideo, Video } from './video.tsx'
import type { Stay } from './visit.ts'
import { fullName } from './words.ts'

interface PicturesProps {
  readonly stay: Stay
  readonly scene: Scene
  /** The other person's video. */
  readonly video: RefObject<HTMLVideoElement | null>
}

/**
 * Both people. While a student waits their own video is large, afterwards small in a corner of the other's; the elements
 * stay where they are in the page, since a video that is moved stands still.
 */
export function Pictures({ stay: { room, devices, meeting }, scene, video }: PicturesProps) {
  const waits = scene.kind === 'waiting'
  const around = waits
    ? 'mx-auto grid w-full max-w-240 items-center gap-8 p-6 wide:grid-cols-2'
    : 'relative grid px-3'
  return (
    <div className={around}>
      {waits && <WaitingWords room={room} />}
      <div className={waits ? 'grid gap-3' : 'contents'}>
        <OtherPicture room={room} meeting={meeting} scene={scene} video={video} />
        <OwnTile devices={devices} meeting={meeting} waits={waits} />
        {waits && (
          <>
            <p className="text-sm text-night-muted">{messages.yourMicrophone}</p>
            <Meter devices={devices} lit="text-accent" dark="text-night-line" />
          </>
        )}
      </div>
    </div>
  )
}

/** Shown to a student until the coach opens the room. */
function WaitingWords({ room }: { readonly room: SessionRoom }) {
  const name = room.other.first_name
  const begun = useSeconds() >= Date.parse(room.start_time)
  return (
    <div className="grid gap-4">
      <h2 className="text-3xl font-bold tracking-tight">
        {begun ? messages.opensSoon(name) : messages.youAreEarly(name)}
      </h2>
      <p className="max-w-[44ch]">{messages.keepWindowOpen}</p>
    </div>
  )
}

interface OtherPictureProps extends Pick<PicturesProps, 'scene' | 'video'> {
  readonly room: SessionRoom
  readonly meeting: Meeting
}

/** The other person: their video, a portrait instead, or why there is neither. */
function OtherPicture({ room: { other }, meeting, scene, video }: OtherPictureProps) {
  const { met, told } = useStore(meeting)
  const [name, shows] = [fullName(other), met && scene.picture]
  return (
    <div
      hidden={scene.kind === 'waiting'}
      className="relative min-h-80 overflow-hidden rounded-box border-2 border-transparent bg-night-2 max-wide:group-data-chat/room:min-h-48"
    >
      <Video
        ref={video}
        stream={meeting.remote}
        aria-label={messages.pictureOf(other.first_name)}
        className={`absolute inset-0 size-full ${told?.sharing ? 'object-contain' : 'object-cover'} ${shows ? '' : 'invisible'}`}
      />
      {met && !scene.picture && scene.title === '' && (
        <div className="absolute inset-0 grid content-center justify-items-center gap-3 text-center">
          <Avatar name={name} url={other.url} size={144} />
          <p className="text-xl font-strong">{name}</p>
          <p className="text-night-muted">{scene.face}</p>
        </div>
      )}
      {shows && (
        <p className="absolute bottom-3 start-3 rounded-in bg-night/80 px-3 py-1 text-sm">
          {told?.microphone === false ? messages.muted(name) : name}
        </p>
      )}
      {scene.title !== '' && <LostPanel scene={scene} onRetry={() => meeting.retry()} />}
    </div>
  )
}

interface OwnTileProps {
  readonly devices: Devices
  readonly meeting: Meeting
  readonly waits: boolean
}

/** The person's own video, or the screen that they share. */
function OwnTile({ devices, meeting, waits }: OwnTileProps) {
  const { sharing, soundOnly } = useStore(meeting)
  useStore(devices)
  const track = meeting.screen ?? (soundOnly ? null : devices.tracks.camera)
  // In the corner of the other's picture, within its border and the space around it.
  const place = waits
    ? 'relative aspect-video'
    : `absolute end-[calc(1.5rem+2px)] bottom-[calc(0.75rem+2px)] z-1 aspect-4/3 w-28 tablet:aspect-video tablet:w-52 ${track ? '' : 'max-tablet:hidden'}`
  return (
    <div className={`overflow-hidden rounded-box border border-night-line bg-night-3 ${place}`}>
      {/* Mirrored, unless it is a screen. */}
      <OwnVideo track={track} className={`size-full object-cover ${sharing ? '' : '-scale-x-100'}`} />
      {!track && (
        <p className="absolute inset-0 grid place-items-center text-sm text-night-muted">
          {messages.noOwnPicture}
        </p>
      )}
      <p className="absolute bottom-2 start-2 rounded-in bg-night/80 px-2 text-sm">{messages.you}</p>
    </div>
  )
}
