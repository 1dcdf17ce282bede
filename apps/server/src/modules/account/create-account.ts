import { hasLength } from '@halyard/rules'
import type { Db, NewRow } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { breaksUnique } from '#db/errors.ts'
import { ONE_PER_MAILBOX } from '#db/mailboxes.ts'
import type { Role } from '#db/tables/accounts.ts'
import { requireEmailKey } from '#modules/text/email.ts'
import { isMisleading, normalForm } from '#modules/text/names.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { insertUser } from '#modules/account/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import { hashPassword } from '#platform/passwords.ts'
import { orderedUuid, randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

export const SHORTEST_NAME = 3
export const LONGEST_NAME = 15
const STAMP_BYTES = 16

export interface NewAccount {
  readonly userName: string
  readonly email: string
  /** None for one that logs in with a provider. */
  readonly password?: string
  readonly role?: Role
  readonly isConfirmed: boolean
  /** The account is confirmed by a link in a mail, not by an administrator. */
  readonly awaitsEmail?: boolean
  /** Its owner has shown that the address is theirs. */
  readonly isProven?: boolean
}

/** The normalised name. Throws Refusal when it is misleading or, without blanks, too short. */
export function acceptName(text: string): string {
  if (isMisleading(text)) throw new Refusal(400, 'nameInvisible')
  const name = text.trim()
  const isLong = hasLength(name, { minLength: SHORTEST_NAME, maxLength: LONGEST_NAME })
  if (isLong && normalForm(name).length > 0) return name
  throw new Refusal(400, 'fieldLengthBetween', {
    values: { field: 'userName', min: SHORTEST_NAME, max: LONGEST_NAME },
  })
}

/** The broken uniqueness of a name or mail as what the caller should read. */
export function nameOrEmailTaken(error: unknown): unknown {
  if (breaksUnique(error, 'users_name_unique')) return new Refusal(400, 'userNameTaken')
  const isEmail = ['users_email_unique', ONE_PER_MAILBOX].some((rule) => breaksUnique(error, rule))
  return isEmail ? new Refusal(400, 'emailTaken') : error
}

/** A new security stamp: it invalidates the account's sessions and links. */
export function newStamp(random: Randomness): string {
  return randomHex(random, STAMP_BYTES)
}

/** Creates an account and returns its id. Throws Refusal 400 for a rule on names or passwords. */
export async function createAccount(
  db: Db,
  { clock, random }: { clock: Clock; random: Randomness },
  account: NewAccount,
): Promise<string> {
  const userName = acceptName(account.userName)
  const { password } = account
  if (password !== undefined && !isPasswordAcceptable(password))
    throw new Refusal(400, 'passwordTooWeak')
  const nowMs = clock.now()
  const id = orderedUuid(random, nowMs)
  const emailKey = requireEmailKey(account.email)
  const user: NewRow<'users'> = {
    id,
    user_name: userName,
    user_name_key: normalForm(userName),
    email: account.email.trim(),
    email_key: emailKey,
    proven_email_key: account.isProven ? emailKey : null,
    email_confirmed: account.isConfirmed,
    awaits_email: account.awaitsEmail ?? false,
    password_hash: password === undefined ? '' : await hashPassword(password),
    security_stamp: newStamp(random),
    role: account.role ?? 'User',
    created_at: ms(nowMs),
    registered_at: ms(nowMs),
  }
  await insertUser(db, user).catch((error: unknown) => {
    throw nameOrEmailTaken(error)
  })
  return id
}
