import { registrationBody, visitor } from '#groups/account/visitors.ts'
import { newAccount } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { withSettings } from '#world/settings.ts'
import { notTried, scenariosOf, type Stage } from '#world/stage.ts'

const open = {
  allowRegister: true,
  activeOnRegister: true,
  emailConfirmationRequired: false,
  emailDomainList: '',
  useCaptcha: false,
}

async function reviewedAccounts(stage: Stage, set: SetPolicy): Promise<void> {
  const { book } = stage
  await set({ accountPolicy: { ...open, activeOnRegister: false } })
  const member = visitor(stage, 'later')
  const body = await registrationBody(stage, member.account)
  const { data } = await member.ok('registerAccount', { body })
  book.same('registerAccount', 'what happens next', data, 'AdminConfirmationRequired')
  await member.refused('logIn', 'not confirmed yet', 401, { body })

  await set({ accountPolicy: open })
  const thief = visitor(stage, 'thief')
  const again = await registrationBody(stage, { ...thief.account, email: member.account.email })
  await thief.send('registerAccount', { body: again })
  const expected = { ours: false, reference: true }
  const isIn = !thief.jar.isEmpty
  book.sameOrReference('registerAccount', 'an unconfirmed mail logs in', isIn, expected)
}

async function confirmedMails(stage: Stage, set: SetPolicy): Promise<void> {
  const { anonymous, loner, players, book } = stage
  const policy = { ...open, activeOnRegister: false, emailConfirmationRequired: true }
  await set({ accountPolicy: policy })
  const member = visitor(stage, 'mailed')
  const answer = await member.send('registerAccount', {
    body: await registrationBody(stage, member.account),
  })
  // A server without a mail box says 400: the mail could not be queued.
  const isTold = answer.status === 400 || answer.status === 200
  book.detail('registerAccount', isTold, `mail confirmation: got ${answer.status}`)
  const challenge = await captchaAnswer(stage)
  const recover = (email: string) => ({ body: { email, challenge } })
  const unknown = `${stage.prefix}-nobody@conformance.example`
  // Telling nobody which mails are known is allowed.
  const hidden = { status: 404, reference: [200] }
  await anonymous.refused('requestPasswordRecovery', 'no such mail', hidden, recover(unknown))
  const taken = { body: { newMail: players[0]?.account.email } }
  await loner.refused('requestEmailChange', 'mail in use', 400, taken)
  await set({ accountPolicy: { ...policy, emailDomainList: 'listed.example' } })
  const unlisted = { body: { newMail: unknown } }
  await loner.refused('requestEmailChange', 'domain not listed', 400, unlisted)
}

async function puzzles(stage: Stage, set: SetPolicy): Promise<void> {
  const { loner, anonymous, book } = stage
  await set({ accountPolicy: { ...open, useCaptcha: true } })
  const { type } = await anonymous.ok('getCaptchaInfo')
  if (type !== 'HashPow') return
  const { userName } = loner.account
  const password = await secret(stage, loner.account.password)
  const wrong = { userName, password, challenge: `${'0'.repeat(12)}:${'0'.repeat(16)}` }
  await anonymous.refused('logIn', 'an unknown puzzle', 400, { body: wrong })
  const none = { userName, password, challenge: null }
  await anonymous.refused('logIn', 'no answer to a puzzle', 400, { body: none })
  const garbled = { status: 400, reference: [500] }
  const body = { userName, password, challenge: `${'0'.repeat(12)}:${'z'.repeat(16)}` }
  await anonymous.refused('logIn', 'an answer that is not hex', garbled, { body })
  const challenge = await captchaAnswer(stage)
  const solved = { userName, password, challenge }
  await loner.ok('logIn', { body: solved })
  const again = await anonymous.send('logIn', { body: solved })
  book.sameDetail('logIn', 'an answer used twice', again.status, 400)
}

type SetPolicy = Parameters<Parameters<typeof withSettings>[1]>[0]['set']

const changing = (play: (stage: Stage, set: SetPolicy) => Promise<void>) =>
  async function changed(stage: Stage): Promise<void> {
    const isPlayed = await withSettings(stage, ({ set }) => play(stage, set))
    if (isPlayed) return
    const ids = ['registerAccount', 'requestPasswordRecovery', 'requestEmailChange'] as const
    notTried(stage, 'other policies: ask with --change-settings', ids)
  }

export const policyScenarios = scenariosOf('account', {
  'closed registration and listed domains': changing(async (stage, set) => {
    const { anonymous, prefix } = stage
    const body = await registrationBody(stage, newAccount(prefix, 'none'))
    await set({ accountPolicy: { ...open, allowRegister: false } })
    await anonymous.refused('registerAccount', 'registration is closed', 400, { body })
    await set({ accountPolicy: { ...open, emailDomainList: 'listed.example' } })
    await anonymous.refused('registerAccount', 'domain not listed', 400, { body })
  }),
  'accounts that wait for an admin': changing(reviewedAccounts),
  'mails that must be confirmed': changing(confirmedMails),
  'puzzles before logging in': changing(puzzles),
})
