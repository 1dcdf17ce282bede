// Valid users with one interesting difference, for tests.
import type { UserInfo } from '@halyard/api'

/** An account as administrators get it. */
export const aUserInfo = (userName: string, changes: Partial<UserInfo> = {}): UserInfo => ({
  id: `id-${userName}`,
  userName,
  realName: null,
  stdNumber: null,
  phone: null,
  bio: null,
  registerTimeUtc: 0,
  lastVisitedUtc: 0,
  ip: '0.0.0.0',
  email: `${userName}@harbour.example`,
  avatar: null,
  role: 'User',
  emailConfirmed: true,
  ...changes,
})
