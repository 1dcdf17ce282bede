import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secret } from '#account/session-mutations.ts'
import { api } from '#core/connection.ts'
import { fileNameOf, receive } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { invalidate, refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'
import { gameQueries } from '#game/queries.ts'
import { gameStale } from '#game/stale.ts'

type GameOnly = { gameId: number }
type ChallengeOnly = GameOnly & { challengeId: number }

const challengePath = ({ gameId, challengeId }: ChallengeOnly) => ({
  path: { id: gameId, challengeId },
})

export const joinGame = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameJoinModel'>) =>
    unwrap(api().POST('/api/game/{id}', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.joinGame),
})

export const leaveGame = mutationOptions({
  mutationFn: ({ gameId }: GameOnly) =>
    unwrap(api().DELETE('/api/game/{id}', { params: { path: { id: gameId } } })),
  onSuccess: refresh(gameStale.leaveGame),
})

/** Milliseconds after which an answer counts as gone astray: whoever waits can then find out what became of it. */
const answerWithin = 20_000

/**
 * Submits a flag; resolves with the submission's id. `gameQueries.submissionStatus` has its verdict; `invalidateJudged` then
 * refetches what it changed.
 */
export const submitFlag = mutationOptions({
  mutationFn: async ({ flag, ...challenge }: ChallengeOnly & { flag: string }, { client }) =>
    unwrap(
      api().POST('/api/game/{id}/challenges/{challengeId}', {
        params: challengePath(challenge),
        body: { flag: await secret(client, flag) },
        signal: AbortSignal.timeout(answerWithin),
      }),
    ),
  onSuccess: (_submissionId, { gameId, challengeId }, _result, { client }) => {
    client.setQueryData(
      gameQueries.challenge(gameId, challengeId).queryKey,
      (known) => known && { ...known, attempts: known.attempts + 1 },
    )
  },
})

export const createContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().POST('/api/game/{id}/container/{challengeId}', { params: challengePath(challenge) }),
    ),
  onSuccess: refresh(gameStale.createContainer),
})

export const extendContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().POST('/api/game/{id}/container/{challengeId}/extend', {
        params: challengePath(challenge),
      }),
    ),
  onSuccess: refresh(gameStale.extendContainer),
})

export const deleteContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().DELETE('/api/game/{id}/container/{challengeId}', { params: challengePath(challenge) }),
    ),
  onSuccess: refresh(gameStale.deleteContainer),
})

export const submitWriteup = mutationOptions({
  mutationFn: ({ gameId, ...sent }: GameOnly & FileToSend) =>
    sendFile('POST', `/api/game/${gameId}/writeup`, sent),
  // Also after a failure: the file may have arrived although its answer did not.
  onSettled: (_answer, _error, variables, _result, { client }) =>
    invalidate(client, gameStale.submitWriteup(variables)),
})

type CaptureOnly = ChallengeOnly & { partId: number }

/** Deletes all captures of a team at a challenge. */
export const deleteCaptures = mutationOptions({
  mutationFn: ({ challengeId, partId }: CaptureOnly) =>
    unwrap(
      api().DELETE('/api/game/captures/{challengeId}/{partId}/all', {
        params: { path: { challengeId, partId } },
      }),
    ),
  onSuccess: refresh(gameStale.deleteCaptures),
})

/** Deletes captures one after the other; one that is gone meanwhile counts as deleted. */
export const deleteCaptureFiles = mutationOptions({
  mutationFn: ({
    challengeId,
    partId,
    filenames,
    ...paced
  }: CaptureOnly & { filenames: readonly string[] } & PacedOptions) =>
    runPaced(
      filenames,
      (filename) =>
        unlessGone(
          api().DELETE('/api/game/captures/{challengeId}/{partId}/{filename}', {
            params: { path: { challengeId, partId, filename } },
          }),
        ),
      paced,
    ),
  onSuccess: refresh(gameStale.deleteCaptures),
})

type Sheet = { gameId: number; signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** All answers of a game as a spreadsheet. */
export const downloadSubmissionSheet = mutationOptions({
  mutationFn: async ({ gameId, signal, onProgress }: Sheet): Promise<Download> => {
    const options = {
      params: { path: { id: gameId } },
      parseAs: 'stream',
      ...(signal && { signal }),
    } as const
    const call = api().GET('/api/game/{id}/submissionsheet', options)
    const body = await unwrap(call)
    const { response } = await call
    const blob = await receive(body, onProgress)
    return { blob, fileName: fileNameOf(response, `submissions-${gameId}.xlsx`) }
  },
  gcTime: 0,
  onSuccess: refresh<Sheet>(gameStale.downloadSubmissionSheet),
})
