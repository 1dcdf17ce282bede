import type { QueryClient } from '@tanstack/react-query'
import { runPaced } from '#core/patience/series.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'

/**
 * Titles of the dynamic attachments of a game that have no flag, as GZ::CTF leaves them in its packages.
 *
 * @throws what the list of challenges threw; a challenge that cannot be read is passed over
 */
export async function readFlagless(client: QueryClient, gameId: number): Promise<string[]> {
  const lines = await client.query({ ...editChallengeQueries.list(gameId), staleTime: 0 })
  const titles: string[] = []
  await runPaced(
    lines.filter(({ type }) => type === 'DynamicAttachment'),
    async ({ id, title }) => {
      const { flags } = await client.query({
        ...editChallengeQueries.detail(gameId, id),
        staleTime: 0,
      })
      if (flags.length === 0) titles.push(title)
    },
    {},
  )
  return titles
}
