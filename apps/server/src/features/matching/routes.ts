import { getWaiting, getWhyNot, listMatchRequests } from '@shinequo/contract/matching'
import { changeCoach, listAlternatives } from '@shinequo/contract/matching/changes'
import { endCoaching, endMatch } from '@shinequo/contract/matching/endings'
import { holdMatching } from '@shinequo/contract/matching/holds'
import {
  decideMatch,
  exportMatches,
  listCandidates,
  listMatches,
  listStudentsToPair,
  MATCH_COLUMNS,
  pairByHand,
} from '@shinequo/contract/matching/programme-matches'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { countUnmatched, listUnmatched } from '@shinequo/contract/matching/unmatched'
import {
  getMatchingWeights,
  saveMatchingWeights,
  tryMatchingWeights,
} from '@shinequo/contract/matching/weights'
import type { Context } from '../../plugins/context.ts'
import { csvStream } from '../../plugins/csv.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import * as changes from './changes/service.ts'
import * as decisions from './decisions/service.ts'
import * as holds from './holds/service.ts'
import * as lists from './lists/service.ts'
import * as pairing from './pairing/service.ts'
import { tryWeights } from './trials/service.ts'
import * as unmatched from './unmatched/service.ts'
import { ownWaiting } from './waiting/service.ts'
import * as weights from './weights/service.ts'
import { explainWhyNot } from './why-not/service.ts'

/** Who is matched with whom, and who decides. */
export function registerMatching(serve: Serve, context: Context): void {
  serve(listMatchRequests, ({ actor, query }) => lists.ownMatches(context, actor, query.status))
  serve(getWaiting, ({ actor }) => ownWaiting(context, actor))
  serve(getWhyNot, ({ actor, params }) => explainWhyNot(context, actor, params.id))
  serve(listAlternatives, ({ actor, params }) => changes.alternativesTo(context, actor, params.id))
  serve(changeCoach, ({ actor, params, body }) => changes.changeCoach(context, actor, params.id, body))
  serve(listStudentRequests, ({ actor }) => lists.listRequests(context, actor))
  serve(decideRequest, ({ actor, params, body }) =>
    decisions.decide(context, actor, params.id, body.decision),
  )
  serve(endCoaching, ({ actor, params, body }) =>
    decisions.end(context, { ...actor, role: 'coach' }, { studentProfileId: params.id }, body.reason),
  )
  serve(exportMatches, async ({ actor, query, reply }) => {
    const parts = await lists.exportMatches(context, actor, query)
    return parts.ok ? ok(csvStream(reply, 'matches.csv', MATCH_COLUMNS, parts.value)) : parts
  })
  serve(listMatches, ({ actor, query, lagging }) => lists.programmeMatches(context, actor, query, lagging))
  serve(countUnmatched, ({ query }) => unmatched.countUnmatched(context, query))
  serve(listUnmatched, ({ actor, query }) => unmatched.listUnmatched(context, actor, query))
  serve(decideMatch, ({ actor, params, body }) => decisions.decide(context, actor, params.id, body.decision))
  serve(endMatch, ({ actor, params, body }) =>
    decisions.end(context, { ...actor, role: 'admin' }, { id: params.id }, body.reason),
  )
  serve(listStudentsToPair, ({ actor, query }) => pairing.studentsToPair(context, actor, query))
  serve(listCandidates, ({ actor, query }) => pairing.candidatesFor(context, actor, query))
  serve(pairByHand, ({ actor, body }) => pairing.pair(context, actor, body))
  serve(getMatchingWeights, () => weights.getWeights(context))
  serve(saveMatchingWeights, ({ actor, body }) => weights.saveWeights(context, actor, body))
  serve(tryMatchingWeights, ({ body }) => tryWeights(context, body))
  serve(holdMatching, ({ actor, params, body }) => holds.hold(context, actor, params.id, body))
}
