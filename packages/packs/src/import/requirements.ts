import { unwrap } from '@halyard/api'
import type { ApiClient, Schema } from '@halyard/api'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { nameOf, namesOf } from '#mapping/requirements.ts'
import type { Requires } from '#mapping/requirements.ts'

const url = '/api/edit/games/{id}/challenges/{challengeId}/requirements'

type At = { id: number; challengeId: number }
type Sent = Required<Schema<'RequirementsEditModel'>>

/** What a challenge is to require on the server; no change where it does already. */
export type RequirementsChange = { requirements?: Sent; notes: Note[] }

/** Finds the required challenges among those that the game has by now. Each that is not there is named. */
export async function changedRequirements(
  client: ApiClient,
  at: At,
  { challenges, tile }: Requires,
): Promise<RequirementsChange> {
  const params = { path: { id: at.id } }
  const all = await unwrap(client.GET('/api/edit/games/{id}/challenges', { params }))
  const idOf = new Map(
    all.toReversed().flatMap((one) => namesOf(one).map((name) => [name, one.id])),
  )
  const requires = challenges
    .flatMap((one) => idOf.get(nameOf(one)) ?? [])
    .toSorted((a, b) => a - b)
  const notes = challenges
    .filter((one) => !idOf.has(nameOf(one)))
    .map(({ title }) => note('requirement-missing', `requires ${title}`))
  if (requires.length === 0) return { notes }
  const stored = await unwrap(client.GET(url, { params: { path: at } }))
  const isSame = stored.tile === tile && String(stored.requires) === String(requires)
  return { notes, ...(!isSame && { requirements: { requires, tile } }) }
}

export const sendRequirements = (client: ApiClient, at: At, body: Sent) =>
  unwrap(client.PUT(url, { params: { path: at }, body }))
