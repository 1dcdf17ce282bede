import { newAccount } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { type Account, Member } from '#world/member.ts'
import type { Stage } from '#world/stage.ts'

/** What the form of registration sends. */
export async function registrationBody(stage: Stage, account: Account) {
  const password = await secret(stage, account.password)
  return { ...account, password, challenge: await captchaAnswer(stage) }
}

/** A visitor who will have an account, unless the server refuses. */
export function visitor(stage: Stage, name: string): Member {
  const member = new Member(stage, newAccount(stage.prefix, name), 'visitor')
  stage.cleanup.later(`user ${member.account.userName}`, () => removeAccount(stage, member.account))
  return member
}

async function removeAccount({ admin }: Stage, { userName }: Account): Promise<void> {
  const { data } = await admin.ok('searchUsers', { query: { hint: userName } })
  const id = data.find((user) => user.userName === userName)?.id
  if (id) await admin.ok('deleteUser', { path: { userId: id } })
}
