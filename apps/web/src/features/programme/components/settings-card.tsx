import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSettings } from '../api/admin.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { bookingWords } from './settings-words.ts'

/** Who decides matches in this programme and whom students may book, with a button to change it. */
export function SettingsCard({ waiting }: { readonly waiting: number }) {
  const { data, error, isFetching, refetch } = useSettings()
  const [changing, setChanging] = useState(false)
  return (
    <Card aria-label={messages.settingsTitle}>
      {data ? (
        <div className="grid justify-items-start gap-3">
          <h2 className="text-lg font-strong tracking-snug">{messages.MODES[data.matching_mode].title}</h2>
          <p className="text-sm text-muted">{messages.MODES[data.matching_mode].means}</p>
          <p className="text-sm text-muted">{bookingWords(data)}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="quiet" onClick={() => setChanging(true)}>
              {messages.change}
            </Button>
            <ButtonLink to="/admin/matches/weights" kind="ghost">
              {messages.whatCounts}
            </ButtonLink>
          </div>
          {changing && (
            <SettingsDialog settings={data} waiting={waiting} onClose={() => setChanging(false)} />
          )}
        </div>
      ) : error ? (
        <ErrorState
          level="h2"
          title={messages.settingsDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <div className="grid gap-2">
          <Waiting>{actions.loading}</Waiting>
          <Skeleton className="h-6 w-56" />
        </div>
      )}
    </Card>
  )
}
