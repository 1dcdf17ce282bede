import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { ifMatch } from '#core/if-match.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { editStale } from '#edit/stale.ts'
import type { QueryClient } from '@tanstack/react-query'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import {
  challengePath,
  changeChallenge,
  copyChallenge,
  removeChallenge,
} from '#edit/challenges/copy-challenge.ts'

type GameOnly = { gameId: number }

type ChallengeOnly = GameOnly & { challengeId: number }

const path = ({ gameId, challengeId }: ChallengeOnly) => ({ path: { id: gameId, challengeId } })

export const createChallenge = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'ChallengeInfoInput'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges', { params: { path: { id: gameId } }, body }),
    ),
  onSuccess: refresh(editStale.createChallenge),
})

export const updateChallenge = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: ChallengeOnly & { etag?: string } & Schema<'ChallengeUpdateModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}', {
        params: { ...path({ gameId, challengeId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, challenge, result, context) => {
    const { queryKey } = editChallengeQueries.detail(challenge.gameId, challenge.challengeId)
    // Shown at once. The answer to an update leaves solves and flags out.
    context.client.setQueryData(
      queryKey,
      (known) => known && { ...saved, acceptedCount: known.acceptedCount, flags: known.flags },
    )
    refreshLater(editStale.updateChallenge)(saved, challenge, result, context)
  },
})

export const deleteChallenge = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/challenges/{challengeId}', { params: path(challenge) }),
    ),
  onSuccess: refresh(editStale.deleteChallenge),
})

type Line = Schema<'ChallengeInfoModel'>

/** What the list of challenges shows of a challenge and can change in place. */
export type LineChange = {
  challengeId: number
  isEnabled?: boolean
  originalScore?: number
  category?: Line['category']
}

/** What the server has confirmed shows at once; the list follows. */
const showInList = (client: QueryClient, gameId: number, edit: (lines: Line[]) => Line[]) =>
  client.setQueryData(
    editChallengeQueries.list(gameId).queryKey,
    (lines: Line[] | undefined) => lines && edit(lines),
  )

/** Changes challenges one after the other, each in its own way. */
export const updateChallenges = mutationOptions({
  mutationFn: async (
    { gameId, changes, ...paced }: GameOnly & { changes: readonly LineChange[] } & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(
      changes,
      ({ challengeId, ...body }) => changeChallenge(gameId, challengeId, body),
      paced,
    )
    const done = new Map(result.done.map(({ challengeId, ...body }) => [challengeId, body]))
    showInList(client, gameId, (lines) =>
      lines.map((line) => (done.has(line.id) ? { ...line, ...done.get(line.id) } : line)),
    )
    return result
  },
  onSuccess: refresh(editStale.updateChallenges),
})

/** Deletes challenges one after the other. */
export const deleteChallenges = mutationOptions({
  mutationFn: async (
    {
      gameId,
      challengeIds,
      ...paced
    }: GameOnly & { challengeIds: readonly number[] } & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(challengeIds, (id) => removeChallenge(gameId, id), paced)
    const gone = new Set(result.done)
    showInList(client, gameId, (lines) => lines.filter(({ id }) => !gone.has(id)))
    return result
  },
  onSuccess: refresh(editStale.deleteChallenges),
})

/** Copies a challenge with its files and flags, disabled and under a title of its own. */
export const cloneChallenge = mutationOptions({
  mutationFn: async (
    { gameId, challengeId, title }: { gameId: number; challengeId: number; title: string },
    { client },
  ) => {
    const source = await unwrap(
      api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
        params: challengePath(gameId, challengeId),
      }),
    )
    const id = await copyChallenge(client, source, { gameId, from: gameId, title })
    return { id, title }
  },
  onSuccess: refresh(editStale.createChallenge),
})
