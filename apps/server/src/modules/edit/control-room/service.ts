import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import {
  countInstances,
  findCommonAnswers,
  findStuckTeams,
  findSudden,
  findTeams,
  findUnsolved,
} from '#modules/edit/control-room/repository.ts'

/** What needs somebody in a game at a moment. Staff that ask for the same moment at the same time share the statements. */
export const readControlRoom = sharedRead(async (db: Db, gameId: number, nowMs: number) => {
  const watched = { gameId, nowMs }
  return {
    teams: await findTeams(db, watched),
    stuck: await findStuckTeams(db, watched),
    unsolved: await findUnsolved(db, watched),
    sudden: await findSudden(db, watched),
    common: await findCommonAnswers(db, watched),
    instances: await countInstances(db, watched),
  }
})
