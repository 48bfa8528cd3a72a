import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

interface VideoProps extends Omit<ComponentProps<'video'>, 'ref'> {
  readonly stream: MediaStream | null
  readonly ref?: RefObject<HTMLVideoElement | null>
}

/** A video of a stream, which begins by itself. It goes on as long as its element stays where it is in the page. */
export function Video({ stream, ref, ...video }: VideoProps) {
  const own = useRef<HTMLVideoElement>(null)
  const element = ref ?? own
  useLayoutEffect(() => {
    if (element.current) element.current.srcObject = stream
  }, [element, stream])
  return <video ref={element} playsInline autoPlay {...video} />
}

interface OwnVideoProps {
  readonly track: MediaStreamTrack | null
  readonly className: string
}

/** What this side sends. Silent, and nothing for screen readers. */
export function OwnVideo({ track, className }: OwnVideoProps) {
  const stream = useMemo(() => track && new MediaStream([track]), [track])
  return <Video stream={stream} muted aria-hidden="true" className={className} />
}
