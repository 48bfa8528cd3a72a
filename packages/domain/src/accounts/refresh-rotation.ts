/** How long a spent refresh token is accepted again, in milliseconds: the first response may have been lost. */
export const REPEAT_MS = 30_000

/** A presented refresh token, whose sign-in has not ended. Instants are epoch milliseconds. */
export interface PresentedToken {
  /** When it was first spent; null if never. */
  readonly spentAt: number | null
  /** One of its successors has been presented. */
  readonly successorPresented: boolean
  /** Another successor of the same predecessor has been presented. */
  readonly siblingPresented: boolean
}

/**
 * Decides what presenting a refresh token means. `rotate`: exchange it for a successor. `repeat`: it is spent, but its
 * successors may have been lost, so it gets one more; this holds for REPEAT_MS, end excluded, until a successor is
 * presented. `reuse`: two parties hold the token, or a sibling has replaced it: end the sign-in.
 */
export function judgePresented(token: PresentedToken, now: number): 'rotate' | 'repeat' | 'reuse' {
  if (token.spentAt === null) return token.siblingPresented ? 'reuse' : 'rotate'
  return !token.successorPresented && now - token.spentAt < REPEAT_MS ? 'repeat' : 'reuse'
}
