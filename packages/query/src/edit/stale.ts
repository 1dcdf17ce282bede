import { accountQueries } from '#account/queries.ts'
import { adminInstanceQueries } from '#admin/containers/queries.ts'
import { adminWriteupQueries } from '#admin/writeups/queries.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { divisionQueries } from '#edit/divisions/queries.ts'
import { fieldQueries } from '#edit/fields/queries.ts'
import { editGameQueries } from '#edit/games/queries.ts'
import { editKeys } from '#edit/keys.ts'
import { joinQueries } from '#game/join/queries.ts'
import { presenceQueries } from '#game/presence/queries.ts'
import { gameKeys } from '#game/keys.ts'
import { editQuestionQueries } from '#edit/questions/queries.ts'
import { scheduledNoticeQueries } from '#edit/scheduled-notices/queries.ts'
import { gameWebhookQueries } from '#edit/webhooks/queries.ts'
import { scoreboardQueries } from '#game/scoreboard/queries.ts'
import { writeupQueries } from '#game/writeups/queries.ts'
import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { postKeys } from '#info/queries.ts'

type InGame = { gameId: number }
type OfChallenge = InGame & { challengeId: number }

const lists = [editKeys.games(), gameKeys.lists()]

/** A game's own settings show in its lists, to organisers and to players. */
const settings: Stale<InGame> = ({ gameId }) => [
  ...lists,
  editGameQueries.detail(gameId).queryKey,
  gameKeys.all(gameId),
]

/** Everything of one game. */
export const deletedGame: Stale<InGame> = ({ gameId }) => [
  editKeys.game(gameId),
  gameKeys.all(gameId),
]

/** Parts of a game that players see, too, but that its settings do not show. */
const part =
  (...names: readonly string[]): Stale<InGame> =>
  ({ gameId }) => [...names.map((name) => [...editKeys.game(gameId), name]), gameKeys.all(gameId)]

const scheduledNotices: Stale<InGame> = ({ gameId }) => [
  scheduledNoticeQueries.list(gameId).queryKey,
]

const webhooks: Stale<InGame> = ({ gameId }) => [gameWebhookQueries.all(gameId)]

const notices = part('notices')
const questions: Stale<InGame> = ({ gameId }) => [editQuestionQueries.all(gameId)]
/** Divisions carry settings for single challenges. */
const divisions = part('divisions')

/** A challenge shows in the list of challenges, and its points on every board. */
const challenge: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  editChallengeQueries.list(gameId).queryKey,
  editChallengeQueries.detail(gameId, challengeId).queryKey,
  gameKeys.all(gameId),
]

/** Flags and test containers are the organisers' own. */
const ownPart: Stale<OfChallenge> = ({ gameId, challengeId }) => [
  editChallengeQueries.detail(gameId, challengeId).queryKey,
]

const testContainer: Stale<OfChallenge> = (variables) => [
  ...ownPart(variables),
  editChallengeQueries.testOutput(variables.gameId, variables.challengeId).queryKey,
  adminInstanceQueries.list().queryKey,
]

/** As for one challenge, whatever became of each. */
const manyChallenges = (gameId: number, challengeIds: readonly number[]) => [
  editChallengeQueries.list(gameId).queryKey,
  ...challengeIds.map((id) => editChallengeQueries.detail(gameId, id).queryKey),
  gameKeys.all(gameId),
]

/** Prefix of what the challenges of a game require. */
const requirements = (gameId: number) => [...editKeys.game(gameId), 'requirements']
/** Corrections change the board for everyone, and the list of the adjustments. */
const corrections = part('adjustments')

const staff = part('staff')
/** Who gets or loses a role of their own sees other games and other places. */
const ownRole: Stale = () => [accountQueries.all(), editKeys.games()]

const posts: Stale = () => [postKeys]

/** What each mutation of organising makes stale. */
export const editStale = {
  createGame: () => lists,
  updateGame: settings,
  deleteGame: () => lists,
  updateGamePoster: settings,
  updateStaff: (variables: InGame) => [...staff(variables), ...ownRole(variables)],
  removeStaff: (variables: InGame) => [...staff(variables), ...ownRole(variables)],
  leaveStaff: ownRole,
  createStaffInvitation: staff,
  revokeStaffInvitation: staff,
  acceptStaffInvitation: ownRole,
  updateAuthors: staff,
  exportGame: nothing,
  importGame: () => lists,
  deleteGameWriteups: ({ gameId }: InGame) => [
    adminWriteupQueries.list(gameId).queryKey,
    writeupQueries.detail(gameId).queryKey,
  ],
  flushScoreboard: ({ gameId }: InGame) => [scoreboardQueries.kept(gameId).queryKey],
  createNotice: notices,
  updateNotice: notices,
  deleteNotice: notices,
  scheduleNotice: scheduledNotices,
  updateScheduledNotice: scheduledNotices,
  deleteScheduledNotice: scheduledNotices,
  claimQuestion: questions,
  releaseQuestion: questions,
  /** Its notice as well. */
  answerQuestion: (variables: InGame) => [...questions(variables), ...notices(variables)],
  createGameWebhook: webhooks,
  updateGameWebhook: webhooks,
  deleteGameWebhook: webhooks,
  renewGameWebhookSecret: webhooks,
  testGameWebhook: webhooks,
  resendGameWebhookDelivery: webhooks,
  createDivision: divisions,
  updateDivision: divisions,
  deleteDivision: divisions,
  updateDeclaration: divisions,
  /** The answers, and what joining asks. */
  updateProfileFields: ({ gameId }: InGame) => [
    fieldQueries.answers(gameId).queryKey,
    joinQueries.check(gameId).queryKey,
  ],
  /** What players are shown of their teams. */
  updatePresenceSettings: ({ gameId }: InGame) => [presenceQueries.detail(gameId).queryKey],
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
  updateSchedule: ({ gameId }: InGame) => [...lists, editKeys.game(gameId), gameKeys.all(gameId)],
  updateRequirements: challenge,
  updateCooldown: ownPart,
  updateHints: ownPart,
  /** Divisions lose their settings for it, and others require it no more. */
  deleteChallenge: (variables: OfChallenge) => [
    ...challenge(variables),
    requirements(variables.gameId),
    divisionQueries.list(variables.gameId).queryKey,
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
    divisionQueries.list(gameId).queryKey,
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
