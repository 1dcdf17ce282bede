import { addFlags, setAttachment } from '#edit/flags/mutations.ts'
import { createChallenge, deleteChallenge, updateChallenge } from '#edit/challenges/mutations.ts'
import { createTestContainer, destroyTestContainer } from '#edit/containers/mutations.ts'
import {
  createGame,
  deleteGame,
  setBloodBonus,
  setGameHidden,
  setGameTimes,
  updateGame,
  updateGamePoster,
} from '#edit/games/mutations.ts'
import { deleteGameWriteups } from '#edit/writeups/mutations.ts'
import { exportGame, importGame } from '#edit/package/mutations.ts'
import {
  createAdjustment,
  restoreSubmission,
  undoAdjustment,
  voidSubmission,
} from '#edit/corrections/mutations.ts'
import { judgeAnswersAgain } from '#edit/judging/mutations.ts'
import { flushScoreboard } from '#edit/scoreboard/mutations.ts'
import { createDivision, deleteDivision, updateDivision } from '#edit/divisions/mutations.ts'
import { createNotice, deleteNotice, updateNotice } from '#edit/notices/mutations.ts'
import { importChallenge } from '#edit/challenges/import-challenge.ts'
import { createPost, deletePost, updatePost } from '#edit/posts/mutations.ts'
import {
  pauseGame,
  resumeGame,
  revealScoreboard,
  updateSchedule,
} from '#edit/schedule/mutations.ts'
import { updateCooldown } from '#edit/cooldown/mutations.ts'
import { updateRequirements } from '#edit/requirements/mutations.ts'
import { updateScoring } from '#edit/scoring/mutations.ts'
import { editQueries } from '#edit/queries.ts'
import { readingDetails } from '#edit/challenges/read-details.ts'
import { rehearse } from '#edit/rehearsal/rehearsal.ts'
import { cloneChallenge, deleteChallenges, updateChallenges } from '#edit/challenges/mutations.ts'
import { deleteFlags } from '#edit/flags/mutations.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetEditGame = queryHook(editQueries.detail)

export const useGetEditChallenge = queryHook(editQueries.challenge)

export const useGetScoring = queryHook(editQueries.scoring)

export const useUpdateScoring = mutationHook(updateScoring)

export const useVoidSubmission = mutationHook(voidSubmission)

export const useRestoreSubmission = mutationHook(restoreSubmission)

export const usePreviewJudging = queryHook(editQueries.judging)

export const useJudgeAnswersAgain = mutationHook(judgeAnswersAgain)

export const useListAdjustments = queryHook(editQueries.adjustments)

export const useCreateAdjustment = mutationHook(createAdjustment)

export const useUndoAdjustment = mutationHook(undoAdjustment)

export const useGetSchedule = queryHook(editQueries.schedule)

export const useUpdateSchedule = mutationHook(updateSchedule)

export const usePauseGame = mutationHook(pauseGame)

export const useResumeGame = mutationHook(resumeGame)

export const useRevealScoreboard = mutationHook(revealScoreboard)

export const useGetRequirements = queryHook(editQueries.requirements)

export const useUpdateRequirements = mutationHook(updateRequirements)

export const useGetCooldown = queryHook(editQueries.cooldown)

export const useUpdateCooldown = mutationHook(updateCooldown)

/** What the test container of a challenge wrote, with the challenge. */
export const useGetTestOutput = queryHook(
  ({ gameId, challengeId }: { gameId: number; challengeId: number }) =>
    editQueries.testOutput(gameId, challengeId),
)

export const useCreatePost = mutationHook(createPost)

export const useDeletePost = mutationHook(deletePost)

export const useUpdatePost = mutationHook(updatePost)

export const useCreateGame = mutationHook(createGame)

export const useUpdateGame = mutationHook(updateGame)

export const useUpdateGamePoster = mutationHook(updateGamePoster)

export const useDeleteGame = mutationHook(deleteGame)

export const useDeleteGameWriteups = mutationHook(deleteGameWriteups)

export const useExportGame = mutationHook(exportGame)

export const useImportGame = mutationHook(importGame)

export const useSetGameHidden = mutationHook(setGameHidden)

export const useSetGameTimes = mutationHook(setGameTimes)

export const useSetBloodBonus = mutationHook(setBloodBonus)

export const useFlushScoreboard = mutationHook(flushScoreboard)

export const useListEditChallenges = queryHook(editQueries.challenges)

export const useListDivisions = queryHook(editQueries.divisions)

export const useCreateChallenge = mutationHook(createChallenge)

export const useUpdateChallenges = mutationHook(updateChallenges)

export const useDeleteChallenges = mutationHook(deleteChallenges)

export const useCloneChallenge = mutationHook(cloneChallenge)

export const useUpdateChallenge = mutationHook(updateChallenge)

export const useSetAttachment = mutationHook(setAttachment)

export const useAddFlags = mutationHook(addFlags)

export const useDeleteFlags = mutationHook(deleteFlags)

export const useCreateDivision = mutationHook(createDivision)

export const useUpdateDivision = mutationHook(updateDivision)

export const useDeleteDivision = mutationHook(deleteDivision)

export const useListEditNotices = queryHook(editQueries.notices)

export const useCreateNotice = mutationHook(createNotice)

export const useUpdateNotice = mutationHook(updateNotice)

export const useDeleteNotice = mutationHook(deleteNotice)

export const useDeleteChallenge = mutationHook(deleteChallenge)

export const useCreateTestContainer = mutationHook(createTestContainer)

export const useDestroyTestContainer = mutationHook(destroyTestContainer)

export const useImportChallenge = mutationHook(importChallenge)
export const useRehearse = mutationHook(rehearse)

export const useListEditGames = queryHook(editQueries.gameList)

/** Reads what the list of challenges does not have, challenge by challenge; `knownDetails` has what has come. */
export const useReadDetails = queryHook(readingDetails)
