import * as messages from '@shinequo/messages/web/care'
import { useState } from 'react'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useCareSettings } from '../api/admin.ts'
import { CareStaff } from './care-staff.tsx'
import { FORM_CARD, SettingsForm } from './settings-form.tsx'

/** The crisis line and the protocol, and who takes worries. */
export function CareSettings() {
  const settings = useCareSettings()
  const [turn, setTurn] = useState(0)
  if (settings.data === undefined) {
    return <PendingCard query={settings} failure={messages.settingsDidNotLoad} />
  }
  const beginAgain = () => {
    setTurn(turn + 1)
    // The pressed button goes with the form.
    focusAfterDialog(() => document.getElementById(FORM_CARD))
  }
  return (
    <>
      <SettingsForm key={turn} settings={settings.data} onDone={beginAgain} />
      <CareStaff />
    </>
  )
}
