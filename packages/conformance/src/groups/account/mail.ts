import { fieldOf } from '#http/answer.ts'
import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { notTried, scenariosOf, type World } from '#world/world.ts'

const asking = ['requestPasswordRecovery', 'requestEmailChange'] as const

const base64 = (text: string) => Buffer.from(text).toString('base64')

async function mailsAreConfirmed({ admin }: World): Promise<boolean> {
  const config = await admin.ok('getConfig').catch(() => undefined)
  return config?.accountPolicy.emailConfirmationRequired ?? false
}

export const mailScenarios = scenariosOf('account', {
  'links that are wrong': async (world) => {
    const { anonymous, loner, admin, prefix } = world
    const token = base64('not a token of this server')
    const stranger = base64(`${prefix}-nobody@conformance.example`)
    const known = base64(loner.account.email)
    await anonymous.refused('verifyEmail', 'unknown mail', 400, {
      body: { token, email: stranger },
    })
    const confirmed = { token, email: known }
    await anonymous.refused('verifyEmail', 'mail confirmed already', 400, { body: confirmed })

    const password = await secret(world, 'Conform5nce')
    const reset = (email: string) => ({ body: { password, email, rToken: token } })
    await anonymous.refused('resetPassword', 'unknown mail', 400, reset(stranger))
    await anonymous.refused('resetPassword', 'wrong token', 400, reset(known))
    const body = { token, email: base64('somebody@conformance.example') }
    await loner.refused('confirmEmailChange', 'wrong token', 400, { body })
    notTried(world, 'success: the link arrives by mail', [
      'verifyEmail',
      'resetPassword',
      'confirmEmailChange',
    ])

    const [member] = await makeMembers(world, ['verify'])
    if (!member) return
    const path = { userId: member.userId }
    await admin.ok('updateUser', { path, body: { emailConfirmed: false } })
    await anonymous.refused('verifyEmail', 'wrong token', 401, {
      body: { token, email: base64(member.account.email) },
    })
  },

  'asking for a link': async (world) => {
    const { anonymous, loner, findings, prefix } = world
    const challenge = await captchaAnswer(world)
    const known = { body: { email: loner.account.email, challenge } }
    const newMail = `${prefix}-moved@conformance.example`
    if (await mailsAreConfirmed(world)) {
      // A server without a mail box says 400, which says nothing about the operation.
      const { status } = await anonymous.send('requestPasswordRecovery', known)
      if (status === 400) return notTried(world, 'success: the server sends no mail', asking)
      await anonymous.ok('requestPasswordRecovery', known)
      await loner.ok('requestEmailChange', { body: { newMail } })
      return
    }
    const why = 'the policy sends no mail'
    await anonymous.refused('requestPasswordRecovery', why, 400, known)
    const answer = await loner.refused('requestEmailChange', why, 400, { body: { newMail } })
    const data = fieldOf(answer, 'data')
    const isSecret = answer.status !== 400 || data === false
    findings.check('requestEmailChange', isSecret, `${why}: data is not false`)
    notTried(world, `success: ${why}`, asking)
  },
})
