import { readControlRoom } from '#modules/edit/control-room/service.ts'
import { controlRoomView } from '#modules/edit/control-room/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'

const getControlRoom = handle('getControlRoom', async ({ db, path, clock, instances }) => {
  await requireGame(db, path.id)
  const read = await readControlRoom(db, { gameId: path.id, nowMs: clock.now() })
  return controlRoomView(read, instances?.isReachable() ?? null)
})

export const controlRoomHandlers = { getControlRoom }
