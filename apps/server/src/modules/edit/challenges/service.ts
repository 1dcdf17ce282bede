import { haveHintsChanged } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import {
  deleteAttachmentsOfChallenge,
  findAttachment,
} from '#modules/edit/attachment-repository.ts'
import { requireFitting } from '#modules/edit/challenges/policy.ts'
import {
  createInstances,
  deleteChallenge,
  findChallenge,
  lockChallenge,
  updateChallenge,
} from '#modules/edit/challenges/repository.ts'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import { challengeColumns, challengeTag, challengeView } from '#modules/edit/challenges/view.ts'
import { hasFlags, listFlags } from '#modules/edit/flags/repository.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import {
  dropRequired,
  isUnknownToTeams,
  lockRequirements,
} from '#modules/edit/requirements/repository.ts'
import { phaseOf, requireGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { findTestContainer } from '#modules/instance/service.ts'
import { publishNotice } from '#modules/notice/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'

// What other modules ask of the tables of this one.
export { insertChallenge } from '#modules/edit/challenges/repository.ts'
export type { Challenge } from '#modules/edit/challenges/repository.ts'

/** Throws Refusal 404. */
export async function requireChallenge(db: Db, gameId: number, id: number): Promise<Challenge> {
  const challenge = await findChallenge(db, gameId, id)
  if (!challenge) throw new Refusal(404, 'challengeNotFound')
  return challenge
}

/** As requireChallenge, with a row lock until the transaction ends. */
export async function requireLockedChallenge(
  tx: Db,
  gameId: number,
  id: number,
): Promise<Challenge> {
  const challenge = await lockChallenge(tx, gameId, id)
  if (!challenge) throw new Refusal(404, 'challengeNotFound')
  return challenge
}

/** Updates a challenge, creates the teams' instances of it and publishes notices about the change. Throws Refusal. */
export async function editChallenge(
  tx: Db,
  nowMs: number,
  where: { gameId: number; challengeId: number; ifMatch?: IfMatch },
  change: Schema<'ChallengeUpdateModel'>,
): Promise<Challenge> {
  const game = await requireGame(tx, where.gameId)
  const before = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  requireMatch(where.ifMatch, challengeTag(before))
  requireFitting(before, change, await hasFlags(tx, before.id))
  const columns = challengeColumns(change)
  const isChange = Object.keys(columns).length > 0
  const after = isChange ? await updateChallenge(tx, before.id, columns) : before
  if (change.isEnabled) await createInstances(tx, after, nowMs)
  await announceChanges(tx, game, before, after, nowMs)
  return after
}

async function announceChanges(
  tx: Db,
  game: Game,
  before: Challenge,
  after: Challenge,
  nowMs: number,
): Promise<void> {
  if (!before.is_enabled) await announce(tx, game, after, 'NewChallenge', nowMs)
  else if (haveHintsChanged(before.hints ?? [], after.hints ?? []))
    await announce(tx, game, after, 'NewHint', nowMs)
}

/** Publishes that a challenge has a new hint. */
export async function announceHint(tx: Db, challenge: Challenge, nowMs: number): Promise<void> {
  await announce(tx, await requireGame(tx, challenge.game_id), challenge, 'NewHint', nowMs)
}

/** Only of what players of a running game know. */
async function announce(
  tx: Db,
  game: Game,
  { id, title, is_enabled }: Challenge,
  type: 'NewChallenge' | 'NewHint',
  nowMs: number,
): Promise<void> {
  if (phaseOf(game, nowMs) !== 'running' || !is_enabled) return
  if (await isUnknownToTeams(tx, id)) return
  await publishNotice(tx, { gameId: game.id, args: [title], publishedAtMs: nowMs, type })
}

/** Deletes it with its flags, instances and submissions; returns the files that were shown. Throws Refusal 404. */
export async function removeChallenge(
  tx: Db,
  where: { gameId: number; challengeId: number },
): Promise<string[]> {
  await lockRequirements(tx, where.gameId)
  const challenge = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  await dropRequired(tx, where.gameId, challenge.id)
  const hashes = await deleteAttachmentsOfChallenge(tx, challenge.id)
  await deleteChallenge(tx, challenge.id)
  return hashes
}

/** A challenge with everything that its editor shows. */
export async function describeChallenge(
  { db, board }: Pick<Infrastructure, 'db'> & { readonly board: BoardService },
  challenge: Challenge,
): Promise<Schema<'ChallengeEditDetailModel'>> {
  const current = await board.readLive(challenge.game_id)
  return challengeView({
    challenge,
    attachment: await findAttachment(db, challenge.attachment_id),
    flags: await listFlags(db, challenge.id),
    testContainer: await findTestContainer(db, challenge.id),
    acceptedCount: current?.challenge(challenge.id)?.solved ?? 0,
  })
}
