import { registrationBody, visitor } from '#groups/account/visitors.ts'
import { newAccount } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { withSettings } from '#world/settings.ts'
import { notTried, scenariosOf, type World } from '#world/world.ts'

const open = {
  allowRegister: true,
  activeOnRegister: true,
  emailConfirmationRequired: false,
  emailDomainList: '',
  useCaptcha: false,
}

async function reviewedAccounts(world: World, set: SetPolicy): Promise<void> {
  const { findings } = world
  await set({ accountPolicy: { ...open, activeOnRegister: false } })
  const member = visitor(world, 'later')
  const body = await registrationBody(world, member.account)
  const { data } = await member.ok('registerAccount', { body })
  findings.same('registerAccount', 'what happens next', data, 'AdminConfirmationRequired')
  await member.refused('logIn', 'not confirmed yet', 401, { body })

  await set({ accountPolicy: open })
  const thief = visitor(world, 'thief')
  const again = await registrationBody(world, { ...thief.account, email: member.account.email })
  await thief.send('registerAccount', { body: again })
  const expected = { ours: false, reference: true, fact: 'unconfirmedLogIn' as const }
  const isIn = !thief.jar.isEmpty
  findings.sameOrReference('registerAccount', 'an unconfirmed mail logs in', isIn, expected)
}

async function confirmedMails(world: World, set: SetPolicy): Promise<void> {
  const { anonymous, loner, players, findings } = world
  const policy = { ...open, activeOnRegister: false, emailConfirmationRequired: true }
  await set({ accountPolicy: policy })
  const member = visitor(world, 'mailed')
  const answer = await member.send('registerAccount', {
    body: await registrationBody(world, member.account),
  })
  // A server without a mail box says 400: the mail could not be queued.
  const isAnswered = answer.status === 400 || answer.status === 200
  findings.check('registerAccount', isAnswered, `mail confirmation: got ${answer.status}`)
  const challenge = await captchaAnswer(world)
  const recover = (email: string) => ({ body: { email, challenge } })
  const unknown = `${world.prefix}-nobody@conformance.example`
  // A server may hide which mails are known.
  const hidden = { status: 404, or: [200] }
  await anonymous.refused('requestPasswordRecovery', 'no such mail', hidden, recover(unknown))
  const taken = { body: { newMail: players[0]?.account.email } }
  await loner.refused('requestEmailChange', 'mail in use', 400, taken)
  await set({ accountPolicy: { ...policy, emailDomainList: 'listed.example' } })
  const unlisted = { body: { newMail: unknown } }
  await loner.refused('requestEmailChange', 'domain not listed', 400, unlisted)
}

async function puzzles(world: World, set: SetPolicy): Promise<void> {
  const { loner, anonymous, findings } = world
  await set({ accountPolicy: { ...open, useCaptcha: true } })
  const { type } = await anonymous.ok('getCaptchaInfo')
  if (type !== 'HashPow') return
  const { userName } = loner.account
  const password = await secret(world, loner.account.password)
  const wrong = { userName, password, challenge: `${'0'.repeat(12)}:${'0'.repeat(16)}` }
  await anonymous.refused('logIn', 'an unknown puzzle', 400, { body: wrong })
  const none = { userName, password, challenge: null }
  await anonymous.refused('logIn', 'no answer to a puzzle', 400, { body: none })
  const garbled = { status: 400, reference: { statuses: [500], fact: 'malformed' as const } }
  const body = { userName, password, challenge: `${'0'.repeat(12)}:${'z'.repeat(16)}` }
  await anonymous.refused('logIn', 'an answer that is not hex', garbled, { body })
  const challenge = await captchaAnswer(world)
  const solved = { userName, password, challenge }
  await loner.ok('logIn', { body: solved })
  const again = await anonymous.send('logIn', { body: solved })
  findings.same('logIn', 'an answer used twice', again.status, 400)
}

type SetPolicy = Parameters<Parameters<typeof withSettings>[1]>[0]['set']

const changing = (play: (world: World, set: SetPolicy) => Promise<void>) =>
  async function changed(world: World): Promise<void> {
    const isPlayed = await withSettings(world, ({ set }) => play(world, set))
    if (isPlayed) return
    const ids = ['registerAccount', 'requestPasswordRecovery', 'requestEmailChange'] as const
    notTried(world, 'other policies: ask with --change-settings', ids)
  }

export const policyScenarios = scenariosOf('account', {
  'closed registration and listed domains': changing(async (world, set) => {
    const { anonymous, prefix } = world
    const body = await registrationBody(world, newAccount(prefix, 'none'))
    await set({ accountPolicy: { ...open, allowRegister: false } })
    await anonymous.refused('registerAccount', 'registration is closed', 400, { body })
    await set({ accountPolicy: { ...open, emailDomainList: 'listed.example' } })
    await anonymous.refused('registerAccount', 'domain not listed', 400, { body })
  }),
  'accounts that wait for an admin': changing(reviewedAccounts),
  'mails that must be confirmed': changing(confirmedMails),
  'puzzles before logging in': changing(puzzles),
})
