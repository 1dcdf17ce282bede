import { newAccountNames } from '#move-in/account-names.ts'
import { isOn, numberOf, textOf, timeOf } from '#move-in/ctfd/values.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import type { MappingNeeds, Values } from '#move-in/origin.ts'
import { newStamp } from '#modules/account/create-account.ts'
import { readBcryptHash } from '#platform/bcrypt-hash.ts'
import { orderedUuid } from '#platform/random.ts'

/** Accounts, and the ids they have here by those they had there. */
export interface MappedAccounts {
  readonly rows: readonly Values[]
  readonly idOf: ReadonlyMap<number, string>
}

/** Fits no password. */
const NO_PASSWORD = 'none'

/** Everybody with an account, in the order they registered. */
export function mapAccounts(source: Export, needs: MappingNeeds): MappedAccounts {
  const nameOf = newAccountNames(needs.remarks)
  const asksForMail = isOn(source.config.get('verify_emails'))
  const idOf = new Map<number, string>()
  const users = source.rows('users').toSorted((a, b) => Number(a.id) - Number(b.id))
  const rows = users.flatMap((user): Values[] => {
    const number = numberOf(user.id)
    if (number === undefined) return []
    const createdMs = timeOf(user.created) ?? needs.nowMs
    const id = orderedUuid(needs.random, createdMs)
    idOf.set(number, id)
    const names = nameOf({ id, name: textOf(user.name), email: textOf(user.email) })
    const hash = readBcryptHash(textOf(user.password))
    if (!hash) needs.onLostPassword({ id, name: names.user_name, email: names.email })
    const isAdmin = user.type === 'admin'
    const createdAt = new Date(createdMs).toISOString()
    return [
      {
        id,
        ...names,
        email_confirmed: isAdmin || !asksForMail || isOn(user.verified),
        password_hash: hash?.stored ?? NO_PASSWORD,
        security_stamp: newStamp(needs.random),
        role: isOn(user.banned) ? 'Banned' : isAdmin ? 'Admin' : 'User',
        bio: textOf(user.affiliation),
        real_name: '',
        std_number: '',
        registered_at: createdAt,
        created_at: createdAt,
      },
    ]
  })
  return { rows, idOf }
}
