import { exportAudit } from '@shinequo/contract/audit'
import { exportMatches } from '@shinequo/contract/matching/programme-matches'
import { exportPeople, listPeople } from '@shinequo/contract/people'
import { exportInvitations } from '@shinequo/contract/people/invitations'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { serveOn } from './endpoints.ts'

it('a file that is sent in parts may take longer than other answers, which would break it off in the middle', () => {
  const routes: RouteOptions[] = []
  const app = { route: (options: RouteOptions) => routes.push(options) }
  const serve = serveOn(app as unknown as FastifyInstance, {} as Context)
  const never = async () => undefined as never
  serve(listPeople, never)
  for (const endpoint of [exportPeople, exportInvitations, exportMatches, exportAudit]) {
    serve(endpoint as typeof exportPeople, never)
  }
  const [list, ...files] = routes.map(({ handlerTimeout }) => handlerTimeout)
  expect(list).toBeUndefined()
  expect(files).toEqual([3_600_000, 3_600_000, 3_600_000, 3_600_000])
})
