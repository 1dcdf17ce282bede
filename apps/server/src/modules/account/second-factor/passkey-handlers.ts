import { addFactor, removeFactor } from '#modules/account/second-factor/changes.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { checkAttestation, creationOptions } from '#modules/second-factor/passkeys.ts'
import {
  deletePasskey,
  insertPasskey,
  renamePasskey as rename,
} from '#modules/second-factor/service.ts'

const createPasskeyChallenge = handle('createPasskeyChallenge', async (ctx) => {
  const { globalConfig } = await ctx.settings.read()
  const { id, userName: name } = ctx.user
  return creationOptions(ctx, { id, name, platform: globalConfig.title })
})

const addPasskey = handle('addPasskey', async (ctx) => {
  ctx.header('cache-control', 'no-store')
  const passkey = await checkAttestation(ctx, ctx.user.id, ctx.body)
  return addFactor(ctx, (tx) => insertPasskey(tx, passkey))
})

const renamePasskey = handle('renamePasskey', async ({ db, user, path, body }) => {
  const change = { id: path.passkeyId, name: body.name.trim() }
  if (!(await rename(db, user.id, change))) throw new Refusal(404, 'passkeyUnknown')
})

const removePasskey = handle('removePasskey', (ctx) =>
  removeFactor(ctx, async (tx) => {
    if (!(await deletePasskey(tx, ctx.user.id, ctx.path.passkeyId)))
      throw new Refusal(404, 'passkeyUnknown')
  }),
)

export const passkeyHandlers = { createPasskeyChallenge, addPasskey, renamePasskey, removePasskey }
