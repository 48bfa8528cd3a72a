import * as messages from '@shinequo/messages/web/programme'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { CardPart } from '../../../components/ui/card-part.tsx'
import { useSettings } from '../api/admin.ts'
import { rulesWords } from '../settings-words.ts'

/** Who decides matches in this programme and whom students may book, with the way to where it is changed. */
export function SettingsCard() {
  const query = useSettings()
  return (
    <Card aria-label={messages.settingsTitle}>
      <CardPart query={query} failure={messages.settingsDidNotLoad} level="h2">
        {(settings) => (
          <div className="grid justify-items-start gap-3">
            <h2 className="text-lg font-strong tracking-snug">
              {messages.MODES[settings.matching_mode].title}
            </h2>
            <p className="text-sm text-muted">{messages.MODES[settings.matching_mode].means}</p>
            <p className="text-sm text-muted">{rulesWords(settings)}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/admin/settings/matching" kind="quiet">
                {messages.change}
              </ButtonLink>
              <ButtonLink to="/admin/matches/weights" kind="ghost">
                {messages.whatCounts}
              </ButtonLink>
            </div>
          </div>
        )}
      </CardPart>
    </Card>
  )
}
