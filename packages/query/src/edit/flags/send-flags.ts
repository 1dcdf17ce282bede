import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { sendableLists } from '@halyard/rules'
import { api } from '#core/connection.ts'

/** Adds flags to a challenge, in as many requests as there must be: one holds some 25,000. */
export async function sendFlags(
  { gameId, challengeId }: { gameId: number; challengeId: number },
  flags: readonly Schema<'FlagCreateModel'>[],
): Promise<void> {
  for (const body of sendableLists(flags)) {
    // oxlint-disable-next-line no-await-in-loop -- in their order, and none after one that failed
    await unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
        params: { path: { id: gameId, challengeId } },
        body,
      }),
    )
  }
}
