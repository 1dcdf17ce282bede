import { groupByCategory, NEVER } from '@halyard/rules'
import type { BoardChallengeView } from '@halyard/rules'
import { assetPath } from '#modules/asset/paths.ts'
import type { AttachmentRow, ChallengeRow } from '#modules/game/play/repository.ts'
import { withPrices } from '#modules/game/hints/own-row.ts'
import type { TeamHint } from '#modules/game/hints/repository.ts'
import { lockedView } from '#modules/game/play/locks.ts'
import type { TeamLocks } from '#modules/game/play/locks.ts'
import type { Player } from '#modules/game/player-repository.ts'
import type { PendingSolve } from '#modules/game/play/pending-repository.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import { gameSchedule } from '#modules/game/schedule-view.ts'
import { contextView } from '#modules/instance/team-instance-view.ts'
import type { TeamInstance } from '#modules/instance/team-instance-view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'

interface DetailFacts extends PlayerAccess {
  readonly board: CachedBoard
  readonly mayView: (challengeId: number) => boolean
  readonly locks: TeamLocks
  /** What the team has solved and the board does not show yet. */
  readonly pending: readonly PendingSolve[]
  /** What it has paid for hints, where the board may not show that yet. */
  readonly prices: readonly Schema<'ScoreAdjustment'>[] | undefined
}

type SharedDetails = Pick<Schema<'GameDetailModel'>, 'challenges' | 'challengeCount'>

/** Teams see the same challenges, mostly; what only few of a game see is not kept. */
const MOST_SIGHTS = 50
const detailsOf = new WeakMap<CachedBoard, Map<string, SharedDetails>>()

/** What all teams are given that see the same challenges: the same object, for as long as the board is the same. */
export function sharedDetails(facts: DetailFacts): SharedDetails {
  const { board } = facts
  const challenges = seenChallenges(facts)
  const all = Object.values(challenges).flat()
  // What is not on the board is named by its content.
  const sight = JSON.stringify(all.map((one) => (board.challenge(one.id) ? one.id : one)))
  const known = detailsOf.get(board) ?? new Map<string, SharedDetails>()
  detailsOf.set(board, known)
  const details = known.get(sight) ?? { challenges, challengeCount: all.length }
  if (known.size < MOST_SIGHTS) known.set(sight, details)
  return details
}

export function ownDetails(
  facts: DetailFacts,
): Omit<Schema<'GameDetailModel'>, keyof SharedDetails> {
  const { game, player, board, pending, prices } = facts
  const locked = lockedOf(facts)
  const row = board.team(player.teamId) ?? emptyRow(player)
  return {
    ...(locked.length > 0 && { locked }),
    rank: withPending(prices ? withPrices(row, prices) : row, pending),
    teamToken: player.token,
    writeupRequired: game.writeup_required,
    writeupDeadline: game.writeup_deadline,
    ...gameSchedule(game),
  }
}

/** The own row with what counts for nothing yet: rank and score stay those of everybody's board, and no tier is given away. */
function withPending(
  row: Schema<'ScoreboardItem'>,
  pending: readonly PendingSolve[],
): Schema<'ScoreboardItem'> {
  if (pending.length === 0) return row
  const solves = pending.map(({ challengeId: id, userName, atMs: time }) => {
    return { id, score: 0, type: 'Normal' as const, userName, time, pending: true }
  })
  return {
    ...row,
    solvedChallenges: [...row.solvedChallenges, ...solves],
    solvedCount: row.solvedCount + solves.length,
  }
}

/** By category, those that are open to the team. */
function seenChallenges({ board, mayView, locks }: DetailFacts) {
  const groups = Object.entries(board.challenges)
    .map(
      ([category, list]) =>
        [category, list.filter(({ id }) => mayView(id) && !locks.isLocked(id))] as const,
    )
    .filter(([, list]) => list.length > 0)
  // What has just opened for the first team is not on the board yet.
  const opened = locks.opened.filter(({ id }) => mayView(id) && !board.challenge(id))
  if (opened.length === 0) return Object.fromEntries(groups)
  return groupByCategory([...groups.flatMap(([, list]) => list), ...opened.map(unsolvedView)])
}

