import {
  requireEnabledChallenge,
  requireViewableChallenge,
} from '#modules/game/play/challenge-access.ts'
import { openInstance } from '#modules/game/play/team-flag.ts'
import { requireService } from '#modules/instance/policy.ts'
import { requireRunner } from '#modules/instance/refusals.ts'
import {
  extendTeamInstance,
  startTeamInstance,
  stopTeamInstance,
} from '#modules/instance/team-instances.ts'
import type { TeamPlace } from '#modules/instance/team-instances.ts'
import { containerView } from '#modules/instance/view.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'

const createContainer = handle('createContainer', async (ctx) => {
  const access = await requireViewableChallenge(ctx)
  const { game, player, challenge } = access
  const { participationId, teamId } = player
  requireService(challenge)
  // Before a flag is made for nothing.
  requireRunner(ctx)
  const { flagText } = await openInstance(ctx, ctx.random, access, challenge)
  const place = { game, challenge, participationId, teamId, userId: ctx.user.id }
  return containerView(await startTeamInstance(ctx, place, flagText))
})

/** The place of the caller's team; whoever has a container may look after it, whatever the division sees. */
async function placeOf(ctx: Context<'deleteContainer' | 'extendContainer'>): Promise<TeamPlace> {
  const { game, player, challenge } = await requireEnabledChallenge(ctx)
  requireService(challenge)
  const { participationId, teamId } = player
  return { game, challenge, participationId, teamId, userId: ctx.user.id }
}

const extendContainer = handle('extendContainer', async (ctx) =>
  containerView(await extendTeamInstance(ctx, await placeOf(ctx))),
)

const deleteContainer = handle('deleteContainer', async (ctx) =>
  stopTeamInstance(ctx, await placeOf(ctx)),
)

export const containerHandlers = { createContainer, extendContainer, deleteContainer }
