import { captchaInfo, createPowChallenge } from '#modules/captcha/captcha.ts'
import { clientConfigView } from '#modules/info/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { contentTag } from '#modules/operation/tags.ts'

const getClientConfig = handle('getClientConfig', async ({ settings, isCurrent }) => {
  const snapshot = await settings.read()
  const config = clientConfigView(snapshot)
  const tag = contentTag('cfg', config)
  return isCurrent({ tag, changedAtMs: snapshot.changedAtMs }) ? NOT_MODIFIED : config
})

const getCaptchaInfo = handle('getCaptchaInfo', async ({ settings, config, isCurrent }) => {
  const { accountPolicy, changedAtMs } = await settings.read()
  const info = captchaInfo(accountPolicy, config)
  return isCurrent({ tag: contentTag('cap', info), changedAtMs }) ? NOT_MODIFIED : info
})

const getPowChallenge = handle('getPowChallenge', async (ctx) => {
  const { accountPolicy } = await ctx.settings.read()
  if (captchaInfo(accountPolicy, ctx.config).type !== 'HashPow')
    throw new Refusal(404, 'notFound', { asProblem: true })
  ctx.header('cache-control', 'no-store')
  return createPowChallenge(ctx, ctx.config.powDifficulty)
})

export const infoHandlers = { getClientConfig, getCaptchaInfo, getPowChallenge }
