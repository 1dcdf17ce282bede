import { requirePlayer } from '#modules/game/play/player-access.ts'
import { handle } from '#modules/operation/handle.ts'
import { findWriteup, handIn, requireOpen } from '#modules/writeup/service.ts'

const getWriteup = handle('getWriteup', async ({ db, path, user, clock }) => {
  const { game, player } = await requirePlayer(db, path.id, user, clock.now())
  const writeup = await findWriteup(db, player.participationId)
  return {
    submitted: writeup !== undefined,
    name: writeup?.name ?? '#',
    fileSize: writeup?.size ?? 0,
    note: game.writeup_note,
  }
})

/** The moment the request came counts, not how long the file took. */
const submitWriteup = handle('submitWriteup', async (ctx) => {
  const { db, path, user, clock } = ctx
  const now = clock.now()
  const access = await requirePlayer(db, path.id, user, now)
  requireOpen(access, now)
  await handIn(ctx, access, now)
})

export const writeupHandlers = { getWriteup, submitWriteup }
