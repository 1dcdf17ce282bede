import {
  deleteDivision as removeDivision,
  findDivision,
} from '#modules/edit/divisions/repository.ts'
import { editDeclaration } from '#modules/edit/divisions/declaration.ts'
import { declarationView } from '#modules/edit/divisions/view.ts'
import * as service from '#modules/edit/divisions/service.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'
import { isReviewer } from '#modules/staff/service.ts'

const listDivisions = handle('listDivisions', async ({ db, path, gameRights }) => {
  await requireGame(db, path.id)
  const divisions = await service.describeDivisions(db, path.id)
  // Who reviews teams has no use for the codes that let them in.
  return isReviewer(gameRights)
    ? divisions.map((division) => ({ ...division, inviteCode: null }))
    : divisions
})

const createDivision = handle('createDivision', async (ctx) => {
  const { path, body } = ctx
  return changingBoard(ctx, path.id, async (tx) =>
    service.describeDivision(tx, path.id, await service.createDivision(tx, path.id, body)),
  )
})

const updateDivision = handle('updateDivision', async (ctx) => {
  const { id: gameId, divisionId: id } = ctx.path
  const ifMatch = ctx.request.headers['if-match']
  return changingBoard(ctx, gameId, async (tx) => {
    await service.editDivision(tx, { gameId, id, ifMatch }, ctx.body)
    return service.describeDivision(tx, gameId, id)
  })
})

const deleteDivision = handle('deleteDivision', async (ctx) => {
  const { id: gameId, divisionId } = ctx.path
  await changingBoard(ctx, gameId, async (tx) => {
    await service.requireDivision(tx, gameId, divisionId)
    await removeDivision(tx, divisionId)
  })
})

const getDeclaration = handle('getDeclaration', async ({ db, path }) =>
  declarationView(service.requireFound(await findDivision(db, path.id, path.divisionId))),
)

const updateDeclaration = handle('updateDeclaration', async ({ tx, path, body, request }) => {
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, id: path.divisionId, ifMatch }
  return declarationView(await tx((open) => editDeclaration(open, where, body.text.trim())))
})

export const editDivisionHandlers = {
  listDivisions,
  createDivision,
  updateDivision,
  deleteDivision,
  getDeclaration,
  updateDeclaration,
}
