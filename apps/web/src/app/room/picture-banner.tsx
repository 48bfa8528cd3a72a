import * as messages from '@shinequo/messages/web/room'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import type { Scene } from './scene.ts'

interface PictureBannerProps {
  readonly banner: NonNullable<Scene['banner']>
  readonly onTry: () => void
}

/** Says that a connection carries no video, and offers to retry if it is the person's own. */
export function PictureBanner({ banner: { title, words, own }, onTry }: PictureBannerProps) {
  return (
    <div className="mx-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-warning-soft p-4 text-ink">
      <Icon name="line" className="size-6 text-warning" />
      <div className="min-w-48 flex-1">
        <p className="font-strong">{title}</p>
        <p className="text-sm">{words}</p>
      </div>
      {own && (
        <Button kind="quiet" onClick={onTry}>
          {messages.tryThePicture}
        </Button>
      )}
    </div>
  )
}
