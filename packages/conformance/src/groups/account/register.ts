import { openDomain, policyOf, registrationBody, visitor } from '#groups/account/visitors.ts'
import { newAccount } from '#world/accounts.ts'
import { captchaAnswer } from '#world/credentials.ts'
import { scenariosOf } from '#world/world.ts'

export const registerScenarios = scenariosOf('account', {
  'registering under the policy of the server': async (world) => {
    const { findings } = world
    const policy = await policyOf(world)
    const member = visitor(world, 'new', openDomain(policy))
    const body = await registrationBody(world, member.account)
    if (policy && !policy.allowRegister) {
      await member.refused('registerAccount', 'registration is closed', 400, { body })
      return
    }
    const { data, status } = await member.ok('registerAccount', { body })
    findings.same('registerAccount', 'status in the body', status, 200)
    if (policy) findings.same('registerAccount', 'what happens next', data, outcomeOf(policy))
    findings.same('registerAccount', 'a session cookie', !member.jar.isEmpty, data === 'LoggedIn')
    if (data === 'LoggedIn') {
      const { role } = await member.ok('getProfile')
      findings.same('registerAccount', 'the role of a new account', role, 'User')
    }
    const again = { ...body, challenge: await captchaAnswer(world) }
    const renamed = { ...again, userName: `${world.prefix}-new2` }
    const remailed = { ...again, email: `other-${again.email}` }
    const shouting = { ...remailed, userName: again.userName.toUpperCase() }
    const why = 'the name is taken, in another letter case'
    await member.refused('registerAccount', why, 400, { body: shouting })
    if (data === 'LoggedIn') {
      await member.refused('registerAccount', 'the mail is taken', 400, { body: renamed })
    }
  },

  'passwords that break the rule': async (world) => {
    const { anonymous, prefix } = world
    for (const password of ['', 'Sh0rt', 'nouppercase1']) {
      const body = await registrationBody(world, { ...newAccount(prefix, 'weak'), password })
      await anonymous.refused('registerAccount', `password "${password}"`, 400, { body })
    }
  },
})

type Policy = { activeOnRegister: boolean; emailConfirmationRequired: boolean }

function outcomeOf({ activeOnRegister, emailConfirmationRequired }: Policy) {
  if (activeOnRegister) return 'LoggedIn'
  return emailConfirmationRequired ? 'EmailConfirmationRequired' : 'AdminConfirmationRequired'
}
