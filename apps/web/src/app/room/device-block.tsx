import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Select } from '../../components/ui/select-field.tsx'
import { CheckBlock } from './check-block.tsx'
import type { Devices, Kind } from './devices.ts'
import { useStore } from './store.ts'

type Found = Awaited<ReturnType<Devices['list']>>

/** The devices of the computer; undefined until the browser has told. */
export function useFound(devices: Devices): Found | undefined {
  const changes = useStore(devices)
  const [found, setFound] = useState<Found>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => void devices.list().then(setFound), [devices, changes])
  return found
}

interface DeviceBlockProps {
  readonly kind: Kind
  readonly devices: Devices
  readonly found: MediaDeviceInfo[] | undefined
  readonly children?: ReactNode
}

/** Whether a camera or microphone works, and which one. */
export function DeviceBlock({ kind, devices, found, children }: DeviceBlockProps) {
  useStore(devices)
  const [track, problem, on] = [devices.tracks[kind], devices.problems[kind], devices.on(kind)]
  const state = on ? messages.DEVICE_WORKS[kind] : problem ? messages.doesNotWork : messages.off
  return (
    <CheckBlock icon={kind} title={messages.DEVICES[kind]} state={state}>
      {/* On one line, so that nothing below moves when the device comes on. */}
      <div className="flex min-h-12 flex-wrap items-center gap-2">
        <Choice
          kind={kind}
          found={found}
          used={track?.getSettings().deviceId}
          className="flex-[1_1_8rem]"
          onChoose={(id) => void devices.choose(kind, id)}
        />
        {devices.started && !on && (
          <Button kind="quiet" onClick={() => void devices.turn(kind, true)}>
            {problem ? actions.tryAgain : messages.TURN_ON[kind]}
          </Button>
        )}
      </div>
      {problem !== '' && <p className="text-sm text-danger">{problem}</p>}
      {children}
    </CheckBlock>
  )
}

/** Plays a sound on the chosen speaker. No choice if the browser can only use the system's. */
export function SpeakerBlock({ devices, found }: Omit<DeviceBlockProps, 'kind'>) {
  const [played, setPlayed] = useState(false)
  const canChoose = 'AudioContext' in window && 'setSinkId' in AudioContext.prototype
  const play = () => devices.playSound().then(() => setPlayed(true))
  return (
    <CheckBlock
      icon="speaker"
      title={messages.DEVICES.speaker}
      state={played ? messages.didYouHearIt : messages.notTriedYet}
    >
      <div className="flex flex-wrap gap-2">
        <Choice
          kind="speaker"
          found={canChoose ? found : []}
          used={devices.speaker()}
          className="flex-1"
          onChoose={(id) => void devices.chooseSpeaker(id)}
        />
        <Button kind="quiet" onClick={() => void play()}>
          {messages.playSound}
        </Button>
      </div>
    </CheckBlock>
  )
}

interface ChoiceProps {
  readonly kind: Kind | 'speaker'
  readonly found: MediaDeviceInfo[] | undefined
  /** The id of the device in use, if one is. */
  readonly used: string | undefined
  readonly className: string
  readonly onChoose: (id: string) => void
}

/** Device names are available only after the browser has granted permission. */
function Choice({ kind, found, used, className, onChoose }: ChoiceProps) {
  // Shown until the chosen device is in use.
  const [chosen, setChosen] = useState<string>()
  if (found?.length === 0) return null
  const options = (found ?? []).map(
    ({ deviceId, label }, at) => [deviceId, label || messages.numberedDevice(kind, at + 1)] as const,
  )
  return (
    <Select
      aria-label={messages.DEVICES[kind]}
      options={options}
      value={used ?? chosen ?? options[0]?.[0] ?? ''}
      className={`block min-w-0 ${className}`}
      onChange={({ target }) => {
        setChosen(target.value)
        onChoose(target.value)
      }}
    />
  )
}
