import type { UserRow } from '#modules/account/repository.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** The account as its owner and administrators see it. */
export function profileView(user: UserRow): Schema<'ProfileUserInfoModel'> {
  return {
    userId: user.id,
    role: user.role,
    userName: user.user_name,
    email: user.email,
    bio: user.bio,
    phone: user.phone,
    realName: user.real_name,
    stdNumber: user.std_number,
    avatar: assetPath(user.avatar_hash, 'avatar'),
  }
}
