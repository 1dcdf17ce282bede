import { createAdjustment, undoAdjustment } from '#modules/edit/corrections/adjustments.ts'
import { listAdjustments, readAdjustment } from '#modules/edit/corrections/repository.ts'
import { restoreSolve, voidSolve } from '#modules/edit/corrections/voids.ts'
import { adjustmentView } from '#modules/edit/corrections/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingSolves } from '#modules/scoreboard/board-change.ts'

const listGameAdjustments = handle('listAdjustments', async ({ db, path }) => {
  await requireGame(db, path.id)
  return (await listAdjustments(db, path.id)).map(adjustmentView)
})

const createGameAdjustment = handle('createAdjustment', async (ctx) => {
  const { path, body, clock, user, db } = ctx
  const by = { userId: user.id, atMs: clock.now() }
  const id = await changingSolves(ctx, path.id, (tx) => createAdjustment(tx, path.id, body, by))
  return adjustmentView(await readAdjustment(db, id))
})

const undoGameAdjustment = handle('undoAdjustment', async (ctx) => {
  const { path, clock, db } = ctx
  const where = { gameId: path.id, id: path.adjustmentId }
  const id = await changingSolves(ctx, path.id, (tx) => undoAdjustment(tx, where, clock.now()))
  return adjustmentView(await readAdjustment(db, id))
})

const voidSubmission = handle('voidSubmission', (ctx) => {
  const { path, body, clock, user } = ctx
  const where = { gameId: path.id, submissionId: path.submitId }
  const why = { reason: body.reason, userId: user.id, atMs: clock.now() }
  return changingSolves(ctx, path.id, (tx) => voidSolve(tx, where, why))
})

const restoreSubmission = handle('restoreSubmission', (ctx) => {
  const { path } = ctx
  const where = { gameId: path.id, submissionId: path.submitId }
  return changingSolves(ctx, path.id, (tx) => restoreSolve(tx, where))
})

export const correctionHandlers = {
  listAdjustments: listGameAdjustments,
  createAdjustment: createGameAdjustment,
  undoAdjustment: undoGameAdjustment,
  voidSubmission,
  restoreSubmission,
}
