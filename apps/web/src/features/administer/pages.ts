import { adminTeamQueries, fileQueries, useAllPages, userQueries } from '@halyard/query'

/** Users or teams that one call gives, the most there can be. */
const pageSize = 500

/** One page of all users. */
export const usersPage = (page: number) =>
  userQueries.list({ count: pageSize, skip: page * pageSize })

/** One page of all teams. */
export const teamsPage = (page: number) =>
  adminTeamQueries.list({ count: pageSize, skip: page * pageSize })

/** All users: the search of the server stops at 30 hits, and it has no filters. */
export const useAllUsers = () => useAllPages(usersPage, pageSize)

/** All teams, for the same reason. */
export const useAllTeams = () => useAllPages(teamsPage, pageSize)

/** Stored files that one call gives, the most there can be. */
const filesPageSize = 1000

/** One page of all stored files. */
export const filesPage = (page: number) =>
  fileQueries.list({ count: filesPageSize, skip: page * filesPageSize })

/** All stored files with their sizes and uses: totals are about all of them. */
export const useAllFiles = () => useAllPages(filesPage, filesPageSize)
