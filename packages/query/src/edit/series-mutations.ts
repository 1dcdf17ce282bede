import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/paced.ts'
import type { PacedOptions } from '#core/paced.ts'
import { refresh } from '#core/stale.ts'
import {
  challengePath,
  changeChallenge,
  copyChallenge,
  removeChallenge,
} from '#edit/copy-challenge.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

// What takes many calls. What they make stale is read again once, after the last of them.

type GameOnly = { gameId: number }
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
    editQueries.challenges(gameId).queryKey,
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

type ManyFlags = GameOnly & { challengeId: number; flagIds: readonly number[] }

/** Deletes flags of a challenge one after the other. One that is gone already counts as deleted. */
export const deleteFlags = mutationOptions({
  mutationFn: async (
    { gameId, challengeId, flagIds, ...paced }: ManyFlags & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(
      flagIds,
      (flagId) =>
        unwrap(
          api().DELETE('/api/edit/games/{id}/challenges/{challengeId}/flags/{flagId}', {
            params: { path: { ...challengePath(gameId, challengeId).path, flagId } },
          }),
        ),
      paced,
    )
    const gone = new Set(result.done)
    client.setQueryData(
      editQueries.challenge(gameId, challengeId).queryKey,
      (known) => known && { ...known, flags: known.flags.filter(({ id }) => !gone.has(id)) },
    )
    return result
  },
  onSuccess: refresh(editStale.deleteFlags),
})

/** Copies a challenge with its files and flags, disabled and under a title of its own. */
export const cloneChallenge = mutationOptions({
  mutationFn: async ({
    gameId,
    challengeId,
    title,
  }: {
    gameId: number
    challengeId: number
    title: string
  }) => {
    const source = await unwrap(
      api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
        params: challengePath(gameId, challengeId),
      }),
    )
    const id = await copyChallenge(source, { gameId, title })
    return { id, title }
  },
  onSuccess: refresh(editStale.createChallenge),
})
