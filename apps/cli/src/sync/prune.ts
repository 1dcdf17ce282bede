import { unwrap } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { challengeKey } from '@halyard/packs/send'
import type { Session } from '#server/connect.ts'
import type { Wanted } from '#sync/read.ts'

/** A challenge that is to be deleted, with all that teams have sent to it. */
export type Pruned = { title: string; id: number }

/**
 * The challenges that are named for deletion and are on the server still. A title that a file has is a mistake.
 *
 * @throws Failure for a title of a file, or one that several challenges have
 */
export function findPruned(
  titles: readonly string[],
  { challenges }: Wanted,
  known: ReadonlyMap<string, number>,
): Pruned[] {
  const named = new Set(challenges.map(({ challenge }) => challengeKey(challenge)))
  return titles.flatMap((title) => {
    if (challenges.some(({ challenge }) => challenge.title === title))
      throw new Failure(`--prune ${title}: a file has this challenge. Nothing was written.`)
    const found = [...known].filter(([key]) => key.endsWith(`\n${title}`) && !named.has(key))
    if (found.length > 1)
      throw new Failure(`--prune ${title}: several challenges are called so. Nothing was written.`)
    return found.map(([, id]) => ({ title, id }))
  })
}

export async function prune(
  { client }: Session,
  gameId: number,
  { title, id: challengeId }: Pruned,
): Promise<string> {
  const params = { path: { id: gameId, challengeId } }
  await unwrap(client.DELETE('/api/edit/games/{id}/challenges/{challengeId}', { params }))
  return `deleted ${title}`
}
