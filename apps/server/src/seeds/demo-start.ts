import type { Context } from '../plugins/context.ts'
import { demoParties, isWithoutAccounts, seedDemo } from './demo.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { topUpUpcomingSessions } from './demo-upcoming.ts'
import { DEMO_PASSWORD } from './people.ts'

/**
 * Prepares the demo data at startup, as DEMO_DATA says: `on` stores it if it is missing, `when-empty` only in a
 * database without accounts; both renew the upcoming sessions. Returns the lines that say which accounts can sign in;
 * none without demo data. `withCrowd` also stores the students who fill the programme's page, of whom tests have no need.
 */
export async function prepareDemo(context: Context, withCrowd = false): Promise<string[]> {
  const { demoData } = context.env
  if (demoData === 'off') return []
  const { root } = context.database
  if (demoData === 'on' || (await isWithoutAccounts(root))) await seedDemo(context, withCrowd)
  if (!(await demoParties(root))) return []
  await topUpUpcomingSessions(context)
  if (!context.env.local) {
    return ['Demo accounts cannot sign in: their password is published, and BASE_URL is not this machine.']
  }
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  return [
    `Demo accounts (password ${DEMO_PASSWORD}):`,
    ...DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`),
  ]
}
