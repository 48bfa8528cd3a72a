import { CONTRACT, refuses, SERVER, WEB } from './planted-project.ts'

refuses([
  [
    "routes that serve another noun's endpoint",
    `${SERVER}/features/accounts/routes.ts`,
    `import { move } from '@shinequo/contract/bookings/changes'; export const m = move`,
    `move is of bookings (${CONTRACT}/bookings/changes.ts) and is used in features/accounts`,
  ],
  [
    "a web feature that calls another noun's endpoint",
    `${WEB}/features/matching/api/student.ts`,
    `import { move as other } from '@shinequo/contract/bookings/changes'; export const m = other`,
    'move is of bookings',
  ],
  [
    "another noun's endpoint by a namespace",
    `${WEB}/features/matching/api/coach.ts`,
    `import * as changes from '@shinequo/contract/bookings/changes'; export const m = changes.move`,
    'move is of bookings',
  ],
  [
    "another noun's endpoint loaded later",
    `${WEB}/features/matching/api/coach.ts`,
    `export const m = () => import('@shinequo/contract/bookings/changes')`,
    'move is of bookings',
  ],
  [
    "another noun's endpoint handed on",
    `${WEB}/features/matching/api/coach.ts`,
    `export { move } from '@shinequo/contract/bookings/changes'`,
    'move is of bookings',
  ],
  [
    'a contract file whose endpoints are not registered',
    `${CONTRACT}/feed/events.ts`,
    `import { endpoint } from '../endpoint.ts'; export const listEvents = endpoint('/events')`,
    `${CONTRACT}/feed/events.ts: its endpoints are in no line of ${CONTRACT}/endpoints.ts`,
  ],
  [
    'two endpoints of one name',
    `${CONTRACT}/feed.ts`,
    `import { endpoint } from './endpoint.ts'; export const move = endpoint('/feed/move')`,
    `has an endpoint move, too`,
  ],
])
