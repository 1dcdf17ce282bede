import { unwrap } from '@halyard/api'
import type { ApiClient, Schema } from '@halyard/api'

const url = '/api/edit/games/{id}/challenges/{challengeId}/cooldown'

type At = { id: number; challengeId: number }
type Sent = Required<Schema<'CooldownEditModel'>>

/** The pause to set; undefined where the challenge has it. */
export async function changedCooldown(
  client: ApiClient,
  at: At,
  wanted: Sent,
): Promise<Sent | undefined> {
  const stored = await unwrap(client.GET(url, { params: { path: at } }))
  const isSame = stored.wrongAnswers === wanted.wrongAnswers && stored.seconds === wanted.seconds
  return isSame ? undefined : wanted
}

export const sendCooldown = (client: ApiClient, at: At, body: Sent) =>
  unwrap(client.PUT(url, { params: { path: at }, body }))
