import { createHash } from 'node:crypto'
import { conditionalGet } from '#http/conditional.ts'
import { withSettings } from '#world/settings.ts'
import { captchaAnswer } from '#world/credentials.ts'
import { eventually } from '#world/patience.ts'
import { notTried, scenariosOf } from '#world/stage.ts'

export const configScenarios = scenariosOf('info', {
  'what every client reads first': async (stage) => {
    const { anonymous, admin, book } = stage
    await conditionalGet(stage, anonymous, 'getClientConfig')
    await conditionalGet(stage, anonymous, 'getCaptchaInfo')
    const shown = await anonymous.ok('getClientConfig')
    const captcha = await anonymous.ok('getCaptchaInfo')
    const { globalConfig, containerPolicy, accountPolicy } = await admin.ok('getConfig')
    book.same('getClientConfig', 'title', shown.title, globalConfig.title)
    book.same('getClientConfig', 'slogan', shown.slogan, globalConfig.slogan)
    const hasKey = shown.apiPublicKey !== null
    book.same('getClientConfig', 'a key when encrypting', hasKey, globalConfig.apiEncryption)
    if (shown.apiPublicKey) {
      const { length } = Buffer.from(shown.apiPublicKey, 'base64')
      book.same('getClientConfig', 'bytes of the key', length, 32)
    }
    const { defaultLifetime, extensionDuration, renewalWindow } = containerPolicy
    book.same('getClientConfig', 'lifetime', shown.defaultLifetime, defaultLifetime)
    book.same('getClientConfig', 'extension', shown.extensionDuration, extensionDuration)
    book.same('getClientConfig', 'window', shown.renewalWindow, renewalWindow)
    if (!accountPolicy.useCaptcha) book.same('getCaptchaInfo', 'type', captcha.type, 'None')
  },

  'the puzzle of the captcha': async (stage) => {
    const { anonymous, loner, options } = stage
    const { type } = await anonymous.ok('getCaptchaInfo')
    if (type !== 'HashPow') {
      const refusal = { status: 404, reference: [200] }
      await anonymous.refused('getPowChallenge', 'another provider', refusal)
      if (options.changeSettings) return
      notTried(stage, 'success: ask with --change-settings', ['getPowChallenge'])
      return
    }
    const answer = (await captchaAnswer(stage)) ?? ''
    const wrong = `${answer.split(':')[0]}:${createHash('sha256').update(answer).digest('hex').slice(0, 16)}`
    const { userName, password } = loner.account
    const body = { userName, password, challenge: wrong }
    await anonymous.refused('logIn', 'a wrong answer to the puzzle', 400, { body })
    await anonymous.refused('logIn', 'no answer to the puzzle', 400, {
      body: { userName, password, challenge: null },
    })
  },

  'settings seen by clients': async (stage) => {
    const { anonymous, book } = stage
    const read = () => anonymous.ok('getClientConfig')
    await withSettings(stage, async ({ set }) => {
      await set({ globalConfig: { title: 'Conformance', customTheme: '#1f7a8c' } })
      const shown = await eventually(read, ({ title }) => title === 'Conformance')
      book.same('updateConfig', 'title for clients', shown.title, 'Conformance')
      book.same('updateConfig', 'theme for clients', shown.customTheme, '#1f7a8c')
      await set({ globalConfig: { footerInfo: '' } })
      const blanked = await eventually(read, ({ footerInfo }) => !footerInfo)
      book.check('updateConfig', !blanked.footerInfo, 'an empty text does not blank the footer')
    })
  },
})
