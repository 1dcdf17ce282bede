import { hasPermission, isContainerType } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { hiddenFrom } from '#db/freeze-columns.ts'
import { requireViewableChallenge } from '#modules/game/play/challenge-access.ts'
import { findAttachment, findFlagAttachment } from '#modules/game/play/repository.ts'
import type { AttachmentRow, ChallengeRow, TeamChallenge } from '#modules/game/play/repository.ts'
import { isFree, listPrices } from '#modules/game/hints/service.ts'
import { readOpenness } from '#modules/game/play/locks.ts'
import { findPendingSolves } from '#modules/game/play/pending-repository.ts'
import { requireActivePlayer } from '#modules/game/play/player-access.ts'
import { openTeamChallenge } from '#modules/game/play/team-flag.ts'
import { challengeView, detailFacts, ownDetails, sharedDetails } from '#modules/game/play/view.ts'
import { readTeamInstance } from '#modules/instance/team-instance-view.ts'
import { handle } from '#modules/operation/handle.ts'
import { PartedReply } from '#modules/operation/parted-reply.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { contentTag } from '#modules/operation/tags.ts'

const getGameDetails = handle('getGameDetails', async (ctx) => {
  const { db, path, user, clock, board } = ctx
  const access = await requireActivePlayer(db, path.id, user, clock.now())
  const { participationId, divisionId } = access.player
  const hiddenFromMs = hiddenFrom(access.game)
  const [current, { rights, locks }, pending, prices] = await Promise.all([
    board.readFor(path.id, participationId),
    readOpenness(db, path.id, access),
    findPendingSolves(db, participationId, hiddenFromMs),
    hiddenFromMs === null ? undefined : listPrices(db, participationId),
  ])
  if (!current) throw new Refusal(404, 'gameNotFound')
  const mayView = (challengeId: number) =>
    hasPermission(rights(divisionId, challengeId), 'ViewChallenge')
  const facts = { ...access, board: current, mayView, locks, pending, prices }
  const version = {
    tag: contentTag(String(path.id), detailFacts(facts)),
    changedAtMs: Math.max(current.builtAtMs, access.game.updated_at),
    isPrivate: true,
  }
  return ctx.isCurrent(version)
    ? NOT_MODIFIED
    : new PartedReply({ shared: sharedDetails(facts), own: ownDetails(facts) })
})

const getChallenge = handle('getChallenge', async (ctx) => {
  const { db, path, random, board, clock } = ctx
  const access = await requireViewableChallenge(ctx)
  const { challenge, player } = access
  const { participationId } = player
  const key = { participationId, challengeId: challenge.id }
  const nowMs = clock.now()
  const {
    copy: teamChallenge,
    attempts,
    hints,
  } = await openTeamChallenge(ctx, random, access, challenge)
  const [attachment, service, current] = await Promise.all([
    attachmentOf(db, challenge, teamChallenge),
    isContainerType(challenge.type) ? readTeamInstance(ctx, access.game, key) : undefined,
    board.readFor(path.id, participationId),
  ])
  ctx.firstSteps.note(access.game, { step: 'opened', ...key, atMs: nowMs })
  return challengeView({
    challenge,
    attachment,
    instance: service,
    score: current?.challenge(challenge.id)?.score ?? challenge.original_score,
    attempts,
    priced: hints.map((hint) => ({
      ...hint,
      isOpened: hint.isOpened || isFree(hint, access.game, nowMs),
    })),
  })
})

async function attachmentOf(
  db: Db,
  challenge: ChallengeRow,
  { flagId }: TeamChallenge,
): Promise<AttachmentRow | undefined> {
  if (challenge.type === 'DynamicAttachment')
    return flagId === null ? undefined : findFlagAttachment(db, flagId)
  return challenge.attachment_id === null ? undefined : findAttachment(db, challenge.attachment_id)
}

export const playHandlers = { getGameDetails, getChallenge }
