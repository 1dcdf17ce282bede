import { readControlRoom } from '#modules/edit/control-room/service.ts'
import { controlRoomView } from '#modules/edit/control-room/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'

/** Moments that are told apart, so that those who look at the same time share an answer. */
const STEP_MS = 1000

const getControlRoom = handle('getControlRoom', async ({ db, path, clock, instances }) => {
  await requireGame(db, path.id)
  const nowMs = Math.floor(clock.now() / STEP_MS) * STEP_MS
  const read = await readControlRoom(db, path.id, nowMs)
  return controlRoomView(nowMs, read, instances?.isReachable() ?? null)
})

export const controlRoomHandlers = { getControlRoom }
