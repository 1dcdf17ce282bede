import type { NewRow } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Makes challenges whose services run on the built-in backend. */
export function serviceBuilders(app: TestApp) {
  const builders = gameBuilders(app)
  return {
    ...builders,
    aService: (
      game: Parameters<typeof builders.aChallenge>[0],
      difference: Partial<NewRow<'challenges'>> = {},
    ) =>
      builders.aChallenge(game, {
        type: 'DynamicContainer',
        container_image: 'halyard/chandlery',
        flags: [],
        ...difference,
      }),
    /** Players' URL of a service. */
    urlOf: ({ id, game_id: gameId }: { id: number; game_id: number }) =>
      `/api/game/${gameId}/container/${id}`,
    /** What is in the table of containers. */
    rows: () =>
      app.db.selectFrom('containers').selectAll().orderBy('created_at').orderBy('id').execute(),
    /** Names that the engine knows. */
    inEngine: async () => {
      const { signal } = new AbortController()
      const listed = (await app.services.instances?.runner.backend.list(signal)) ?? []
      return listed.map(({ name }) => name)
    },
  }
}
