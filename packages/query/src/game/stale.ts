import type { QueryClient } from '@tanstack/react-query'
import { invalidate, nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { captureQueries } from '#game/captures/queries.ts'
import { instanceQueries } from '#game/containers/queries.ts'
import { joinQueries } from '#game/join/queries.ts'
import { gameKeys } from '#game/keys.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { playQueries } from '#game/play/queries.ts'
import { presenceQueries } from '#game/presence/queries.ts'
import { questionQueries } from '#game/questions/queries.ts'
import { scoreboardQueries } from '#game/scoreboard/queries.ts'
import { signalQueries } from '#game/signals/queries.ts'
import { writeupQueries } from '#game/writeups/queries.ts'
import { teamQueries } from '#team/queries.ts'

type InGame = { gameId: number }
type OfChallenge = InGame & { challengeId: number }

/** Joining and leaving change what may be seen of the game, and lock or unlock teams. */
const standing: Stale<InGame> = ({ gameId }) => [gameKeys.all(gameId), teamQueries.all()]

const challenge: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  playQueries.challenge(gameId, challengeId).queryKey,
  instanceQueries.list(gameId).queryKey,
]

/** What a start or a stop of one instance means for the start of another is sent with each challenge. */
const challenges: Stale<OfChallenge> = ({ gameId }) => [
  gameKeys.challenges(gameId),
  instanceQueries.list(gameId).queryKey,
]

const captures: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  gameKeys.captures(challengeId),
  captureQueries.challenges(gameId).queryKey,
]

/** What a verdict on a flag changes: points, solves, notices and the attempts left. */
const judged: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  playQueries.details(gameId).queryKey,
  playQueries.challenge(gameId, challengeId).queryKey,
  scoreboardQueries.kept(gameId).queryKey,
  [...gameKeys.all(gameId), 'notices'],
]

/** Points and their history, and what is read of the challenge. */
const hint: Stale<OfChallenge> = (opened) => [
  ...judged(opened),
  gameQueries.detail(opened.gameId).queryKey,
]

const presence: Stale<OfChallenge> = ({ gameId }) => [presenceQueries.detail(gameId).queryKey]
const signals: Stale<InGame> = ({ gameId }) => [signalQueries.all(gameId)]

/** What each mutation of playing and watching makes stale. */
export const gameStale = {
  joinGame: standing,
  leaveGame: standing,
  acceptDeclaration: ({ gameId }: InGame) => [joinQueries.check(gameId).queryKey],
  updateFieldAnswers: ({ gameId }: InGame) => [joinQueries.check(gameId).queryKey],
  deleteFieldAnswers: ({ gameId }: InGame) => [joinQueries.check(gameId).queryKey],
  askQuestion: ({ gameId }: InGame) => [questionQueries.list(gameId).queryKey],
  markQuestionsRead: ({ gameId }: InGame) => [questionQueries.list(gameId).queryKey],
  /** Nothing until it is judged, which may be later than the answer: see `invalidateJudged`. */
  submitFlag: nothing,
  openHint: hint,
  saveTeamNote: presence,
  updateWorking: presence,
  createContainer: challenges,
  extendContainer: challenge,
  deleteContainer: challenges,
  submitWriteup: ({ gameId }: InGame) => [writeupQueries.detail(gameId).queryKey],
  deleteCaptures: captures,
  markSignal: signals,
  unmarkSignal: signals,
  updateSignalSettings: signals,
  exportSignals: nothing,
  downloadSubmissionSheet: nothing,
} as const

/** Refetches what a verdict on a submitted flag changed. Called once for each verdict, by whoever waits for it. */
export const invalidateJudged = (client: QueryClient, submission: OfChallenge): Promise<void> =>
  invalidate(client, judged(submission))
