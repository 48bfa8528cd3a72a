import type { AuditFault } from '@shinequo/contract/audit'
import { counted } from '../../../lib/counted.ts'

const entriesText = (entries: number) => counted(entries, 'entry', 'entries')

/** How far a check has come. */
export function progressText(checked: number, total: number): string {
  return `Checked ${checked.toLocaleString('en-US')} of ${entriesText(total)}`
}

/** That every entry holds, how many name somebody who is gone, and whether there was a copy to compare with. */
export function holdsText(total: number, blanked: number, hasCopy: boolean): string {
  if (total === 0) return 'There is nothing to check yet.'
  const gone =
    blanked === 0 ? '' : ` ${entriesText(blanked)} ${blanked === 1 ? 'names' : 'name'} people who are gone.`
  const copy = hasCopy ? '' : ' There is no copy of its newest entry to compare with.'
  return `${entriesText(total)} checked. The audit holds: each is as it was written, and none is missing.${gone}${copy}`
}

/** What is wrong; `moment` says when the entry was written at which it shows, '' where there is none. */
export function faultText({ kind, position }: AuditFault, moment: string): string {
  const entry = `entry ${position.toLocaleString('en-US')}`
  const since = moment === '' ? '' : ` of ${moment}`
  switch (kind) {
    case 'changed':
      return `The audit does not hold from ${entry}${since} on: it is not what was written.`
    case 'removed':
      return `The audit does not hold: ${entry} is missing${moment === '' ? '' : ` before the one${since}`}.`
    case 'cut_off':
      return `The audit does not hold: the newest entries are missing, from ${entry} on.`
    case 'rewritten':
      return `The audit does not hold: it was written anew, up to ${entry}${since} or beyond.`
    case 'unreadable_copy':
      return `The copy of the audit’s newest entry, kept outside of the database, cannot be read. The audit is whole up to ${entry}, but whether it was written anew or cut off there cannot be told.`
  }
}

/** What to do about it, and what holds nevertheless. */
export function adviceText({ kind }: AuditFault): string {
  if (kind === 'unreadable_copy')
    return 'Please tell whoever runs this service: they can compare the audit with an entry that the log names.'
  const rest = kind === 'rewritten' ? '' : ' The entries before it hold.'
  return `Please tell whoever runs this service: a backup from before shows what stood there.${rest}`
}
