import { Halted } from '#findings/halt.ts'
import type { Actor, Scene } from '#http/actor.ts'
import { captchaAnswer, logIn, secret } from '#world/credentials.ts'
import type { Answer } from '#http/answer.ts'
import type { Cleanup } from '#world/cleanup.ts'
import type { Manners } from '#world/manners.ts'
import { type Account, Member } from '#world/member.ts'

/** What everything is made with. */
export type Makers = Scene & {
  admin: Member
  anonymous: Actor
  cleanup: Cleanup
  manners: Manners
  /** Start of every name made in this run. */
  prefix: string
}

const password = 'Conform4nce'

/** An account that does not exist yet; user names have at most 15 characters. */
export const newAccount = (
  prefix: string,
  name: string,
  domain = 'conformance.example',
): Account => ({
  userName: `${prefix}-${name}`,
  password,
  email: `${prefix}-${name}@${domain}`,
})

/** Makes accounts and logs them in: in one call of the admin, or by registration where that call is missing. */
export async function makeMembers(makers: Makers, names: readonly string[]): Promise<Member[]> {
  const members = names.map((name) => new Member(makers, newAccount(makers.prefix, name), name))
  const body = members.map(({ account }) => account)
  const built = await makers.admin.ok('createUsers', { body }).then(
    () => true,
    () => false,
  )
  for (const member of members) {
    makers.cleanup.later(`user ${member.account.userName}`, () => removeUser(makers, member))
    if (!built) await register(makers, member)
    await logIn(makers, member)
  }
  return members
}

async function register(makers: Makers, member: Member): Promise<void> {
  const { data } = await member.ok('registerAccount', {
    body: {
      ...member.account,
      password: await secret(makers, member.account.password),
      challenge: await captchaAnswer(makers),
    },
  })
  if (data !== 'LoggedIn') throw new Halted(`new accounts end as ${data}`, { expected: true })
}

async function removeUser({ admin }: Makers, { userId }: Member): Promise<Answer | undefined> {
  return userId === '' ? undefined : admin.send('deleteUser', { path: { userId } })
}
