import { expect, it } from 'vitest'
import { durationWords, waitingWords } from './waiting-words.ts'

const waiting = { waits: true, since: null, days: { from: 2, to: 4 }, reached: 'queue' } as const

it('says about how many days, or that nobody can say', () => {
  const said = (from: number, to: number) => durationWords({ from, to })
  expect(said(2, 4)).toBe('About 2 to 4 days.')
  expect(said(3, 3)).toBe('About 3 days.')
  expect([said(0, 1), said(1, 1)]).toEqual(['About a day.', 'About a day.'])
  expect(said(0, 3)).toBe('Up to 3 days.')
  expect(durationWords(null)).toBe("We can't say yet how long it will take.")
})

it('promises a mail, and says if nobody has room or what the student can do', () => {
  expect(waitingWords(waiting)).toBe("About 2 to 4 days. We'll email you when you're matched.")
  expect(waitingWords({ ...waiting, days: null })).toBe(
    "We can't say yet how long it will take. We'll email you when you're matched.",
  )
  expect(waitingWords({ ...waiting, reached: 'no_coach' })).toBe(
    "No coach has room for you right now. We'll keep looking, and email you when you're matched.",
  )
  expect(waitingWords({ ...waiting, days: null, reached: 'confirm_email' })).toBe(
    'Confirm your email to keep a coach. Places go first to students who have.',
  )
})
