import { adminQueries } from '@halyard/query'
import { useAllPages } from '#shared/use-all-pages.ts'

/** Users or teams that one call gives, the most there can be. */
const pageSize = 500

/** One page of all users. */
export const usersPage = (page: number) =>
  adminQueries.userList({ count: pageSize, skip: page * pageSize })

/** One page of all teams. */
export const teamsPage = (page: number) =>
  adminQueries.teamList({ count: pageSize, skip: page * pageSize })

/** All users: the search of the server stops at 30 hits, and it has no filters. */
export const useAllUsers = () => useAllPages(usersPage, pageSize)

/** All teams, for the same reason. */
export const useAllTeams = () => useAllPages(teamsPage, pageSize)
