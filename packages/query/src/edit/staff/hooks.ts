import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  acceptStaffInvitation,
  createStaffInvitation,
  giveChallenge,
  leaveStaff,
  removeStaff,
  revokeStaffInvitation,
  updateAuthors,
  updateStaff,
} from '#edit/staff/mutations.ts'
import { staffQueries } from '#edit/staff/queries.ts'

export const useListStaff = queryHook(staffQueries.list)

export const useUpdateStaff = mutationHook(updateStaff)

export const useRemoveStaff = mutationHook(removeStaff)

export const useLeaveStaff = mutationHook(leaveStaff)

export const useCreateStaffInvitation = mutationHook(createStaffInvitation)

export const useRevokeStaffInvitation = mutationHook(revokeStaffInvitation)

export const useReadStaffInvitation = queryHook(staffQueries.invitation)

export const useAcceptStaffInvitation = mutationHook(acceptStaffInvitation)

export const useGetAuthors = queryHook(staffQueries.authors)

export const useGiveChallenge = mutationHook(giveChallenge)

export const useUpdateAuthors = mutationHook(updateAuthors)
