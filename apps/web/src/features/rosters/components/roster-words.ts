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
  checked: 'Ready to send',
  writing: 'Inviting',
  done: 'Done',
  cancelled: 'Stopped',
  abandoned: 'Left alone',
}

/** How many rows invite nobody. */
export function refusedCount({ counts }: RosterImport): number {
  return counts.has_account + counts.already_invited + counts.twice + counts.not_valid
}

/** What a roster does for those who have an account already; '' when nobody has. */
export function accountsText({ counts: { has_account } }: RosterImport): string {
  if (has_account === 0) return ''
  const who =
    has_account === 1
      ? '1 person has an account already'
      : `${has_account.toLocaleString('en-US')} people have an account already`
  return `${who}: a student’s school in this file counts as proved, unless another one is.`
}
