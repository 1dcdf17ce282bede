import { adminQueries } from '#admin/queries.ts'
import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { editQueries } from '#edit/queries.ts'
import { gameQueries } from '#game/queries.ts'
import { postKeys } from '#info/queries.ts'

type InGame = { gameId: number }
type OfChallenge = InGame & { challengeId: number }

const lists = [editQueries.games(), gameQueries.lists()]

/** A game's own settings show in its lists, to organisers and to players. */
const settings: Stale<InGame> = ({ gameId }) => [
  ...lists,
  editQueries.detail(gameId).queryKey,
  gameQueries.all(gameId),
]

/** Everything of one game. */
export const deletedGame: Stale<InGame> = ({ gameId }) => [
  editQueries.game(gameId),
  gameQueries.all(gameId),
]

/** Parts of a game that players see, too, but that its settings do not show. */
const part =
  (...names: readonly string[]): Stale<InGame> =>
  ({ gameId }) => [
    ...names.map((name) => [...editQueries.game(gameId), name]),
    gameQueries.all(gameId),
  ]

const notices = part('notices')
/** Divisions carry settings for single challenges. */
const divisions = part('divisions')

/** A challenge shows in the list of challenges, and its points on every board. */
const challenge: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  editQueries.challenges(gameId).queryKey,
  editQueries.challenge(gameId, challengeId).queryKey,
  gameQueries.all(gameId),
]

/** Flags and test containers are the organisers' own. */
const ownPart: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  editQueries.challenge(gameId, challengeId).queryKey,
]

const testContainer: Stale<OfChallenge> = (variables) => [
  ...ownPart(variables),
  editQueries.testOutput(variables.gameId, variables.challengeId).queryKey,
  adminQueries.instances().queryKey,
]

/** As for one challenge, whatever became of each. */
const manyChallenges = (gameId: number, challengeIds: readonly number[]) => [
  editQueries.challenges(gameId).queryKey,
  ...challengeIds.map((id) => editQueries.challenge(gameId, id).queryKey),
  gameQueries.all(gameId),
]

/** Prefix of what the challenges of a game require. */
const requirements = (gameId: number) => [...editQueries.game(gameId), 'requirements']
/** Corrections change the board for everyone, and the list of the adjustments. */
const corrections = part('adjustments')

const posts: Stale = () => [postKeys]

/** What each mutation of organising makes stale. */
export const editStale = {
  createGame: () => lists,
  updateGame: settings,
  deleteGame: () => lists,
  updateGamePoster: settings,
  exportGame: nothing,
  importGame: () => lists,
  deleteGameWriteups: ({ gameId }: InGame) => [
    adminQueries.writeups(gameId).queryKey,
    gameQueries.writeup(gameId).queryKey,
  ],
  flushScoreboard: ({ gameId }: InGame) => [gameQueries.keptScoreboard(gameId).queryKey],
  createNotice: notices,
  updateNotice: notices,
  deleteNotice: notices,
  createDivision: divisions,
  updateDivision: divisions,
  deleteDivision: divisions,
  createChallenge: part('challenges'),
  importChallenge: part('challenges', 'challenge', 'scoring'),
  updateChallenge: challenge,
  updateScoring: challenge,
  voidSubmission: corrections,
  restoreSubmission: corrections,
  createAdjustment: corrections,
  undoAdjustment: corrections,
  judgeAnswersAgain: part('challenges', 'judging'),
  /** Releases disable challenges, and a pause can move all times. */
  updateSchedule: ({ gameId }: InGame) => [
    ...lists,
    editQueries.game(gameId),
    gameQueries.all(gameId),
  ],
  updateRequirements: challenge,
  updateCooldown: ownPart,
  /** Divisions lose their settings for it, and others require it no more. */
  deleteChallenge: (variables: OfChallenge) => [
    ...challenge(variables),
    requirements(variables.gameId),
    editQueries.divisions(variables.gameId).queryKey,
  ],
  updateChallenges: ({
    gameId,
    changes,
  }: InGame & { changes: readonly { challengeId: number }[] }) =>
    manyChallenges(
      gameId,
      changes.map(({ challengeId }) => challengeId),
    ),
  deleteChallenges: ({ gameId, challengeIds }: InGame & { challengeIds: readonly number[] }) => [
    ...manyChallenges(gameId, challengeIds),
    editQueries.divisions(gameId).queryKey,
    requirements(gameId),
  ],
  /** Its copy shows in the lists until it is deleted, its team among the own teams. */
  rehearse: () => [...lists, ['team']],
  setAttachment: challenge,
  addFlags: ownPart,
  /** The last one takes the challenge off the board. */
  deleteFlags: challenge,
  createTestContainer: testContainer,
  destroyTestContainer: testContainer,
  createPost: posts,
  updatePost: posts,
  deletePost: posts,
} as const
