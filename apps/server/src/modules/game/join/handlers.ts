import { resetAttempts } from '#modules/attempts/attempts.ts'
import { countCode } from '#modules/attempts/codes.ts'
import { acceptAgain } from '#modules/game/join/declarations.ts'
import { listDeclarations } from '#modules/game/join/declaration-view.ts'
import { describeFields } from '#modules/game/fields/service.ts'
import { isJoinable } from '#modules/game/join/policy.ts'
import { listDivisions, listJoinedTeams } from '#modules/game/join/repository.ts'
import * as service from '#modules/game/join/service.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { handle } from '#modules/operation/handle.ts'

const joinGame = handle('joinGame', async (ctx) => {
  const { path, body, user, board, db } = ctx
  const codes = `join:${user.id}`
  // Outside the transaction, which a wrong code undoes.
  if (body.inviteCode) await countCode(db, codes, ctx.clock.now())
  await ctx.tx((tx) =>
    service.joinGame(tx, ctx, {
      gameId: path.id,
      teamId: body.teamId ?? 0,
      user,
      divisionId: body.divisionId,
      inviteCode: body.inviteCode,
      acceptedDeclaration: body.acceptedDeclaration,
      answers: body.answers,
    }),
  )
  if (body.inviteCode) await resetAttempts(db, codes)
  board.changed(path.id)
})

const leaveGame = handle('leaveGame', async (ctx) =>
  ctx.tx((tx) => service.leaveGame(tx, ctx.path.id, ctx.user)),
)

const getJoinCheck = handle('getJoinCheck', async ({ db, path, user }) => {
  await requireSeenGame(db, path.id, user, 'page')
  const divisions = await listDivisions(db, path.id)
  const player = { gameId: path.id, userId: user.id }
  const declarations = await listDeclarations(db, divisions, player)
  const profileFields = await describeFields(db, player)
  return {
    joinedTeams: await listJoinedTeams(db, path.id, user.id),
    joinableDivisions: divisions.filter(isJoinable).map(({ id }) => id),
    ...(declarations.length > 0 && { declarations }),
    ...(profileFields && { profileFields }),
  }
})

const acceptDeclaration = handle('acceptDeclaration', async ({ tx, path, body, user, clock }) =>
  tx((open) => acceptAgain(open, { gameId: path.id, user }, body.acceptedDeclaration, clock.now())),
)

export const joinHandlers = { joinGame, leaveGame, getJoinCheck, acceptDeclaration }
