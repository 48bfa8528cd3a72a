/** How long a spent refresh token may be presented again, in milliseconds: the answer to the first time may be lost. */
export const REPEAT_MS = 30_000

/** A refresh token of a sign-in that has not ended, as it is presented. Instants are epoch milliseconds. */
export interface PresentedToken {
  /** When it was first spent; null: never. */
  readonly spentAt: number | null
  /** One of the tokens that were given for it has been presented itself. */
  readonly successorPresented: boolean
  /** Another token that was given for the same predecessor has been presented. */
  readonly siblingPresented: boolean
}

/**
 * What presenting a refresh token means. `rotate`: it is spent for a successor. `repeat`: it is spent, but its
 * successors may never have arrived, so it gets one more; for REPEAT_MS, the end excluded, until one of them is
 * presented. `reuse`: two hold it, or it was taken out of use by a sibling: the sign-in ends.
 */
export function judgePresented(token: PresentedToken, now: number): 'rotate' | 'repeat' | 'reuse' {
  if (token.spentAt === null) return token.siblingPresented ? 'reuse' : 'rotate'
  return !token.successorPresented && now - token.spentAt < REPEAT_MS ? 'repeat' : 'reuse'
}
