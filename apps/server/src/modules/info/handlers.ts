import { isProofOffered } from '#modules/account/login-attempts.ts'
import { captchaInfo, createPowChallenge } from '#modules/captcha/captcha.ts'
import { clientConfigView, providerInfo } from '#modules/info/view.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { passkeySite } from '#modules/second-factor/passkey-site.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { contentTag } from '#modules/operation/tags.ts'

const getClientConfig = handle(
  'getClientConfig',
  async ({ settings, providers: all, config: own, instances, isCurrent }) => {
    const { instances: options, smtp, project } = own
    const snapshot = await settings.read()
    const { providers, changedAtMs } = await all.list()
    const config = clientConfigView(
      snapshot,
      {
        portMapping: options.portMapping,
        runsContainers: instances !== undefined,
        passkeys: typeof passkeySite(own) !== 'string',
        ...(Object.keys(project).length > 0 && { project }),
        ...(providers.length > 0 && { providers: providers.map(providerInfo) }),
      },
      { sendsMail: smtp !== undefined },
    )
    const tag = contentTag('cfg', config)
    return isCurrent({ tag, changedAtMs: Math.max(changedAtMs, snapshot.changedAtMs) })
      ? NOT_MODIFIED
      : config
  },
)

/** The captcha for this caller, and when it became that. */
async function captchaOf({ settings, config, db, ip, clock }: Context) {
  const { accountPolicy, changedAtMs } = await settings.read()
  const nowMs = clock.now()
  const isOffered = !accountPolicy.useCaptcha && (await isProofOffered({ db, ip, nowMs }))
  return {
    info: captchaInfo(accountPolicy, config, isOffered),
    changedAtMs: isOffered ? nowMs : changedAtMs,
  }
}

const getCaptchaInfo = handle('getCaptchaInfo', async (ctx) => {
  const { info, changedAtMs } = await captchaOf(ctx)
  return ctx.isCurrent({ tag: contentTag('cap', info), changedAtMs }) ? NOT_MODIFIED : info
})

const getPowChallenge = handle('getPowChallenge', async (ctx) => {
  const { info } = await captchaOf(ctx)
  if (info.type !== 'HashPow') throw new Refusal(404, 'notFound', { asProblem: true })
  ctx.header('cache-control', 'no-store')
  return createPowChallenge(ctx, ctx.config.powDifficulty)
})

export const infoHandlers = { getClientConfig, getCaptchaInfo, getPowChallenge }
