import { createClient } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import type { QueryObserverOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { deleteGame } from '#edit/games/mutations.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { editGameQueries } from '#edit/games/queries.ts'
import { gameQueries } from '#game/lists/queries.ts'

it('a deleted game is not asked for again by the editor that still shows it; the lists are', async () => {
  const asked: string[] = []
  const respond = async ({ method, url }: Request) => {
    asked.push(`${method} ${new URL(url).pathname}`)
    return Response.json([])
  }
  connect({ client: createClient({ baseUrl: 'http://ctf.example', fetch: respond }) })
  const client = createQueryClient()
  const shown = [
    editGameQueries.detail(3),
    editChallengeQueries.list(3),
    gameQueries.detail(3),
    editGameQueries.list({ count: 10, skip: 0 }),
  ]
  const stops = shown.map((options) => {
    const queryKey: readonly unknown[] = options.queryKey
    client.setQueryData(queryKey, {})
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the answers make no difference here
    return new QueryObserver(client, options as object as QueryObserverOptions).subscribe(() => {})
  })
  await client.getMutationCache().build(client, deleteGame).execute({ gameId: 3 })
  expect(asked).toEqual(['DELETE /api/edit/games/3', 'GET /api/edit/games'])
  // Who comes back to it asks.
  expect(client.getQueryState(editGameQueries.detail(3).queryKey)?.isInvalidated).toBe(true)
  for (const stop of stops) stop()
})
