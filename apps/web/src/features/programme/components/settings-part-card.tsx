import type { ProgrammeSettings } from '@shinequo/contract/programme/settings'
import { PARTS } from '@shinequo/messages/web/programme-settings'
import { useId, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import type { SettingsPart } from '../settings-sections.ts'
import { PART_WORDS } from '../settings-words.ts'
import { SettingsDialog } from './settings-dialog.tsx'

interface SettingsPartCardProps {
  readonly part: SettingsPart
  readonly settings: ProgrammeSettings
  /** How many requests wait for a decision. */
  readonly waiting?: number
}

/** A part of the settings in words, with a button to change it. */
export function SettingsPartCard({ part, settings, waiting = 0 }: SettingsPartCardProps) {
  const id = useId()
  const [changing, setChanging] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={PARTS[part].title} className="mb-2!" />
      <div className="grid justify-items-start gap-3">
        {PART_WORDS[part](settings).map((words) => (
          <p key={words} className="max-w-[66ch] text-sm text-muted [overflow-wrap:anywhere]">
            {words}
          </p>
        ))}
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {PARTS[part].change}
        </Button>
      </div>
      {changing && (
        <SettingsDialog
          part={part}
          settings={settings}
          waiting={waiting}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  )
}
