import type { Stale } from '#core/stale.ts'
import { captureKeys, gameQueries } from '#game/queries.ts'
import { teamQueries } from '#team/queries.ts'

type InGame = { gameId: number }
type OfChallenge = InGame & { challengeId: number }
type Captures = { challengeId: number }

/** Joining and leaving change what may be seen of the game, and lock or unlock teams. */
const standing: Stale<InGame> = ({ gameId }) => [gameQueries.all(gameId), teamQueries.all()]

const challenge: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  gameQueries.challenge(gameId, challengeId).queryKey,
]

const captures: Stale<Captures> = ({ challengeId }) => [captureKeys(challengeId)]

/** What each mutation of playing and watching makes stale. */
export const gameStale = {
  joinGame: standing,
  leaveGame: standing,
  /** A verdict moves points, solves, notices and the attempts left: everything read of the game. */
  submitFlag: ({ gameId }: InGame) => [gameQueries.all(gameId)],
  createContainer: challenge,
  extendContainer: challenge,
  deleteContainer: challenge,
  submitWriteup: ({ gameId }: InGame) => [gameQueries.writeup(gameId).queryKey],
  deleteCaptures: captures,
  deleteCapture: captures,
} as const
