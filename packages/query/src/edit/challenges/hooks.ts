import { mutationHook, queryHook } from '#core/hooks.ts'
import { importChallenge } from '#edit/challenges/import-challenge.ts'
import {
  cloneChallenge,
  createChallenge,
  deleteChallenge,
  deleteChallenges,
  updateChallenge,
  updateChallenges,
} from '#edit/challenges/mutations.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { readingDetails } from '#edit/challenges/read-details.ts'

export const useGetEditChallenge = queryHook(editChallengeQueries.detail)

/** What the test container of a challenge wrote, with the challenge. */
export const useGetTestOutput = queryHook(
  ({ gameId, challengeId }: { gameId: number; challengeId: number }) =>
    editChallengeQueries.testOutput(gameId, challengeId),
)

export const useListEditChallenges = queryHook(editChallengeQueries.list)

export const useCreateChallenge = mutationHook(createChallenge)

export const useUpdateChallenges = mutationHook(updateChallenges)

export const useDeleteChallenges = mutationHook(deleteChallenges)

export const useCloneChallenge = mutationHook(cloneChallenge)

export const useUpdateChallenge = mutationHook(updateChallenge)

export const useDeleteChallenge = mutationHook(deleteChallenge)

export const useImportChallenge = mutationHook(importChallenge)

/** Reads what the list of challenges does not have, challenge by challenge; `knownDetails` has what has come. */
export const useReadDetails = queryHook(readingDetails)
