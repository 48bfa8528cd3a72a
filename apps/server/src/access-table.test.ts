import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS, ENDPOINTS_BY_NOUN } from '@shinequo/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { checkEndpoints, ENDPOINT_NAMES, isCall, READS } from './testing/access-checks.ts'
import { ACCESS_ROWS, ACCESS_ROWS_BY_NOUN } from './testing/access-rows.ts'
import type { Caller } from './testing/access-world.ts'
import { describeOnEngines } from './testing/engines.ts'

/** Where the rows of a noun stand. Endpoints of no noun have theirs in the composed table. */
const homeOf = (noun: string) =>
  `apps/server/src/${noun === 'health' ? 'testing' : `features/${noun}`}/access-rows.ts`

describe('the access table of the contract', () => {
  it('has a row for every endpoint and a reason for every empty cell', () => {
    const nouns = Object.keys(ENDPOINTS_BY_NOUN) as (keyof typeof ENDPOINTS_BY_NOUN)[]
    const missing = nouns.flatMap((noun) =>
      Object.keys(ENDPOINTS_BY_NOUN[noun])
        .filter((name) => !(name in ACCESS_ROWS_BY_NOUN[noun]))
        .map((name) => `${name} has no access row: write it in ${homeOf(noun)}`),
    )
    expect(missing).toEqual([])
    expect(Object.keys(ACCESS_ROWS).sort()).toEqual(Object.keys(ENDPOINTS).sort())
    const cells = Object.values(ACCESS_ROWS).flatMap((row) => [...Object.values(row.answers), row.bad])
    for (const cell of cells) if (!isCall(cell)) expect(cell.notApplicable.length).toBeGreaterThan(10)
  })

  it('requires a token wherever the contract says so', () => {
    for (const name of ENDPOINT_NAMES) {
      const publicCall = ENDPOINTS[name].access === 'public'
      expect([name, ACCESS_ROWS[name].answers.signedOut === 401]).toEqual([name, !publicCall])
    }
  })

  it('refuses every other role where the contract names one', () => {
    const roles = {
      student: 'student',
      otherStudent: 'student',
      coach: 'coach',
      otherCoach: 'coach',
      admin: 'admin',
    }
    for (const name of ENDPOINT_NAMES) {
      const access: Endpoint['access'] = ENDPOINTS[name].access
      if (access === 'public' || access === 'signed-in') continue
      for (const [caller, role] of Object.entries(roles)) {
        const answer = ACCESS_ROWS[name].answers[caller as Caller]
        if (role !== access) expect([name, caller, answer]).toEqual([name, caller, 403])
      }
    }
  })
})

describeOnEngines('every endpoint that reads', (engine) => {
  checkEndpoints(engine, READS)
})
