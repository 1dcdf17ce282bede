import { adminDeleteTeams, adminUpdateTeam, lockTeams } from '#admin/teams/mutations.ts'
import { adminTeamQueries } from '#admin/teams/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useAdminUpdateTeam = mutationHook(adminUpdateTeam)

export const useLockTeams = mutationHook(lockTeams)

export const useAdminDeleteTeams = mutationHook(adminDeleteTeams)

export const useAdminListTeams = queryHook(adminTeamQueries.list)
