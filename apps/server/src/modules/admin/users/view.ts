import type { UserRow } from '#modules/account/service.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** An account as administrators see it in lists. */
export function userView(
  user: UserRow,
  withSecondFactor: ReadonlySet<string>,
): Schema<'UserInfoModel'> {
  return {
    id: user.id,
    userName: user.user_name,
    realName: user.real_name,
    stdNumber: user.std_number,
    phone: user.phone,
    bio: user.bio,
    registerTimeUtc: user.registered_at ?? 0,
    lastVisitedUtc: user.last_visited_at ?? 0,
    ip: user.ip,
    email: user.email,
    avatar: assetPath(user.avatar_hash, 'avatar'),
    role: user.role,
    emailConfirmed: user.email_confirmed,
    hasSecondFactor: withSecondFactor.has(user.id),
  }
}
