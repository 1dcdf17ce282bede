import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { adminDeleteTeams, adminUpdateTeam, lockTeams } from '#admin/teams/mutations.ts'
import {
  createUsers,
  deleteUsers,
  resetUserPassword,
  updateUser,
  updateUsers,
} from '#admin/users/mutations.ts'
import { destroyInstances } from '#admin/containers/mutations.ts'
import { downloadWriteups } from '#admin/writeups/mutations.ts'
import { reviewParticipation } from '#admin/participations/mutations.ts'
import { resetLogo, updateConfig, uploadLogo } from '#admin/mutations.ts'
import { sendTestMail, testCaptcha } from '#admin/checks/mutations.ts'
import { pruneFiles } from '#admin/files/mutations.ts'
import { adminQueries } from '#admin/queries.ts'
import type { AuditFilter } from '#admin/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useCreateUsers = mutationHook(createUsers)

export const useGetConfig = queryHook(adminQueries.config)

export const useReviewParticipation = mutationHook(reviewParticipation)

export const useUpdateConfig = mutationHook(updateConfig)

export const useUploadLogo = mutationHook(uploadLogo)

export const useResetLogo = mutationHook(resetLogo)

export const useListLogs = queryHook(adminQueries.logList)

export const useGetHealthHistory = queryHook(adminQueries.healthHistory)
export const useGetHealth = queryHook(adminQueries.health)

export const useSendTestMail = mutationHook(sendTestMail)

export const useTestCaptcha = mutationHook(testCaptcha)

/** The entries of another filter stay until those of this one are here. */
export const useListAudit = (filter: AuditFilter) =>
  useInfiniteQuery({ ...adminQueries.audit(filter), placeholderData: keepPreviousData })

export const useListUsers = queryHook(adminQueries.userList)

export const useUpdateUser = mutationHook(updateUser)

export const useUpdateUsers = mutationHook(updateUsers)

export const useDeleteUsers = mutationHook(deleteUsers)

export const useResetUserPassword = mutationHook(resetUserPassword)

export const useAdminUpdateTeam = mutationHook(adminUpdateTeam)

export const useLockTeams = mutationHook(lockTeams)

export const useAdminDeleteTeams = mutationHook(adminDeleteTeams)

export const useListWriteups = queryHook(adminQueries.writeups)

export const useListInstances = queryHook(adminQueries.instances)

export const useDestroyInstances = mutationHook(destroyInstances)

export const useDownloadWriteups = mutationHook(downloadWriteups)

export const useAdminListTeams = queryHook(adminQueries.teamList)

export const useListFileNames = queryHook(adminQueries.fileNames)

export const usePruneFiles = mutationHook(pruneFiles)
