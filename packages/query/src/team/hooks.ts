import {
  acceptInvite,
  createTeam,
  deleteTeam,
  kickMember,
  leaveTeam,
  renewInviteCode,
  transferTeam,
  updateTeam,
  updateTeamAvatar,
  verifyTeamToken,
} from '#team/mutations.ts'
import { teamQueries } from '#team/queries.ts'
import { loadedHook, mutationHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListMyTeams = queryHook(teamQueries.mine)

export const useGetTeam = queryHook(teamQueries.detail)

export const useGetInviteCode = queryHook(teamQueries.inviteCode)

export const useAcceptInvite = mutationHook(acceptInvite)

export const useCreateTeam = mutationHook(createTeam)

export const useDeleteTeam = mutationHook(deleteTeam)

export const useKickMember = mutationHook(kickMember)

export const useLeaveTeam = mutationHook(leaveTeam)

export const useRenewInviteCode = mutationHook(renewInviteCode)

export const useTransferTeam = mutationHook(transferTeam)

export const useUpdateTeam = mutationHook(updateTeam)

export const useUpdateTeamAvatar = mutationHook(updateTeamAvatar)

export const useVerifyTeamToken = mutationHook(verifyTeamToken)

export const useLoadedTeams = loadedHook(teamQueries.mine)
