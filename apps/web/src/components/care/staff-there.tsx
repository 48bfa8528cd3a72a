import * as messages from '@shinequo/messages/web/care-worries'
import { OF_THE_PROGRAMME } from '../../lib/words-of.ts'
import { CrisisLinks, EmergencyLine } from './care-card.tsx'

/** When the programme's staff are there; `hours` is what it wrote, '' if nothing. */
export function StaffHours({ hours }: { readonly hours: string }) {
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      {hours === ''
        ? messages.hoursUnknown
        : messages.staffHours(
            <b key="hours" {...OF_THE_PROGRAMME} className="font-strong">
              {hours}
            </b>,
          )}
    </p>
  )
}

/** That nobody watches around the clock, and whom to call instead. */
export function NoEmergencyService() {
  return (
    <section className="grid gap-3 rounded-box bg-accent-soft p-4 text-sm">
      <p>{messages.noEmergencyService}</p>
      <CrisisLinks />
      <EmergencyLine />
    </section>
  )
}
