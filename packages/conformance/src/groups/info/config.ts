import { createHash } from 'node:crypto'
import { conditionalGet } from '#http/conditional.ts'
import { withSettings } from '#world/settings.ts'
import { captchaAnswer } from '#world/credentials.ts'
import { eventually } from '#world/patience.ts'
import { notTried, scenariosOf } from '#world/world.ts'

export const configScenarios = scenariosOf('info', {
  'what every client reads first': async (world) => {
    const { anonymous, admin, findings } = world
    await conditionalGet(world, anonymous, 'getClientConfig')
    await conditionalGet(world, anonymous, 'getCaptchaInfo')
    const shown = await anonymous.ok('getClientConfig')
    const captcha = await anonymous.ok('getCaptchaInfo')
    const { globalConfig, containerPolicy, accountPolicy } = await admin.ok('getConfig')
    findings.same('getClientConfig', 'title', shown.title, globalConfig.title)
    findings.same('getClientConfig', 'slogan', shown.slogan, globalConfig.slogan)
    const hasKey = shown.apiPublicKey !== null
    findings.same('getClientConfig', 'a key when encrypting', hasKey, globalConfig.apiEncryption)
    if (shown.apiPublicKey) {
      const { length } = Buffer.from(shown.apiPublicKey, 'base64')
      findings.same('getClientConfig', 'bytes of the key', length, 32)
    }
    const { defaultLifetime, extensionDuration, renewalWindow } = containerPolicy
    findings.same('getClientConfig', 'lifetime', shown.defaultLifetime, defaultLifetime)
    findings.same('getClientConfig', 'extension', shown.extensionDuration, extensionDuration)
    findings.same('getClientConfig', 'window', shown.renewalWindow, renewalWindow)
    if (!accountPolicy.useCaptcha) findings.same('getCaptchaInfo', 'type', captcha.type, 'None')
  },

  'the puzzle of the captcha': async (world) => {
    const { anonymous, loner, options } = world
    const { type } = await anonymous.ok('getCaptchaInfo')
    if (type !== 'HashPow') {
      const refusal = { status: 404, or: [200] }
      await anonymous.refused('getPowChallenge', 'another provider', refusal)
      if (options.changeSettings) return
      notTried(world, 'success: ask with --change-settings', ['getPowChallenge'])
      return
    }
    const answer = (await captchaAnswer(world)) ?? ''
    const wrong = `${answer.split(':')[0]}:${createHash('sha256').update(answer).digest('hex').slice(0, 16)}`
    const { userName, password } = loner.account
    const body = { userName, password, challenge: wrong }
    await anonymous.refused('logIn', 'a wrong answer to the puzzle', 400, { body })
    await anonymous.refused('logIn', 'no answer to the puzzle', 400, {
      body: { userName, password, challenge: null },
    })
  },

  'settings seen by clients': async (world) => {
    const { anonymous, findings } = world
    const read = () => anonymous.ok('getClientConfig')
    await withSettings(world, async ({ set }) => {
      await set({ globalConfig: { title: 'Conformance', customTheme: '#1f7a8c' } })
      const shown = await eventually(read, ({ title }) => title === 'Conformance')
      findings.same('updateConfig', 'title for clients', shown.title, 'Conformance')
      findings.same('updateConfig', 'theme for clients', shown.customTheme, '#1f7a8c')
      await set({ globalConfig: { footerInfo: '' } })
      const blanked = await eventually(read, ({ footerInfo }) => !footerInfo)
      findings.check('updateConfig', !blanked.footerInfo, 'an empty text does not blank the footer')
    })
  },
})
