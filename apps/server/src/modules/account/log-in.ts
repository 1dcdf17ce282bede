import type { Db } from '#db/database.ts'
import { countLoginAttempt, resetLoginAttempts } from '#modules/account/login-attempts.ts'
import { listUsersByLogin, updateUser } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import { hashPassword, verifyNothing, verifyPassword } from '#platform/passwords.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly ip: string
}

/**
 * The account that a name or mail and a password open.
 * Throws Refusal: 401 when they open none, are unconfirmed (indistinguishably) or banned; 429 after too many failures.
 */
export async function checkLogin(
  { db, clock, ip }: Needs,
  login: string,
  password: string,
): Promise<UserRow> {
  await countLoginAttempt(db, login, ip, clock.now())
  const user = await findByPassword(db, login, password)
  if (!user?.email_confirmed) throw new Refusal(401, 'loginFailed')
  await resetLoginAttempts(db, login, ip)
  if (user.role === 'Banned') throw new Refusal(401, 'accountBanned')
  return user
}

async function findByPassword(
  db: Db,
  login: string,
  password: string,
): Promise<UserRow | undefined> {
  const candidates = await listUsersByLogin(db, login)
  if (candidates.length === 0) await verifyNothing(password)
  for (const user of candidates) {
    const { isRight, isOutdated } = await verifyPassword(password, user.password_hash)
    if (!isRight) continue
    if (isOutdated) await updateUser(db, user.id, { password_hash: await hashPassword(password) })
    return user
  }
  return undefined
}
