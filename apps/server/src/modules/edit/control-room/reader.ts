import type { Db } from '#db/database.ts'
import { createKeptRead } from '#db/kept-read.ts'
import {
  countInstances,
  findCommonAnswers,
  findStuckTeams,
  findSudden,
  findTeams,
  findUnsolved,
} from '#modules/edit/control-room/repository.ts'
import type { Watched } from '#modules/edit/control-room/repository.ts'

async function readNow(db: Db, watched: Watched) {
  return {
    time: watched.nowMs,
    teams: await findTeams(db, watched),
    stuck: await findStuckTeams(db, watched),
    unsolved: await findUnsolved(db, watched),
    sudden: await findSudden(db, watched),
    common: await findCommonAnswers(db, watched),
    instances: await countInstances(db, watched),
  }
}

export type ControlRoom = Awaited<ReturnType<typeof readNow>>

/** Reads what needs somebody in a game now. All of the staff has the page open: what takes long in a large game is shared for some seconds. */
export interface ControlRoomReader {
  readonly read: (watched: Watched) => Promise<ControlRoom>
}

export function createControlRoomReader({ db }: { readonly db: Db }): ControlRoomReader {
  const keptRead = createKeptRead<ControlRoom>({ longMs: 400, maxLifeMs: 5000 })
  return {
    read: (watched) => keptRead(String(watched.gameId), () => readNow(db, watched)),
  }
}
