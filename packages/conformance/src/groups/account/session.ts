import { refusalOf } from '#http/answer.ts'
import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, logIn, secret } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { scenariosOf, type World } from '#world/world.ts'

async function loginBody(world: World, userName: string, password: string) {
  const challenge = await captchaAnswer(world)
  return { userName, password: await secret(world, password), challenge }
}

/** The same account in a second browser. */
const elsewhere = (world: World, { account }: Member) => new Member(world, account)

export const sessionScenarios = scenariosOf('account', {
  'logging in by name and by mail': async (world) => {
    const { findings } = world
    const { account, userId } = world.loner
    for (const name of [account.userName.toUpperCase(), account.email]) {
      const member = elsewhere(world, world.loner)
      const answer = await member.okAnswer('logIn', {
        body: await loginBody(world, name, account.password),
      })
      const cookie = answer.headers.getSetCookie().join('\n').toLowerCase()
      for (const attribute of ['httponly', 'samesite=lax', 'path=/']) {
        findings.check('logIn', cookie.includes(attribute), `session cookie lacks ${attribute}`)
      }
      const profile = await member.ok('getProfile')
      findings.same('logIn', 'who is logged in', profile.userId, userId)
    }
  },

  'wrong credentials': async (world) => {
    const { anonymous, loner, prefix } = world
    const unknown = await loginBody(world, `${prefix}-nobody`, 'Conform4nce')
    await anonymous.refused('logIn', 'unknown user', 401, { body: unknown })
    const wrong = await loginBody(world, loner.account.userName, 'Wr0ngPassword')
    await anonymous.refused('logIn', 'wrong password', 401, { body: wrong })
  },

  'accounts that may not log in': async (world) => {
    const { anonymous, admin, banned, findings } = world
    const [member] = await makeMembers(world, ['unconf'])
    if (!member) return
    const { userName, password } = member.account
    const path = { userId: member.userId }
    await admin.ok('updateUser', { path, body: { emailConfirmed: false } })
    const wrong = await anonymous.refused('logIn', 'wrong password', 401, {
      body: await loginBody(world, userName, 'Wr0ngPassword'),
    })
    const unconfirmed = await anonymous.refused('logIn', 'mail not confirmed', 401, {
      body: await loginBody(world, userName, password),
    })
    const titles = [refusalOf(unconfirmed)?.title, refusalOf(wrong)?.title]
    findings.same('logIn', 'mail not confirmed reads like a wrong password', titles[0], titles[1])
    if (!banned) return
    const answer = await anonymous.refused('logIn', 'banned', 401, {
      body: await loginBody(world, banned.account.userName, banned.account.password),
    })
    const title = refusalOf(answer)?.title
    findings.check('logIn', title !== titles[1], 'banned people are not told so')
  },

  'logging out': async (world) => {
    const { account } = world.loner
    const member = elsewhere(world, world.loner)
    await member.ok('logIn', { body: await loginBody(world, account.userName, account.password) })
    await member.ok('logOut')
    world.findings.check('logOut', member.jar.isEmpty, 'the session cookie is not cleared')
    await member.refused('getProfile', 'after logging out', 401)
  },

  'acting after a demotion': async (world) => {
    const [member] = await makeMembers(world, ['demoted'])
    if (!member) return
    const path = { userId: member.userId }
    await world.admin.ok('updateUser', { path, body: { role: 'Admin' } })
    // Some servers end the sessions of whoever has another role now.
    await logIn(world, member)
    await member.ok('getConfig')
    await world.admin.ok('updateUser', { path, body: { role: 'User' } })
    const refusal = { status: 403, or: [401] }
    await member.refused('getConfig', 'a role taken away acts at once', refusal)
  },
})
