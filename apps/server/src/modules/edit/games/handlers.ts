import { ms } from '#db/database.ts'
import { releaseUnused } from '#modules/asset/release-unused.ts'
import { deleteAttachmentsOfGame } from '#modules/edit/attachment-repository.ts'
import { listChallengeIds } from '#modules/edit/divisions/repository.ts'
import {
  changePoster,
  countGames,
  deleteGame as removeGame,
  insertGame,
  listGames,
  lockGame,
  updateGame as changeGame,
} from '#modules/edit/games/repository.ts'
import { gameColumns, gameTag, gameView, staffView } from '#modules/edit/games/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { requireGame } from '#modules/game/games.ts'
import { createGameKeys, gameSalt } from '#modules/game/keys.ts'
import {
  imagePath,
  POSTER,
  receiveImage,
  replaceImage,
  storeImage,
} from '#modules/image/service.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'
import { gamesOf } from '#modules/staff/service.ts'
import { discardWriteups } from '#modules/writeup/service.ts'

const listEditGames = handle('listEditGames', async ({ db, query, gameRights }) => {
  const own = gamesOf(gameRights)
  const data = (await listGames(db, query, own)).map((game) => staffView(game, gameRights))
  return { data, length: data.length, total: await countGames(db, own) }
})

const createGame = handle('createGame', async ({ tx, body, clock, random }) => {
  const now = clock.now()
  const { publicKey, privateKey } = createGameKeys(random)
  const game = await tx((db) =>
    insertGame(db, {
      ...gameColumns(body, now),
      public_key: publicKey,
      private_key: privateKey,
      created_at: ms(now),
    }),
  )
  return gameView(game)
})

const getEditGame = handle('getEditGame', async ({ db, path, gameRights }) =>
  staffView(await requireGame(db, path.id), gameRights),
)

const updateGame = handle('updateGame', async (ctx) => {
  const { path, body, clock, request } = ctx
  const game = await changingBoard(ctx, path.id, async (tx) => {
    const stored = await lockGame(tx, path.id)
    if (!stored) throw new Refusal(404, 'gameNotFound')
    requireMatch(request.headers['if-match'], gameTag(stored))
    return changeGame(tx, path.id, gameColumns(body, clock.now()))
  })
  return gameView(game)
})

const deleteGame = handle('deleteGame', async (ctx) => {
  const { id } = ctx.path
  await discardWriteups(ctx, id)
  const challengeIds = await listChallengeIds(ctx.db, id)
  const hashes = await changingBoard(ctx, id, async (tx) => {
    const { poster_hash: poster } = await requireGame(tx, id)
    const shown = await deleteAttachmentsOfGame(tx, id)
    if (!(await removeGame(tx, id))) throw new Refusal(404, 'gameNotFound')
    return poster === null ? shown : [...shown, poster]
  })
  await releaseUnused(ctx, hashes)
  await ctx.captures.removeChallenges(challengeIds)
})

const updateGamePoster = handle('updateGamePoster', async (ctx) => {
  const { id } = ctx.path
  await requireGame(ctx.db, id)
  const hash = await storeImage(ctx, await receiveImage(ctx), POSTER)
  await replaceImage(ctx, [hash], async (tx) => [await changePoster(tx, id, hash)])
  return imagePath(hash, POSTER)
})

const getGameHashSalt = handle('getGameHashSalt', async ({ db, path }) => {
  const game = await requireGame(db, path.id)
  return gameSalt(game)
})

export const editGameHandlers = {
  listEditGames,
  createGame,
  getEditGame,
  updateGame,
  deleteGame,
  getGameHashSalt,
  updateGamePoster,
}
