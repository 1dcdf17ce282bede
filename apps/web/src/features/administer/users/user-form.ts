import type { Role, Schema, UserInfo } from '@halyard/api'
import { changedFields } from '#shared/forms/changes.ts'

/** What an administrator may change of an account. */
export type UserValues = {
  role: Role
  userName: string
  email: string
  realName: string
  stdNumber: string
  phone: string
  bio: string
  emailConfirmed: boolean
}

/** The form of an account as it is stored. */
export const toUserValues = (user: UserInfo): UserValues => ({
  role: user.role ?? 'User',
  userName: user.userName ?? '',
  email: user.email ?? '',
  realName: user.realName ?? '',
  stdNumber: user.stdNumber ?? '',
  phone: user.phone ?? '',
  bio: user.bio ?? '',
  emailConfirmed: user.emailConfirmed ?? false,
})

const trimmed = (values: UserValues): UserValues => ({
  ...values,
  userName: values.userName.trim(),
  email: values.email.trim(),
  realName: values.realName.trim(),
  stdNumber: values.stdNumber.trim(),
  phone: values.phone.trim(),
  bio: values.bio.trim(),
})

/**
 * Only what was changed, so that nothing is taken back that others change meanwhile. A new address comes with whether it is
 * confirmed: without that it would lock the user out.
 */
export function toUserChange(stored: UserValues, typed: UserValues): Schema<'AdminUserInfoModel'> {
  const values = trimmed(typed)
  const changed: ReadonlySet<string> = new Set(changedFields(stored, values))
  const sent = Object.entries(values).filter(([name]) => changed.has(name))
  return {
    ...Object.fromEntries(sent),
    ...(changed.has('email') && { emailConfirmed: values.emailConfirmed }),
  }
}
