import { updateMailPolicy } from '#admin/mail/mutations.ts'
import { mailPolicyQueries } from '#admin/mail/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetMailPolicy = queryHook(mailPolicyQueries.detail)

export const useUpdateMailPolicy = mutationHook(updateMailPolicy)
