import type { Db } from '#db/database.ts'
import {
  countLoginAttempt,
  countLoginFailure,
  loginBlocked,
  resetLoginAttempts,
  unknownAccount,
} from '#modules/account/login-attempts.ts'
import type { LoginCaller } from '#modules/account/login-attempts.ts'
import { listUsersByLogin, updateUser } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'
import { hashPassword, verifyNothing, verifyPassword } from '#platform/passwords.ts'

/**
 * The account that a name or mail and a password open.
 * Throws Refusal: 401 when they open none, are unconfirmed (indistinguishably) or banned; 429 after too many failures.
 */
export async function checkLogin(
  caller: LoginCaller,
  login: string,
  password: string,
): Promise<UserRow> {
  const candidates = await listUsersByLogin(caller.db, login)
  const user =
    candidates.length === 0
      ? await failOnNobody(caller, login, password)
      : await findByPassword(caller, candidates, password)
  if (!user?.email_confirmed) throw new Refusal(401, 'loginFailed')
  if (user.role === 'Banned') throw new Refusal(401, 'accountBanned')
  return user
}

/** Takes the time and the attempts of an account that exists. */
async function failOnNobody(
  caller: LoginCaller,
  login: string,
  password: string,
): Promise<undefined> {
  const account = unknownAccount(normalForm(login))
  const seconds = await countLoginAttempt(caller, account)
  if (seconds > 0) throw loginBlocked(seconds)
  await verifyNothing(password)
  await countLoginFailure(caller, account)
}

/** A name may be somebody else's address: each account that is meant is counted by itself. */
async function findByPassword(
  caller: LoginCaller,
  candidates: readonly UserRow[],
  password: string,
): Promise<UserRow | undefined> {
  const waits: number[] = []
  for (const user of candidates) {
    const seconds = await countLoginAttempt(caller, user.id)
    if (seconds > 0) waits.push(seconds)
    else if (await isPasswordOf(caller.db, user, password)) {
      await resetLoginAttempts(caller, user.id)
      return user
    } else await countLoginFailure(caller, user.id)
  }
  // A right password for a waiting account is not called wrong.
  if (waits.length > 0) throw loginBlocked(Math.min(...waits))
  return undefined
}

async function isPasswordOf(db: Db, user: UserRow, password: string): Promise<boolean> {
  const { isRight, isOutdated } = await verifyPassword(password, user.password_hash)
  if (isRight && isOutdated)
    await updateUser(db, user.id, { password_hash: await hashPassword(password) })
  return isRight
}
