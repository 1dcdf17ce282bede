import { requireViewableChallenge } from '#modules/game/play/challenge-access.ts'
import { requireActivePlayer } from '#modules/game/play/player-access.ts'
import {
  changeWorking,
  describeNote,
  describePresence,
  requireSharing,
  saveNote,
} from '#modules/game/presence/service.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { contentTag } from '#modules/operation/tags.ts'

const getTeamPresence = handle('getTeamPresence', async (ctx) => {
  const { db, path, user, clock } = ctx
  const nowMs = clock.now()
  const presence = await describePresence(db, await requireActivePlayer(db, path.id, user, nowMs))
  const tag = contentTag(String(path.id), presence)
  const version = { tag, changedAtMs: nowMs, isPrivate: true }
  return ctx.isCurrent(version) ? NOT_MODIFIED : presence
})

/** Whose note it is, or whose mark. Throws Refusal for whoever may not open the challenge, and where nothing is shared. */
async function sharedChallengeOf(
  ctx: Context<'getTeamNote' | 'saveTeamNote' | 'updateWorking'>,
): Promise<Parameters<typeof saveNote>[1]> {
  const { game, player, challenge } = await requireViewableChallenge(ctx)
  requireSharing(game)
  const { participationId } = player
  return { gameId: game.id, participationId, challengeId: challenge.id, userId: ctx.user.id }
}

const getTeamNote = handle('getTeamNote', async (ctx) =>
  describeNote(ctx.db, await sharedChallengeOf(ctx)),
)

const saveTeamNote = handle('saveTeamNote', async (ctx) => {
  const change = await sharedChallengeOf(ctx)
  return ctx.tx((tx) => saveNote(tx, change, ctx.body.text))
})

const updateWorking = handle('updateWorking', async (ctx) => {
  const change = await sharedChallengeOf(ctx)
  await ctx.tx((tx) => changeWorking(tx, change, ctx.body.isWorking))
})

export const presenceHandlers = { getTeamPresence, getTeamNote, saveTeamNote, updateWorking }
