import { openDomain, policyOf, registrationBody, visitor } from '#groups/account/visitors.ts'
import { newAccount } from '#world/accounts.ts'
import { captchaAnswer } from '#world/credentials.ts'
import { scenariosOf } from '#world/stage.ts'

export const registerScenarios = scenariosOf('account', {
  'registering under the policy of the server': async (stage) => {
    const { book } = stage
    const policy = await policyOf(stage)
    const member = visitor(stage, 'new', openDomain(policy))
    const body = await registrationBody(stage, member.account)
    if (policy && !policy.allowRegister) {
      await member.refused('registerAccount', 'registration is closed', 400, { body })
      return
    }
    const { data, status } = await member.ok('registerAccount', { body })
    book.same('registerAccount', 'status in the body', status, 200)
    if (policy) book.same('registerAccount', 'what happens next', data, outcomeOf(policy))
    book.same('registerAccount', 'a session cookie', !member.jar.isEmpty, data === 'LoggedIn')
    if (data === 'LoggedIn') {
      const { role } = await member.ok('getProfile')
      book.same('registerAccount', 'the role of a new account', role, 'User')
    }
    const again = { ...body, challenge: await captchaAnswer(stage) }
    const renamed = { ...again, userName: `${stage.prefix}-new2` }
    const remailed = { ...again, email: `other-${again.email}` }
    const shouting = { ...remailed, userName: again.userName.toUpperCase() }
    const why = 'the name is taken, in another letter case'
    await member.refused('registerAccount', why, 400, { body: shouting })
    if (data === 'LoggedIn') {
      await member.refused('registerAccount', 'the mail is taken', 400, { body: renamed })
    }
  },

  'passwords that break the rule': async (stage) => {
    const { anonymous, prefix } = stage
    for (const password of ['', 'Sh0rt', 'nouppercase1']) {
      const body = await registrationBody(stage, { ...newAccount(prefix, 'weak'), password })
      await anonymous.refused('registerAccount', `password "${password}"`, 400, { body })
    }
  },
})

type Policy = { activeOnRegister: boolean; emailConfirmationRequired: boolean }

function outcomeOf({ activeOnRegister, emailConfirmationRequired }: Policy) {
  if (activeOnRegister) return 'LoggedIn'
  return emailConfirmationRequired ? 'EmailConfirmationRequired' : 'AdminConfirmationRequired'
}
