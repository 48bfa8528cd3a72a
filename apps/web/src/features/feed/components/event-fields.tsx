import * as messages from '@shinequo/messages/web/feed'
import { useMemo } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { zonesWith } from '../../../lib/own-zone.ts'
import type { PostEditing } from '../use-post-form.ts'

/** Whether a post announces an event, and when and where that takes place. */
export function EventFields({ editing: { form } }: { readonly editing: PostEditing }) {
  const { is_event, zone } = form.values
  const zones = useMemo(() => zonesWith(zone), [zone])
  return (
    <fieldset className="grid min-w-0 gap-4">
      <div>
        <Checkbox {...form.check('is_event')} label={messages.isEvent} />
        <p className="text-xs text-muted">{messages.isEventHint}</p>
      </div>
      {is_event && (
        <>
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField {...form.text('starts_date')} label={messages.firstDay} type="date" />
            <TextField {...form.text('starts_time')} label={messages.startTime} type="time" />
            <TextField
              {...form.text('ends_date')}
              label={messages.lastDay}
              hint={messages.lastDayHint}
              type="date"
            />
            <TextField {...form.text('ends_time')} label={messages.endTime} type="time" />
          </div>
          <SelectField {...form.text('zone')} label={messages.eventZone} options={zones} />
          <TextField
            {...form.text('place')}
            label={messages.place}
            hint={messages.placeHint}
            autoComplete="off"
            maxLength={200}
          />
        </>
      )}
    </fieldset>
  )
}
