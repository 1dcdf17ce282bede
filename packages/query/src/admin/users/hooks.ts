import {
  createUsers,
  deleteUsers,
  resetUserPassword,
  updateUser,
  updateUsers,
} from '#admin/users/mutations.ts'
import { userQueries } from '#admin/users/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useCreateUsers = mutationHook(createUsers)

export const useListUsers = queryHook(userQueries.list)

export const useUpdateUser = mutationHook(updateUser)

export const useUpdateUsers = mutationHook(updateUsers)

export const useDeleteUsers = mutationHook(deleteUsers)

export const useResetUserPassword = mutationHook(resetUserPassword)
