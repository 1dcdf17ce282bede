import type { Role } from '@halyard/api'
import { msg } from '@lingui/core/macro'

/** What an account may do, in words. */
export const roleLabels = {
  Banned: msg({ message: 'Banned', comment: 'State of an account: its owner may not log in.' }),
  User: msg({
    message: 'Player',
    comment: 'Role of an account: neither monitor nor administrator.',
  }),
  Monitor: msg({
    message: 'Monitor',
    comment: 'Role of an account: may watch games, but not change them.',
  }),
  Admin: msg`Administrator`,
} as const satisfies Record<Role, ReturnType<typeof msg>>
