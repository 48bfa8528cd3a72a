import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { OF_A_PERSON } from '../../lib/words-of.ts'
import { useStore } from './store.ts'
import type { Stay } from './visit.ts'

/** The captions of both people, below the picture. */
export function CaptionStrip({ stay: { room, devices, meeting, captioning } }: { readonly stay: Stay }) {
  const { call } = useStore(meeting)
  const { step, lines } = useStore(captioning)
  useStore(devices)
  const acts = useRef<HTMLDivElement>(null)
  const words = captioning.words()
  const spoken = lines.you !== '' || lines.other !== ''
  const asks = step === 'offer' || step === 'loading' || step === 'never' || step === 'stopped'
  // Without a call nothing is heard, and the panel over the picture says why.
  const shown = call !== null && (asks || spoken || (call === 'connected' && words !== ''))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useLayoutEffect(() => {
    const had = document.activeElement
    const hasFocus = acts.current?.contains(had) === true
    if (!asks) {
      if (hasFocus) focusButton()
      // If the person has moved the focus elsewhere meanwhile, it stays there.
    } else if (hasFocus || had?.matches('body, [aria-controls=more], [data-captions]')) {
      acts.current?.querySelector<HTMLElement>('button:not([hidden])')?.focus()
    }
  }, [step])

  return (
    <fieldset
      aria-label={messages.captions}
      hidden={!shown}
      className="mx-auto grid min-h-26 w-full min-w-0 max-w-240 content-center gap-2 px-4 pb-2 tablet:min-h-20 tablet:justify-items-center"
    >
      {!asks && spoken && (
        <div className="grid content-end gap-1">
          <Line who={room.other.first_name}>{lines.other}</Line>
          <Line who={messages.you}>{lines.you}</Line>
        </div>
      )}
      {(asks || !spoken) && <p className="max-w-[75ch] text-sm tablet:text-center">{words}</p>}
      <div ref={acts} hidden={!asks} className="flex flex-wrap gap-2">
        <Button kind="light" hidden={step !== 'offer'} onClick={captioning.load}>
          {messages.loadPack}
        </Button>
        <Button kind="night" onClick={captioning.stop}>
          {step === 'offer' ? actions.notNow : step === 'loading' ? messages.stopWaiting : actions.close}
        </Button>
      </div>
    </fieldset>
  )
}

/** Focuses the button of the captions, or More if it is hidden behind that. */
function focusButton(): void {
  const [button, more] = ['[data-captions]', '[aria-controls=more]'].map((name) =>
    document.querySelector<HTMLElement>(name),
  )
  const shown = button?.checkVisibility() ? button : more
  shown?.focus()
}

/** The end of what one of them said last, at most two rows. */
function Line({ who, children }: { readonly who: string; readonly children: string }) {
  if (children === '') return null
  return (
    <div className="flex gap-2 rounded-in bg-night-3 px-3 py-1">
      <p className="max-w-24 shrink-0 truncate font-strong">{who}</p>
      <div className="flex max-h-[2lh] flex-1 flex-col justify-end overflow-hidden">
        <p {...OF_A_PERSON}>{children}</p>
      </div>
    </div>
  )
}
