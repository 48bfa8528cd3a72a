import { DOMAIN, refuses, WEB } from './planted-project.ts'

refuses([
  [
    'a feature importing another',
    `${WEB}/features/bookings/api/student.ts`,
    `import '../../matching/api/student.ts'`,
    'features never import each other',
  ],
  [
    'a feature importing another without its ending',
    `${WEB}/features/bookings/api/student.ts`,
    `import '../../matching/api/student'`,
    'features never import each other',
  ],
  [
    'a feature importing app',
    `${WEB}/features/bookings/api/student.ts`,
    `import '../../../app/routes.tsx'`,
    'app -> features -> components -> lib',
  ],
  [
    'a component of a feature that calls an endpoint',
    `${WEB}/features/bookings/components/slot.tsx`,
    `import '../../../lib/api-client.ts'`,
    'pages and components call no endpoint',
  ],
  [
    'a page that calls an endpoint',
    `${WEB}/app/pages/dashboard.tsx`,
    `import '../../lib/api-client.ts'`,
    'pages and components call no endpoint',
  ],
  [
    'a part of the room that calls an endpoint',
    `${WEB}/app/room/door.tsx`,
    `import '../../lib/api-client.ts'`,
    'pages and components call no endpoint',
  ],
  [
    'a component importing a feature',
    `${WEB}/components/ui/button.tsx`,
    `export { matches } from '../../features/matching/api/student.ts'`,
    'app -> features -> components -> lib',
  ],
  [
    'a component that knows payloads',
    `${WEB}/components/ui/button.tsx`,
    `import '@shinequo/contract/bookings'`,
    'components know no payloads',
  ],
  [
    'lib importing a component',
    `${WEB}/lib/theme.ts`,
    `import '../components/ui/button.tsx'`,
    'app -> features -> components -> lib',
  ],
  [
    'Temporal in the web app',
    `${WEB}/lib/theme.ts`,
    `export const a = globalThis.Temporal`,
    'Safari has no Temporal',
  ],
  [
    'Temporal in a rule that a browser loads',
    `${DOMAIN}/time/zoned-day.ts`,
    `export { zoned } from './wall-clock.ts'`,
    `(through ${DOMAIN}/time/zoned-day.ts)`,
  ],
])