const unsolvedView = (challenge: TeamLocks['opened'][number]): BoardChallengeView => ({
  id: challenge.id,
  title: challenge.title,
  category: challenge.category,
  score: challenge.original_score,
  solved: 0,
  deadline: challenge.deadline_at,
  bloods: [],
  disableBloodBonus: challenge.disable_blood_bonus,
})

function lockedOf({ mayView, locks }: DetailFacts) {
  const named = new Set(locks.locked.filter(({ tile }) => tile === 'titled').map(({ id }) => id))
  const locked = lockedView(locks, (id) => mayView(id) && (named.has(id) || !locks.isLocked(id)))
  return locked.filter(({ id }) => mayView(id))
}

/** What the details are made of, in short: equal facts make equal details. */
export const detailFacts = (facts: DetailFacts) => {
  const { game, player, board, mayView, locks, pending, prices } = facts
  return {
    board: board.digest,
    visible: Object.values(board.challenges).map((list) => list.map(({ id }) => mayView(id))),
    player,
    writeup: [game.writeup_required, game.writeup_deadline],
    ...(pending.length > 0 && { pending }),
    ...(prices && { prices }),
    ...gameSchedule(game),
    locked: lockedOf(facts),
    // The board cannot tell what is open to this team alone.
    open: locks.opened.map(({ id }) => id),
    isLocked: locks.locked.map(({ id }) => id),
  }
}

/** Between a team's admission and the next board. */
const emptyRow = (player: Player): Schema<'ScoreboardItem'> => ({
  id: player.teamId,
  name: player.teamName,
  bio: null,
  divisionId: player.divisionId,
  avatar: null,
  score: 0,
  rank: 0,
  divisionRank: null,
  lastSubmissionTime: NEVER,
  solvedChallenges: [],
  solvedCount: 0,
})

interface ChallengeFacts {
  readonly challenge: ChallengeRow
  readonly attachment: AttachmentRow | undefined
  /** Undefined for a challenge without a service. */
  readonly instance: TeamInstance | undefined
  readonly score: number
  readonly attempts: number
  /** Hints with a price; what is opened is shown. */
  readonly priced: readonly TeamHint[]
}

export function challengeView(facts: ChallengeFacts): Schema<'ChallengeDetailModel'> {
  const { challenge, attachment, instance, score, attempts, priced } = facts
  const opened = priced.filter(({ isOpened }) => isOpened).map(({ text }) => text)
  const locked = priced.filter(({ isOpened }) => !isOpened)
  return {
    id: challenge.id,
    title: challenge.title,
    content: challenge.content,
    category: challenge.category,
    hints: opened.length > 0 ? [...(challenge.hints ?? []), ...opened] : challenge.hints,
    ...(locked.length > 0 && { lockedHints: locked.map(({ id, price }) => ({ id, price })) }),
    score,
    type: challenge.type,
    context: {
      ...contextView(instance),
      url: attachmentUrl(challenge, attachment),
      fileSize: attachment?.fileHash ? attachment.fileSize : null,
    },
    limit: challenge.submission_limit,
    attempts,
    deadline: challenge.deadline_at,
  }
}

/** A file of a team's own is named by the challenge, so that its name gives nothing away. */
function attachmentUrl(
  challenge: ChallengeRow,
  attachment: AttachmentRow | undefined,
): string | null {
  if (!attachment) return null
  if (!attachment.fileHash) return attachment.remoteUrl
  const isOwn = challenge.type === 'DynamicAttachment'
  const name = isOwn ? challenge.file_name : (attachment.fileName ?? challenge.file_name)
  return assetPath(attachment.fileHash, name)
}
