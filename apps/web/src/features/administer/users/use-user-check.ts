import { limits } from '@halyard/api'
import { hasLength } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import type { UserValues } from '#features/administer/users/user-form.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'

const { userName, email, bio, phone, realName, stdNumber } = limits.adminUserInfoModel
const emailPattern = new RegExp(email.pattern)
const phonePattern = new RegExp(phone.pattern)

/** What is wrong with the typed values, in words. @param stored the account as it is */
export function useUserCheck(stored: UserValues): (values: UserValues) => Problems<UserValues> {
  const { t } = useLingui()
  const atMost = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  const phoneProblem = (typed: string) => {
    // The server takes "nothing" as "keep it".
    if (typed === '')
      return stored.phone ? t`A phone number can be changed, not removed.` : undefined
    return phonePattern.test(typed) ? undefined : t`Use digits, spaces and + - . ( ).`
  }
  return (values) => ({
    userName: hasLength(values.userName.trim(), userName)
      ? undefined
      : t`Use ${{ minLength: userName.minLength }} to ${{ maxLength: userName.maxLength }} characters.`,
    email: emailPattern.test(values.email.trim())
      ? undefined
      : t`Enter an address like name@example.org.`,
    realName: atMost(values.realName, realName),
    stdNumber: atMost(values.stdNumber, stdNumber),
    bio: atMost(values.bio, bio),
    phone: phoneProblem(values.phone.trim()),
  })
}
