import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { DeviceBlock, SpeakerBlock, useFound } from './device-block.tsx'
import type { Devices, Kind } from './devices.ts'
import { Head } from './head.tsx'
import { Heading } from './heading.tsx'
import { Meter } from './meter.tsx'
import { NetworkBlock } from './network-block.tsx'
import { PhoneLine } from './phone-line.tsx'
import { useStore } from './store.ts'
import { OwnVideo } from './video.tsx'
import { fullName, homeOf, timeWords, whenWords } from './words.ts'

/** Some browsers are built without calls, such as those on WebKitGTK. */
const canCall = 'RTCPeerConnection' in window

interface CheckProps {
  readonly room: SessionRoom
  readonly devices: Devices
  readonly onJoin: () => void
}

/** The page before the room: tests camera, microphone, speaker and network before anybody sees or hears the person. */
export function Check({ room, devices, onJoin }: CheckProps) {
  const [name, home] = [room.other.first_name, homeOf(room.role)]
  const found = useFound(devices)
  return (
    <div className="mx-auto max-w-280 px-4 py-4 tablet:px-10">
      <Head room={room} />
      <main className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 py-4 [overflow-wrap:anywhere] wide:grid-cols-[1.6fr_1fr]">
        <div className="wide:col-span-2">
          <a
            href={home.href}
            className="inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:underline"
          >
            <Icon name="back" className="size-4 rtl:-scale-x-100" />
            {home.words}
          </a>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <Heading>{messages.readyToJoin}</Heading>
              <p className="tabular-nums text-muted">
                {messages.withAt(fullName(room.other), whenWords(room))}
              </p>
            </div>
            <p
              hidden={!room.other_here}
              className="rounded-full bg-success-soft px-3 py-1 text-sm font-medium text-success"
              role="status"
            >
              {messages.alreadyIn(name)}
            </p>
          </div>
        </div>
        <div className="grid content-start gap-4">
          <Preview devices={devices} name={name} />
          {/* Here it is in view on every screen, however long the list of devices is. */}
          <Join room={room} devices={devices} onJoin={onJoin} />
          <p className="flex gap-2 text-sm">
            <Icon name="lock" />
            <span>
              <b className="font-strong">{messages.noneRecorded}</b> {messages.onlyYouTwo(name)}
            </span>
          </p>
        </div>
        <Card className="grid content-start gap-5">
          <DeviceBlock kind="camera" devices={devices} found={found?.camera} />
          <DeviceBlock kind="microphone" devices={devices} found={found?.microphone}>
            <Meter devices={devices} lit="text-success" dark="text-line" />
            <p className="text-sm text-muted">{messages.saySomething}</p>
          </DeviceBlock>
          <SpeakerBlock devices={devices} found={found?.speaker} />
          <NetworkBlock network={room.network} />
        </Card>
      </main>
    </div>
  )
}

/** How the other person will see this one. */
function Preview({ devices, name }: { readonly devices: Devices; readonly name: string }) {
  useStore(devices)
  const { camera } = devices.tracks
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-box bg-night-2 tablet:aspect-video">
      <OwnVideo track={camera} className="size-full -scale-x-100 object-cover" />
      {camera === null && (
        <p className="absolute inset-0 grid place-items-center p-6 text-center text-night-muted">
          {devices.problems.camera || messages.cameraIsOff}
        </p>
      )}
      <p className="absolute bottom-3 start-3 rounded-in bg-night/80 px-3 py-1 text-sm text-night-ink">
        {messages.asTheySeeYou(name)}
      </p>
    </div>
  )
}

/** The ways into the room, with one of the devices or both. */
function Join({ room, devices, onJoin }: CheckProps) {
  const open = room.state === 'open'
  const off = !open || !canCall
  const joinWithout = async (kind: Kind) => {
    await devices.turn(kind, false, true)
    onJoin()
  }
  return (
    <div className="grid gap-2">
      <p hidden={!off} className="text-sm text-muted" role="status">
        {canCall ? messages.opensAt(timeWords(room, room.opens_at)) : messages.noCallsHere}
      </p>
      <Button block size="large" disabled={off} onClick={onJoin}>
        <Icon name="camera" />
        {messages.joinNow}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button kind="ghost" disabled={off} onClick={() => void joinWithout('camera')}>
          {messages.joinWithoutCamera}
        </Button>
        <Button kind="ghost" disabled={off} onClick={() => void joinWithout('microphone')}>
          {messages.joinWithoutMicrophone}
        </Button>
      </div>
      <PhoneLine room={room} />
    </div>
  )
}
