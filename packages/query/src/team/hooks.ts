import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
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

// One hook for each operation that a component uses, named after its operationId.

export const useListMyTeams = (options?: QueryHookOptions) =>
  useQuery({ ...teamQueries.mine(), ...options })

export const useGetTeam = (teamId: number, options?: QueryHookOptions) =>
  useQuery({ ...teamQueries.detail(teamId), ...options })

export const useGetInviteCode = (teamId: number, options?: QueryHookOptions) =>
  useQuery({ ...teamQueries.inviteCode(teamId), ...options })

export const useAcceptInvite = (callbacks?: CallbacksOf<typeof acceptInvite>) =>
  useMutation(withCallbacks(acceptInvite, callbacks))

export const useCreateTeam = (callbacks?: CallbacksOf<typeof createTeam>) =>
  useMutation(withCallbacks(createTeam, callbacks))

export const useDeleteTeam = (callbacks?: CallbacksOf<typeof deleteTeam>) =>
  useMutation(withCallbacks(deleteTeam, callbacks))

export const useKickMember = (callbacks?: CallbacksOf<typeof kickMember>) =>
  useMutation(withCallbacks(kickMember, callbacks))

export const useLeaveTeam = (callbacks?: CallbacksOf<typeof leaveTeam>) =>
  useMutation(withCallbacks(leaveTeam, callbacks))

export const useRenewInviteCode = (callbacks?: CallbacksOf<typeof renewInviteCode>) =>
  useMutation(withCallbacks(renewInviteCode, callbacks))

export const useTransferTeam = (callbacks?: CallbacksOf<typeof transferTeam>) =>
  useMutation(withCallbacks(transferTeam, callbacks))

export const useUpdateTeam = (callbacks?: CallbacksOf<typeof updateTeam>) =>
  useMutation(withCallbacks(updateTeam, callbacks))

export const useUpdateTeamAvatar = (callbacks?: CallbacksOf<typeof updateTeamAvatar>) =>
  useMutation(withCallbacks(updateTeamAvatar, callbacks))

export const useVerifyTeamToken = (callbacks?: CallbacksOf<typeof verifyTeamToken>) =>
  useMutation(withCallbacks(verifyTeamToken, callbacks))
