import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import {
  adminDeleteTeams,
  adminUpdateTeam,
  createUsers,
  deleteUsers,
  destroyInstances,
  downloadWriteups,
  lockTeams,
  reviewParticipation,
  resetLogo,
  resetUserPassword,
  sendTestMail,
  testCaptcha,
  updateConfig,
  updateUser,
  updateUsers,
  uploadLogo,
} from '#admin/mutations.ts'
import { adminQueries } from '#admin/queries.ts'
import type { AuditFilter } from '#admin/queries.ts'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useCreateUsers = (callbacks?: CallbacksOf<typeof createUsers>) =>
  useMutation(withCallbacks(createUsers, callbacks))

export const useGetConfig = (options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.config(), ...options })

export const useReviewParticipation = (callbacks?: CallbacksOf<typeof reviewParticipation>) =>
  useMutation(withCallbacks(reviewParticipation, callbacks))

export const useUpdateConfig = (callbacks?: CallbacksOf<typeof updateConfig>) =>
  useMutation(withCallbacks(updateConfig, callbacks))

export const useUploadLogo = (callbacks?: CallbacksOf<typeof uploadLogo>) =>
  useMutation(withCallbacks(uploadLogo, callbacks))

export const useResetLogo = (callbacks?: CallbacksOf<typeof resetLogo>) =>
  useMutation(withCallbacks(resetLogo, callbacks))

export const useListLogs = (level: string, options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.logList(level), ...options })

export const useGetHealth = (options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.health(), ...options })

export const useSendTestMail = () => useMutation(sendTestMail)

export const useTestCaptcha = () => useMutation(testCaptcha)

/** The entries of another filter stay until those of this one are here. */
export const useListAudit = (filter: AuditFilter) =>
  useInfiniteQuery({ ...adminQueries.audit(filter), placeholderData: keepPreviousData })

export const useListUsers = (page: { count: number; skip: number }, options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.userList(page), ...options })

export const useUpdateUser = (callbacks?: CallbacksOf<typeof updateUser>) =>
  useMutation(withCallbacks(updateUser, callbacks))

export const useUpdateUsers = () => useMutation(updateUsers)

export const useDeleteUsers = () => useMutation(deleteUsers)

export const useResetUserPassword = () => useMutation(resetUserPassword)

export const useAdminUpdateTeam = (callbacks?: CallbacksOf<typeof adminUpdateTeam>) =>
  useMutation(withCallbacks(adminUpdateTeam, callbacks))

export const useLockTeams = () => useMutation(lockTeams)

export const useAdminDeleteTeams = () => useMutation(adminDeleteTeams)

export const useListWriteups = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.writeups(gameId), ...options })

export const useListInstances = (options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.instances(), ...options })

export const useDestroyInstances = () => useMutation(destroyInstances)

export const useDownloadWriteups = (callbacks?: CallbacksOf<typeof downloadWriteups>) =>
  useMutation(withCallbacks(downloadWriteups, callbacks))
