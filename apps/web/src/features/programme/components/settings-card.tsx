import { zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { CardPart } from '../../../components/ui/card-part.tsx'
import { useSettings } from '../api/admin.ts'
import { bookingWords } from '../settings-words.ts'
import { SettingsDialog } from './settings-dialog.tsx'

/** Who decides matches in this programme and whom students may book, with a button to change it. */
export function SettingsCard({ waiting }: { readonly waiting: number }) {
  const query = useSettings()
  const [changing, setChanging] = useState(false)
  return (
    <Card aria-label={messages.settingsTitle}>
      <CardPart query={query} failure={messages.settingsDidNotLoad} level="h2">
        {(settings) => (
          <div className="grid justify-items-start gap-3">
            <h2 className="text-lg font-strong tracking-snug">
              {messages.MODES[settings.matching_mode].title}
            </h2>
            <p className="text-sm text-muted">{messages.MODES[settings.matching_mode].means}</p>
            <p className="text-sm text-muted">{bookingWords(settings)}</p>
            <p className="text-sm text-muted">{messages.figuresGoBy(zoneName(settings.figures_zone))}</p>
            <div className="flex flex-wrap gap-3">
              <Button kind="quiet" onClick={() => setChanging(true)}>
                {messages.change}
              </Button>
              <ButtonLink to="/admin/matches/weights" kind="ghost">
                {messages.whatCounts}
              </ButtonLink>
            </div>
            {changing && (
              <SettingsDialog settings={settings} waiting={waiting} onClose={() => setChanging(false)} />
            )}
          </div>
        )}
      </CardPart>
    </Card>
  )
}
