import { acceptProviders } from '#modules/admin/providers/policy.ts'
import { providersTag, providersView } from '#modules/admin/providers/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { problemOf, reasonOf } from '#modules/provider/failure.ts'
import { listProviders, lockProviders } from '#modules/provider/service.ts'

const getProviders = handle('getProviders', async ({ db, config, providers }) =>
  providersView(config.providers, await listProviders(db), providers),
)

const updateProviders = handle('updateProviders', async (ctx) => {
  const { config, providers, body, request } = ctx
  if (config.publicUrl === undefined) throw new Refusal(400, 'providerNeedsUrl')
  const saved = await ctx.tx(async (tx) => {
    await lockProviders(tx)
    const stored = await listProviders(tx)
    requireMatch(request.headers['if-match'], providersTag(stored))
    await providers.save(tx, acceptProviders(body.providers, config.providers, stored))
    return listProviders(tx)
  })
  providers.forget()
  return providersView(config.providers, saved, providers)
})

const checkProvider = handle('checkProvider', async ({ path, providers }) => {
  const provider = await providers.find(path.providerId)
  if (!provider) throw new Refusal(404, 'providerNotFound')
  try {
    await providers.check(provider)
    return { problem: null, reason: null }
  } catch (error) {
    return { problem: problemOf(error), reason: reasonOf(error) }
  }
})

export const adminProviderHandlers = { getProviders, updateProviders, checkProvider }
