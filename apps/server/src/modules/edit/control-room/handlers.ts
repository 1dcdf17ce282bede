import { controlRoomView } from '#modules/edit/control-room/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'

const getControlRoom = handle('getControlRoom', async (ctx) => {
  const { db, path, clock, instances, controlRooms } = ctx
  await requireGame(db, path.id)
  const room = await controlRooms.read({ gameId: path.id, nowMs: clock.now() })
  return controlRoomView(room, instances?.isReachable() ?? null)
})

export const controlRoomHandlers = { getControlRoom }
