import type { Trx } from './tables.ts'

/** Notes the zone of a person's browser, an IANA name. To be sent together with other statements, or executed. */
export const zoneToNote = (trx: Trx, accountId: string, zone: string) =>
  trx
    .updateTable('accounts')
    .set({ time_zone: zone })
    .where('id', '=', accountId)
    .where('time_zone', 'is distinct from', zone)
