import { checkEndpoints, WRITES } from './testing/access-checks.ts'
import { describeOnEngines } from './testing/engines.ts'

// In its own file, so that it runs in parallel with the other half.
describeOnEngines('every endpoint that writes', (engine) => {
  checkEndpoints(engine, WRITES)
})
