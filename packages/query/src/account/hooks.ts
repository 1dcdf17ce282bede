import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  resetPassword,
  updateAvatar,
  updateProfile,
  verifyEmail,
} from '#account/mutations.ts'
import { accountQueries } from '#account/queries.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetProfile = (options?: QueryHookOptions) =>
  useQuery({ ...accountQueries.profile(), ...options })

export const useChangePassword = (callbacks?: CallbacksOf<typeof changePassword>) =>
  useMutation(withCallbacks(changePassword, callbacks))

export const useConfirmEmailChange = (callbacks?: CallbacksOf<typeof confirmEmailChange>) =>
  useMutation(withCallbacks(confirmEmailChange, callbacks))

export const useRequestEmailChange = (callbacks?: CallbacksOf<typeof requestEmailChange>) =>
  useMutation(withCallbacks(requestEmailChange, callbacks))

export const useResetPassword = (callbacks?: CallbacksOf<typeof resetPassword>) =>
  useMutation(withCallbacks(resetPassword, callbacks))

export const useUpdateAvatar = (callbacks?: CallbacksOf<typeof updateAvatar>) =>
  useMutation(withCallbacks(updateAvatar, callbacks))

export const useUpdateProfile = (callbacks?: CallbacksOf<typeof updateProfile>) =>
  useMutation(withCallbacks(updateProfile, callbacks))

export const useVerifyEmail = (callbacks?: CallbacksOf<typeof verifyEmail>) =>
  useMutation(withCallbacks(verifyEmail, callbacks))
