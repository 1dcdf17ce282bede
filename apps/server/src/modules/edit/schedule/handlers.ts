import {
  describeSchedule,
  editSchedule,
  pauseGame as pause,
  resumeGame as resume,
  revealScoreboard as reveal,
} from '#modules/edit/schedule/service.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'

const getSchedule = handle('getSchedule', async ({ db, path }) => describeSchedule(db, path.id))

const updateSchedule = handle('updateSchedule', async (ctx) => {
  const { path, body, clock, request } = ctx
  const where = { gameId: path.id, ifMatch: request.headers['if-match'] }
  await changingBoard(ctx, path.id, (tx) => editSchedule(tx, clock.now(), where, body))
  return describeSchedule(ctx.db, path.id)
})

const pauseGame = handle('pauseGame', async (ctx) => {
  const { db, path, clock } = ctx
  await ctx.tx((tx) => pause(tx, clock, path.id))
  return describeSchedule(db, path.id)
})

const resumeGame = handle('resumeGame', async (ctx) => {
  const { db, path, clock, body } = ctx
  await changingBoard(ctx, path.id, (tx) => resume(tx, clock, path.id, body))
  return describeSchedule(db, path.id)
})

const revealScoreboard = handle('revealScoreboard', async (ctx) => {
  const { db, path, clock } = ctx
  await changingBoard(ctx, path.id, (tx) => reveal(tx, clock.now(), path.id))
  return describeSchedule(db, path.id)
})

export const editScheduleHandlers = {
  getSchedule,
  updateSchedule,
  pauseGame,
  resumeGame,
  revealScoreboard,
}
