import { expect } from '@playwright/test'
import type { BodyInput, Endpoint, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'

/**
 * Calls an endpoint as another person's browser would (`null`: signed out) and returns the reply. A refusal fails the
 * test.
 */
export async function callAs<E extends Endpoint>(
  app: BrowserApp,
  person: SeededPerson | null,
  endpoint: E,
  body?: BodyInput<E>,
  query?: QueryOf<E>,
): Promise<ReplyOf<E>> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const answer = await fetch(`${app.url}/api${endpoint.path}${search}`, {
    method: endpoint.method,
    headers: {
      ...(person && { authorization: `Bearer ${app.context.tokens.sign(person.actor)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(endpoint.status)
  return JSON.parse(text) as ReplyOf<E>
}
