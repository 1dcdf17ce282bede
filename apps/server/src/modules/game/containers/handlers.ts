import { requireNotPaused } from '#modules/game/games.ts'
import {
  requireEnabledChallenge,
  requireViewableChallenge,
} from '#modules/game/play/challenge-access.ts'
import { requirePlayer } from '#modules/game/play/player-access.ts'
import { openTeamChallenge } from '#modules/game/play/team-flag.ts'
import { requireService } from '#modules/instance/policy.ts'
import { requireRunner } from '#modules/instance/refusals.ts'
import {
  extendTeamInstance,
  startTeamInstance,
  stopTeamInstance,
} from '#modules/instance/team-instances.ts'
import type { PlayedChallenge } from '#modules/instance/team-instances.ts'
import { listRunningOf, teamInstanceView } from '#modules/instance/team-instance-view.ts'
import { containerView } from '#modules/instance/view.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'

const listTeamInstances = handle('listTeamInstances', async ({ db, path, user, clock }) => {
  const { player } = await requirePlayer(db, path.id, user, clock.now())
  const running = await listRunningOf(db, player.participationId)
  return running.map(teamInstanceView)
})

const createContainer = handle('createContainer', async (ctx) => {
  const access = await requireViewableChallenge(ctx)
  const { game, player, challenge } = access
  const { participationId, teamId } = player
  requireService(challenge)
  requireNotPaused(game)
  // Before a flag is made for nothing.
  requireRunner(ctx)
  const { copy } = await openTeamChallenge(ctx, ctx.random, access, challenge)
  const played = { game, challenge, participationId, teamId, userId: ctx.user.id }
  const running = await startTeamInstance(ctx, played, copy.flagText)
  const key = { participationId, challengeId: challenge.id }
  ctx.firstSteps.note(game, { step: 'started', ...key, atMs: ctx.clock.now() })
  return containerView(running)
})

/** The challenge as the caller's team plays it; whoever has a container may look after it, whatever the division sees. */
async function playedChallengeOf(
  ctx: Context<'deleteContainer' | 'extendContainer'>,
): Promise<PlayedChallenge> {
  const { game, player, challenge } = await requireEnabledChallenge(ctx)
  requireService(challenge)
  const { participationId, teamId } = player
  return { game, challenge, participationId, teamId, userId: ctx.user.id }
}

const extendContainer = handle('extendContainer', async (ctx) => {
  const played = await playedChallengeOf(ctx)
  requireNotPaused(played.game)
  return containerView(await extendTeamInstance(ctx, played))
})

const deleteContainer = handle('deleteContainer', async (ctx) =>
  stopTeamInstance(ctx, await playedChallengeOf(ctx)),
)

export const containerHandlers = {
  listTeamInstances,
  createContainer,
  extendContainer,
  deleteContainer,
}
