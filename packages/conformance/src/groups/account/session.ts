import { refusalOf } from '#http/answer.ts'
import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { scenariosOf, type Stage } from '#world/stage.ts'

async function loginBody(stage: Stage, userName: string, password: string) {
  const challenge = await captchaAnswer(stage)
  return { userName, password: await secret(stage, password), challenge }
}

/** The same account in a second browser. */
const elsewhere = (stage: Stage, { account }: Member) => new Member(stage, account)

export const sessionScenarios = scenariosOf('account', {
  'logging in by name and by mail': async (stage) => {
    const { book } = stage
    const { account, userId } = stage.loner
    for (const name of [account.userName.toUpperCase(), account.email]) {
      const member = elsewhere(stage, stage.loner)
      const answer = await member.okAnswer('logIn', {
        body: await loginBody(stage, name, account.password),
      })
      const cookie = answer.headers.getSetCookie().join('\n').toLowerCase()
      for (const attribute of ['httponly', 'samesite=lax', 'path=/']) {
        book.detail('logIn', cookie.includes(attribute), `session cookie lacks ${attribute}`)
      }
      const profile = await member.ok('getProfile')
      book.same('logIn', 'who is logged in', profile.userId, userId)
    }
  },

  'wrong credentials': async (stage) => {
    const { anonymous, loner, prefix } = stage
    const unknown = await loginBody(stage, `${prefix}-nobody`, 'Conform4nce')
    await anonymous.refused('logIn', 'unknown user', 401, { body: unknown })
    const wrong = await loginBody(stage, loner.account.userName, 'Wr0ngPassword')
    await anonymous.refused('logIn', 'wrong password', 401, { body: wrong })
  },

  'accounts that may not log in': async (stage) => {
    const { anonymous, admin, banned, book } = stage
    const [member] = await makeMembers(stage, ['unconf'])
    if (!member) return
    const { userName, password } = member.account
    const path = { userId: member.userId }
    await admin.ok('updateUser', { path, body: { emailConfirmed: false } })
    const wrong = await anonymous.refused('logIn', 'wrong password', 401, {
      body: await loginBody(stage, userName, 'Wr0ngPassword'),
    })
    const unconfirmed = await anonymous.refused('logIn', 'mail not confirmed', 401, {
      body: await loginBody(stage, userName, password),
    })
    const titles = [refusalOf(unconfirmed)?.title, refusalOf(wrong)?.title]
    book.sameDetail('logIn', 'mail not confirmed reads like a wrong password', titles[0], titles[1])
    if (!banned) return
    const answer = await anonymous.refused('logIn', 'banned', 401, {
      body: await loginBody(stage, banned.account.userName, banned.account.password),
    })
    const told = refusalOf(answer)?.title
    book.detail('logIn', told !== titles[1], 'banned people are not told so')
  },

  'logging out': async (stage) => {
    const { account } = stage.loner
    const member = elsewhere(stage, stage.loner)
    await member.ok('logIn', { body: await loginBody(stage, account.userName, account.password) })
    await member.ok('logOut')
    stage.book.check('logOut', member.jar.isEmpty, 'the session cookie is not cleared')
    await member.refused('getProfile', 'after logging out', 401)
  },

  'acting after a demotion': async (stage) => {
    const [member] = await makeMembers(stage, ['demoted'])
    if (!member) return
    const path = { userId: member.userId }
    await stage.admin.ok('updateUser', { path, body: { role: 'Admin' } })
    await member.ok('getConfig')
    await stage.admin.ok('updateUser', { path, body: { role: 'User' } })
    await member.refused('getConfig', 'a role taken away acts at once', 403)
  },
})
