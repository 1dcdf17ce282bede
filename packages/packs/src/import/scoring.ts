import { unwrap } from '@halyard/api'
import type { ApiClient } from '@halyard/api'
import { CURVE_SCORING } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'

const url = '/api/edit/games/{id}/challenges/{challengeId}/scoring'

type At = { id: number; challengeId: number }

/** @param at absent for a challenge that does not exist yet */
export async function readScoring(client: ApiClient, at?: At): Promise<Scoring> {
  if (!at) return CURVE_SCORING
  const { kind, minimum, decay, expression } = await unwrap(
    client.GET(url, { params: { path: at } }),
  )
  return { kind, minimum, decay, expression }
}

export const sendScoring = (client: ApiClient, at: At, body: Scoring) =>
  unwrap(client.PUT(url, { params: { path: at }, body }))

/** Whether challenges are scored alike. */
export const isSameScoring = (one: Scoring, other: Scoring): boolean =>
  one.kind === other.kind &&
  one.minimum === other.minimum &&
  one.decay === other.decay &&
  one.expression === other.expression
