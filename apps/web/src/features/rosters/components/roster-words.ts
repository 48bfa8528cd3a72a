import type { RosterFate, RosterImport, RosterState } from '@shinequo/contract/rosters'

/** The fates as a filter names them, in the order shown. */
export const FATE_WORDS: Readonly<Record<RosterFate, string>> = {
  new: 'New',
  unknown_school: 'New, unknown school',
  invited: 'Invited',
  has_account: 'Already has an account',
  already_invited: 'Already invited',
  twice: 'Twice in this file',
  not_valid: 'Not valid',
}
export const FATES = Object.keys(FATE_WORDS) as RosterFate[]

export const STATE_WORDS: Readonly<Record<RosterState, string>> = {
  checked: 'Waits for your yes',
  writing: 'Inviting',
  done: 'Done',
  cancelled: 'Stopped',
  abandoned: 'Left alone',
}

const number = new Intl.NumberFormat('en-US')

/** '1 person', '9,800 people'. */
export function counted(count: number, singular: string, plural: string): string {
  return `${number.format(count)} ${count === 1 ? singular : plural}`
}

/** How many rows invite nobody. */
export function refusedCount({ counts }: RosterImport): number {
  return counts.has_account + counts.already_invited + counts.twice + counts.not_valid
}
