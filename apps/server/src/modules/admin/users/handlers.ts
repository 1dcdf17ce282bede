import type { Db } from '#db/database.ts'
import { countUsers, findUser } from '#modules/account/service.ts'
import type { UserRow } from '#modules/account/service.ts'
import { profileView } from '#modules/account/view.ts'
import { createUsers as createAll } from '#modules/admin/users/batch.ts'
import { listUsers as list, searchUsers as search } from '#modules/admin/users/repository.ts'
import * as service from '#modules/admin/users/service.ts'
import { userView } from '#modules/admin/users/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { findWithSecondFactor } from '#modules/second-factor/service.ts'

async function withFactors(db: Db, users: readonly UserRow[]) {
  const found = await findWithSecondFactor(
    db,
    users.map(({ id }) => id),
  )
  return users.map((user) => userView(user, found))
}

const listUsers = handle('listUsers', async ({ db, query }) => {
  const data = await withFactors(db, await list(db, query))
  return { data, length: data.length, total: await countUsers(db) }
})

const searchUsers = handle('searchUsers', async ({ db, query }) => {
  const data = await withFactors(db, await search(db, query.hint.trim()))
  return { data, length: data.length, total: data.length }
})

const createUsers = handle('createUsers', (ctx) => createAll(ctx, ctx.body))

const getUser = handle('getUser', async ({ db, path }) => {
  const user = await findUser(db, path.userId)
  if (!user) throw new Refusal(404, 'userNotFound')
  return profileView(user)
})

const updateUser = handle('updateUser', (ctx) => service.updateUser(ctx, ctx.path.userId, ctx.body))

const deleteUser = handle('deleteUser', (ctx) =>
  service.deleteUser(ctx, ctx.path.userId, ctx.user.id),
)

const resetUserPassword = handle('resetUserPassword', (ctx) => {
  ctx.header('cache-control', 'no-store')
  return service.resetPassword(ctx, ctx.path.userId)
})

export const adminUserHandlers = {
  listUsers,
  searchUsers,
  createUsers,
  getUser,
  updateUser,
  deleteUser,
  resetUserPassword,
}
