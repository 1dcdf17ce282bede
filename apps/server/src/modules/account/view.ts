import { translate } from '#i18n/translate.ts'
import type { Language } from '#i18n/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
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

const OUTCOMES = {
  LoggedIn: 'registered',
  AdminConfirmationRequired: 'registeredWaitsForAdmin',
  EmailConfirmationRequired: 'registeredWaitsForEmail',
} as const satisfies Record<Schema<'RegisterStatus'>, MessageKey>

/** What became of a new account. */
export const registrationView = (
  language: Language,
  status: Schema<'RegisterStatus'>,
): Schema<'RequestResponseOfRegisterStatus'> => ({
  title: translate(language, OUTCOMES[status]),
  data: status,
  status: 200,
})
