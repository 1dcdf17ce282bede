import { type Makers, newAccount } from '#world/accounts.ts'
import { captchaAnswer, secret } from '#world/credentials.ts'
import { type Account, Member } from '#world/member.ts'

/** What the form of registration sends. */
export async function registrationBody(makers: Makers, account: Account) {
  const password = await secret(makers, account.password)
  return { ...account, password, challenge: await captchaAnswer(makers) }
}

/** A visitor who will have an account, unless the server refuses. */
export function visitor(makers: Makers, name: string, domain?: string): Member {
  const member = new Member(makers, newAccount(makers.prefix, name, domain), 'visitor')
  makers.cleanup.later(`user ${member.account.userName}`, () =>
    removeAccount(makers, member.account),
  )
  return member
}

async function removeAccount({ admin }: Makers, { userName }: Account): Promise<void> {
  const { data } = await admin.ok('searchUsers', { query: { hint: userName } })
  const id = data.find((user) => user.userName === userName)?.id
  if (id) await admin.ok('deleteUser', { path: { userId: id } })
}

/** The account policy of the server; undefined where it cannot be read. */
export async function policyOf({ admin }: Makers) {
  return (await admin.ok('getConfig').catch(() => undefined))?.accountPolicy
}

/** A mail domain that the policy lets in. */
export const openDomain = (policy: { emailDomainList: string } | undefined) =>
  policy?.emailDomainList.split(',')[0]?.trim() || undefined
