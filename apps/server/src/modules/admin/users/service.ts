import type { RowChange } from '#db/database.ts'
import { acceptName, nameOrEmailTaken, newStamp } from '#modules/account/create-account.ts'
import { updateUser as change } from '#modules/account/service.ts'
import type { UserRow } from '#modules/account/service.ts'
import {
  deleteUser as remove,
  isCaptain,
  lockAdmins,
  lockUser,
} from '#modules/admin/users/repository.ts'
import { releaseFile } from '#modules/asset/service.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireEmailKey } from '#modules/text/email.ts'
import { normalForm } from '#modules/text/names.ts'
import { hashPassword } from '#platform/passwords.ts'
import type { Randomness } from '#platform/random.ts'

type Needs = Pick<Context, 'db' | 'tx' | 'files' | 'random'>
type Model = Schema<'AdminUserInfoModel'>

/** Changes what is sent of an account. Throws Refusal 404 or 400. */
export async function updateUser({ tx, random }: Needs, id: string, model: Model): Promise<void> {
  await tx(async (db) => {
    const admins = await lockAdmins(db)
    const user = await lockUser(db, id)
    if (!user) throw new Refusal(404, 'userNotFound')
    const columns = columnsOf(model, user, random)
    if (!isActiveAdmin({ ...user, ...columns })) keepOneAdmin(admins, id)
    if (Object.keys(columns).length > 0) await change(db, id, columns)
  }).catch((error: unknown) => {
    throw nameOrEmailTaken(error)
  })
}

type Rights = { [Name in 'role' | 'email_confirmed']: RowChange<'users'>[Name] }

const isActiveAdmin = ({ role, email_confirmed }: Rights) =>
  role === 'Admin' && email_confirmed === true

/** Throws when nobody could administer the platform any more without this user. */
function keepOneAdmin(admins: readonly string[], id: string): void {
  if (admins.length === 1 && admins[0] === id) throw new Refusal(400, 'userIsLastAdmin')
}

function columnsOf(model: Model, user: UserRow, random: Randomness): RowChange<'users'> {
  const name = model.userName == null ? undefined : acceptName(model.userName)
  const email = model.email == null ? undefined : model.email.trim()
  const key = email === undefined ? undefined : requireEmailKey(email)
  const isMoved = key !== undefined && key !== user.email_key
  const isConfirmed = model.emailConfirmed ?? (isMoved ? false : undefined)
  // Links in mails to the old address, and sessions of an account that may not log in, end here.
  const ends = isMoved || (isConfirmed === false && user.email_confirmed)
  return {
    ...(name !== undefined && { user_name: name, user_name_key: normalForm(name) }),
    ...(key !== undefined && { email, email_key: key }),
    ...(model.bio != null && { bio: model.bio }),
    ...(model.phone != null && { phone: model.phone }),
    ...(model.realName != null && { real_name: model.realName }),
    ...(model.stdNumber != null && { std_number: model.stdNumber }),
    ...(model.role != null && { role: model.role }),
    ...(isConfirmed !== undefined && { email_confirmed: isConfirmed, awaits_email: false }),
    ...(ends && { security_stamp: newStamp(random) }),
  }
}

/** Removes an account; what it played stays, without its name. Throws Refusal 404 or 400. */
export async function deleteUser(needs: Needs, id: string, ownId: string): Promise<void> {
  if (id === ownId) throw new Refusal(400, 'userIsYou')
  const avatar = await needs.tx(async (db) => {
    keepOneAdmin(await lockAdmins(db), id)
    const user = await lockUser(db, id)
    if (!user) throw new Refusal(404, 'userNotFound')
    if (await isCaptain(db, id)) throw new Refusal(400, 'userIsCaptain')
    await remove(db, id)
    return user.avatar_hash
  })
  if (avatar !== null) await releaseFile(needs, avatar)
}

const KINDS = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '!#%+-=?@_',
] as const
const PASSWORD_LENGTH = 16

/** Sets a random password with all four kinds of characters and returns it this one time. Throws Refusal 404. */
export async function resetPassword({ tx, random }: Needs, id: string): Promise<string> {
  const password = randomPassword(random)
  const columns = { password_hash: await hashPassword(password), security_stamp: newStamp(random) }
  await tx(async (db) => {
    if (!(await lockUser(db, id))) throw new Refusal(404, 'userNotFound')
    await change(db, id, columns)
  })
  return password
}

function randomPassword(random: Randomness): string {
  const all = KINDS.join('')
  for (;;) {
    const chars = Array.from({ length: PASSWORD_LENGTH }, () => all[random.below(all.length)])
    if (KINDS.every((kind) => chars.some((char) => char !== undefined && kind.includes(char)))) {
      return chars.join('')
    }
  }
}
