import { ms } from '#db/database.ts'
import { insertChallenge, listChallenges } from '#modules/edit/challenges/repository.ts'
import {
  describeChallenge,
  editChallenge,
  removeChallenge,
  requireChallenge,
} from '#modules/edit/challenges/service.ts'
import { challengeLine } from '#modules/edit/challenges/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { releaseUnused } from '#modules/asset/release-unused.ts'
import { readTestOutput } from '#modules/instance/test-instances.ts'
import { outputView } from '#modules/instance/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'
import { keepAsAuthor, knownChallenges } from '#modules/staff/service.ts'

const listEditChallenges = handle('listEditChallenges', async (ctx) => {
  const { db, path, board, user, gameRights } = ctx
  const known = await knownChallenges(db, user.id, gameRights)
  const all = await listChallenges(db, path.id)
  const challenges = known ? all.filter(({ id }) => known.has(id)) : all
  if (challenges.length === 0) return []
  const current = await board.readLive(path.id)
  return challenges.map((challenge) =>
    challengeLine(challenge, current?.challenge(challenge.id)?.score),
  )
})

const createChallenge = handle('createChallenge', async (ctx) => {
  const { path, body, clock, user, gameRights } = ctx
  const challenge = await ctx.tx(async (tx) => {
    await requireGame(tx, path.id)
    const made = await insertChallenge(tx, {
      game_id: path.id,
      title: body.title,
      category: body.category,
      type: body.type,
      created_at: ms(clock.now()),
    })
    await keepAsAuthor(tx, user.id, gameRights, made)
    return made
  })
  return describeChallenge(ctx, challenge)
})

const getEditChallenge = handle('getEditChallenge', async (ctx) => {
  const challenge = await requireChallenge(ctx.db, ctx.path.id, ctx.path.challengeId)
  const view = await describeChallenge(ctx, challenge)
  if (!ctx.query.testOutput) return view
  const output = await readTestOutput(ctx, challenge.id)
  return { ...view, testOutput: output ? outputView(output) : null }
})

const updateChallenge = handle('updateChallenge', async (ctx) => {
  const { path, body, clock, request } = ctx
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  const challenge = await changingBoard(ctx, path.id, (tx) =>
    editChallenge(tx, clock.now(), where, body),
  )
  return describeChallenge(ctx, challenge)
})

const deleteChallenge = handle('deleteChallenge', async (ctx) => {
  const { id: gameId, challengeId } = ctx.path
  const hashes = await changingBoard(ctx, gameId, (tx) =>
    removeChallenge(tx, { gameId, challengeId }),
  )
  await releaseUnused(ctx, hashes)
})

export const editChallengeHandlers = {
  listEditChallenges,
  createChallenge,
  getEditChallenge,
  updateChallenge,
  deleteChallenge,
}
