import { useQuery } from '@tanstack/react-query'
import {
  createContainer,
  deleteCaptureFiles,
  deleteCaptures,
  deleteContainer,
  downloadSubmissionSheet,
  extendContainer,
  joinGame,
  leaveGame,
  submitFlag,
  submitWriteup,
} from '#game/mutations.ts'
import { gameQueries, monitorQueries } from '#game/queries.ts'
import type { ReadBoard } from '#game/read-board.ts'
import { mutationHook, queriesHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListRecentGames = queryHook(gameQueries.recent)

export const useGetGame = queryHook(gameQueries.detail)

export const useGetGameDetails = queryHook(gameQueries.play)

export const useGetJoinCheck = queryHook(gameQueries.joinCheck)

export const useListNotices = queryHook((gameId: number) => gameQueries.notices(gameId))

export const useListCheatInfo = queryHook(monitorQueries.cheatInfo)

export const useListParticipations = queryHook(monitorQueries.participations)

export const useListCaptureChallenges = queryHook(monitorQueries.captureChallenges)

export const useListCaptureTeams = queryHook(monitorQueries.captureTeams)

export const useListCaptureFiles = queryHook(monitorQueries.captureFiles)

export const useGetChallenge = queryHook(gameQueries.challenge)

export const useListTeamInstances = queryHook(gameQueries.instances)

export const useGetWriteup = queryHook(gameQueries.writeup)

export const useCreateContainer = mutationHook(createContainer)

export const useDeleteContainer = mutationHook(deleteContainer)

export const useDeleteCaptures = mutationHook(deleteCaptures)

export const useDeleteCaptureFiles = mutationHook(deleteCaptureFiles)

export const useDownloadSubmissionSheet = mutationHook(downloadSubmissionSheet)

export const useExtendContainer = mutationHook(extendContainer)

export const useJoinGame = mutationHook(joinGame)

export const useLeaveGame = mutationHook(leaveGame)

export const useSubmitFlag = mutationHook(submitFlag)

export const useSubmitWriteup = mutationHook(submitWriteup)

export const useListGames = queryHook(gameQueries.list)

export const useListGamePages = queriesHook(gameQueries.list)

/** A game as one of many in a list: not polled. */
export const useGetListedGame = queryHook(gameQueries.listed)

export const useGetListedGames = queriesHook(gameQueries.listed)

type ChallengeId = { gameId: number; challengeId: number }

export const useGetChallenges = queriesHook(({ gameId, challengeId }: ChallengeId) =>
  gameQueries.challenge(gameId, challengeId),
)

export const useGetSubmissionStatus = queryHook(gameQueries.submissionStatus)

export const useListParticipationsOfGames = queriesHook(monitorQueries.participations)

/** The wrong answers among the submissions of a game. */
export const useListWrongAnswers = queryHook(monitorQueries.wrongAnswers)

/** The scoreboard in a form of the caller's own. */
export const useGetScoreboard = <Content>(
  gameId: number,
  read: ReadBoard<Content>,
  options?: { enabled?: boolean; refetchInterval?: false },
) => useQuery({ ...gameQueries.scoreboard(gameId, read), ...options })

/** The scoreboard of the last visit. */
export const useKeptScoreboard = queryHook(gameQueries.keptScoreboard)

/** What the first solves of a game earn, packed; only its scoreboard has them. */
export const useReadBloodBonus = (
  gameId: number,
  read: Parameters<typeof gameQueries.bloodBonus>[1],
  options?: { enabled?: boolean },
) => useQuery({ ...gameQueries.bloodBonus(gameId, read), ...options })

/** One capture in a form of the caller's own. */
export const useGetCapture = <Content>(
  ...capture: Parameters<typeof monitorQueries.capture<Content>>
) => useQuery(monitorQueries.capture(...capture))
