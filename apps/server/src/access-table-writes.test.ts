import { checkEndpoints, WRITES } from './testing/access-checks.ts'
import { describeOnEngines } from './testing/engines.ts'

// A file of its own, so that it runs beside the other half.
describeOnEngines('every endpoint that writes', (engine) => {
  checkEndpoints(engine, WRITES)
})
