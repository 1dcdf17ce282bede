import type { Db } from '#db/database.ts'
import { deleteDivision as removeDivision } from '#modules/edit/divisions/repository.ts'
import * as service from '#modules/edit/divisions/service.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'

const listDivisions = handle('listDivisions', async ({ db, path }) => {
  await requireGame(db, path.id)
  return service.describeDivisions(db, path.id)
})

const createDivision = handle('createDivision', async (ctx) => {
  const { path, body } = ctx
  return changingBoard(ctx, path.id, async (tx) =>
    describe(tx, path.id, await service.createDivision(tx, path.id, body)),
  )
})

const updateDivision = handle('updateDivision', async (ctx) => {
  const { path, body } = ctx
  return changingBoard(ctx, path.id, async (tx) => {
    await service.editDivision(tx, path.id, path.divisionId, body)
    return describe(tx, path.id, path.divisionId)
  })
})

const deleteDivision = handle('deleteDivision', async (ctx) => {
  const { id: gameId, divisionId } = ctx.path
  await changingBoard(ctx, gameId, async (tx) => {
    await service.requireDivision(tx, gameId, divisionId)
    await removeDivision(tx, divisionId)
  })
})

async function describe(db: Db, gameId: number, id: number): Promise<Schema<'Division'>> {
  const divisions = await service.describeDivisions(db, gameId)
  const division = divisions.find((one) => one.id === id)
  if (!division) throw new Refusal(404, 'divisionNotFound')
  return division
}

export const editDivisionHandlers = {
  listDivisions,
  createDivision,
  updateDivision,
  deleteDivision,
}
