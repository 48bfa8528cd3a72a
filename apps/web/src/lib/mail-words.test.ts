import type { Delivery } from '@shinequo/contract/notifications'
import { expect, test } from 'vitest'
import { mailWords } from './mail-words.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const ZONE = 'America/New_York'
const waits = (failure: Delivery['failure'], next_try_at: string): Delivery => ({
  state: 'retrying',
  tries: 3,
  failure,
  reply_code: null,
  next_try_at,
})
const over = (state: Delivery['state'], failure: Delivery['failure'] = null): Delivery => ({
  state,
  tries: 1,
  failure,
  reply_code: null,
  next_try_at: null,
})

test.each([
  [over('sent'), 'fine', 'Sent'],
  [over('due'), 'fine', 'On its way'],
  [waits('no_answer', '2026-11-20T20:40:00Z'), 'waiting', "Mail server isn't answering: next try 3:40 PM"],
  [
    waits('unreachable', '2026-11-21T13:00:00Z'),
    'waiting',
    "Mail server can't be reached: next try Nov 21, 2026 · 8:00 AM",
  ],
  [waits('put_off', '2026-11-20T15:00:00Z'), 'waiting', 'Mail server asked us to try later: next try now'],
  [over('refused', 'refused'), 'lost', 'Refused: check the address'],
  [over('given_up', 'turned_away'), 'lost', 'Mail server turned us away: we stopped trying'],
  [over('given_up'), 'lost', 'Not delivered: we stopped trying'],
  [over('unwanted'), 'fine', 'No longer needed'],
] as const)('describes the mail %j', (mail, tone, text) => {
  expect(mailWords(mail, NOW, ZONE)).toEqual({ tone, text })
})
