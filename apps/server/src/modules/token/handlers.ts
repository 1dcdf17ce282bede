import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { makeToken } from '#modules/token/create.ts'
import {
  deleteToken,
  listTokens as list,
  listTokensOf,
  setRevoked,
} from '#modules/token/repository.ts'
import { requireScopes } from '#modules/token/scopes.ts'
import { tokenView } from '#modules/token/view.ts'

const createToken = handle('createToken', async (ctx) => {
  const { name, expiresIn, scopes = null, gameId = null } = ctx.body
  if (scopes) await requireScopes(ctx.db, ctx.user, { scopes, gameId })
  return makeToken(ctx, { name, expiresIn, scopes, gameId: scopes && gameId })
})

const listTokens = handle('listTokens', async ({ db }) => (await list(db)).map(tokenView))

function refuseUnknown(isKnown: boolean): void {
  if (!isKnown) throw new Refusal(404, 'tokenNotFound')
}

const restoreToken = handle('restoreToken', async ({ tx, path }) =>
  refuseUnknown(await tx((db) => setRevoked(db, path.id, false))),
)

const revokeToken = handle('revokeToken', async ({ tx, path, query }) =>
  refuseUnknown(
    await tx((db) => (query.delete ? deleteToken(db, path.id) : setRevoked(db, path.id, true))),
  ),
)

const createOwnToken = handle('createOwnToken', async (ctx) => {
  const { name, expiresIn, scopes, gameId = null } = ctx.body
  await requireScopes(ctx.db, ctx.user, { scopes, gameId })
  return makeToken(ctx, { name, expiresIn, scopes, gameId })
})

const listOwnTokens = handle('listOwnTokens', async ({ db, user }) =>
  (await listTokensOf(db, user.id)).map(tokenView),
)

const deleteOwnToken = handle('deleteOwnToken', async ({ tx, path, user }) =>
  refuseUnknown(await tx((db) => deleteToken(db, path.id, user.id))),
)

export const tokenHandlers = {
  createOwnToken,
  createToken,
  deleteOwnToken,
  listOwnTokens,
  listTokens,
  restoreToken,
  revokeToken,
}
