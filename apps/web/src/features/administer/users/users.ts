import type { UserInfo } from '@halyard/api'
import type { UserChoice, UserSortColumn } from '#features/administer/users/use-user-choice.ts'

export const nameOf = ({ userName, id }: UserInfo): string => userName ?? id ?? ''

export const idOf = ({ id }: UserInfo): string => id ?? ''

/** The last address without what only says that it is an old one; empty when unknown. */
export const addressOf = ({ ip }: UserInfo): string =>
  ip === '0.0.0.0' ? '' : ip.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Users by the address they came from last, in their order. */
export const byAddress = (users: readonly UserInfo[]): ReadonlyMap<string, readonly UserInfo[]> =>
  Map.groupBy(users, addressOf)

/** The addresses that more than one user came from last. */
export const sharedAddresses = (users: readonly UserInfo[]): ReadonlySet<string> =>
  new Set(
    [...byAddress(users)]
      .filter(([address, group]) => address && group.length > 1)
      .map(([address]) => address),
  )

const searchText = (user: UserInfo) =>
  [user.userName, user.email, user.realName, user.stdNumber, user.phone, user.id, addressOf(user)]
    .join('\n')
    .toLowerCase()

const sortValues = {
  name: nameOf,
  email: ({ email }) => email ?? '',
  realName: ({ realName }) => realName ?? '',
  number: ({ stdNumber }) => stdNumber ?? '',
  seen: ({ lastVisitedUtc }) => lastVisitedUtc,
  ip: addressOf,
  registered: ({ registerTimeUtc }) => registerTimeUtc,
} as const satisfies Record<UserSortColumn, (user: UserInfo) => string | number>

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}

/** The users that filters and a text leave, in their order: that of their registration unless something else is asked for. */
export function chosenUsers(
  users: readonly UserInfo[],
  { text, role, isUnconfirmed, isShared, sort }: UserChoice,
): readonly UserInfo[] {
  const wanted = text.trim().toLowerCase()
  const shared = isShared ? sharedAddresses(users) : undefined
  const chosen = users.filter(
    (user) =>
      (role === 'all' || user.role === role) &&
      (!isUnconfirmed || !user.emailConfirmed) &&
      (!shared || shared.has(addressOf(user))) &&
      (wanted === '' || searchText(user).includes(wanted)),
  )
  if (!sort && !isShared) return chosen
  const valueOf = sortValues[sort?.columnId ?? 'ip']
  const sign = sort?.direction === 'descending' ? -1 : 1
  // Those who share an address stay together, whatever they are sorted by.
  const groupOf = isShared ? addressOf : () => ''
  return chosen.toSorted(
    (a, b) => compare(groupOf(a), groupOf(b)) || sign * compare(valueOf(a), valueOf(b)),
  )
}

/** Whether nobody could administer the platform without this user. The server decides; this warns before. */
export function isLastAdmin(users: readonly UserInfo[], user: UserInfo): boolean {
  const admins = users.filter(({ role, emailConfirmed }) => role === 'Admin' && emailConfirmed)
  return admins.length === 1 && admins[0]?.id === user.id
}
