import {
  requireEnabledChallenge,
  requireViewableChallenge,
} from '#modules/game/play/challenge-access.ts'
import { requireActivePlayer } from '#modules/game/play/player-access.ts'
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
  const { db, path, user, clock, random } = ctx
  const access = await requireActivePlayer(db, path.id, user.id, clock.now())
  const { participationId, teamId, divisionId } = access.player
  const challenge = await requireViewableChallenge(db, path.id, path.challengeId, divisionId)
  requireService(challenge)
  // Before a flag is made for nothing.
  requireRunner(ctx)
  const { flagText } = await openInstance(ctx, random, access, challenge)
  const place = { game: access.game, challenge, participationId, teamId, userId: user.id }
  return containerView(await startTeamInstance(ctx, place, flagText))
})

/** The place of the caller's team; whoever has a container may look after it, whatever the division sees. */
async function placeOf({
  db,
  path,
  user,
  clock,
}: Context<'deleteContainer' | 'extendContainer'>): Promise<TeamPlace> {
  const { game, player } = await requireActivePlayer(db, path.id, user.id, clock.now())
  const challenge = await requireEnabledChallenge(db, path.id, path.challengeId)
  requireService(challenge)
  const { participationId, teamId } = player
  return { game, challenge, participationId, teamId, userId: user.id }
}

const extendContainer = handle('extendContainer', async (ctx) =>
  containerView(await extendTeamInstance(ctx, await placeOf(ctx))),
)

const deleteContainer = handle('deleteContainer', async (ctx) =>
  stopTeamInstance(ctx, await placeOf(ctx)),
)

export const containerHandlers = { createContainer, extendContainer, deleteContainer }
