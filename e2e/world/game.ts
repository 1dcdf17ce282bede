import { unwrap, type Schema } from '@halyard/api'
import { theAdmin } from './actor.ts'
import { uniqueName } from './names.ts'

const hour = 3_600_000

export type SmallGame = {
  id: number
  title: string
  challenges: Schema<'ChallengeEditDetailModel'>[]
}

type ChallengeWish = Partial<Schema<'ChallengeUpdateModel'>> & { title: string; flag: string }

/** A game that is running now, joined without review, with the challenges asked for. */
export async function newGame(
  baseURL: string,
  wishes: readonly ChallengeWish[],
  changes: Partial<Schema<'GameInfoInput'>> = {},
): Promise<SmallGame> {
  const { api } = await theAdmin(baseURL)
  const now = Date.now()
  const game = await unwrap(
    api.POST('/api/edit/games', {
      body: {
        title: uniqueName('Regatta '),
        start: now - hour,
        end: now + 24 * hour,
        acceptWithoutReview: true,
        summary: 'A game of the tests.',
        ...changes,
      },
    }),
  )
  const challenges = []
  for (const { flag, title, ...update } of wishes) {
    const path = { id: game.id }
    const { id: challengeId } = await unwrap(
      api.POST('/api/edit/games/{id}/challenges', {
        params: { path },
        body: { title, category: update.category ?? 'Misc', type: 'StaticAttachment' },
      }),
    )
    const params = { path: { ...path, challengeId } }
    await unwrap(
      api.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', { params, body: [{ flag }] }),
    )
    challenges.push(
      await unwrap(
        api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
          params,
          body: { ...update, isEnabled: true },
        }),
      ),
    )
  }
  return { id: game.id, title: game.title, challenges }
}
