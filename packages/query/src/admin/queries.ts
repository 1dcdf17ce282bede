import { unwrap } from '@halyard/api'
import type { AuditAction, AuditKind, LogMessage, StoredFile } from '@halyard/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { mergedPage } from '#admin/logs/log-lines.ts'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

type Page = { count: number; skip: number }

/** Lines of the log that one call gives, the most there can be. */
const largestLogPage = 1000

/** Entries of the audit log that one call gives, the most there can be. */
const auditPage = 1000

/** Which entries of the audit log are asked for. */
export type AuditFilter = {
  kind?: AuditKind
  action?: AuditAction
  /** Part of the name of who changed something. */
  user?: string
  /** Part of the name of what was changed, or its id. */
  subject?: string
  /** Epoch milliseconds. */
  from?: number
  to?: number
}

/** Stored files that one call gives, the most there can be. */
const largestFilePage = 500

const all = ['admin'] as const
const users = [...all, 'users'] as const
const teams = [...all, 'teams'] as const

/** What only administrators read. */
export const adminQueries = {
  all: () => all,
  config: () =>
    queryOptions({
      queryKey: [...all, 'config'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/config', { signal })),
      staleTime: fresh.own,
    }),
  /** Prefix of everything about users. */
  users: () => users,
  userList: (query: Page) =>
    queryOptions({
      queryKey: [...users, 'page', query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/users', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  /** Users whose names, mail, numbers or id contain the hint. */
  userSearch: (hint: string) =>
    queryOptions({
      queryKey: [...users, 'search', hint],
      queryFn: ({ signal }) =>
        unwrap(api().POST('/api/admin/users/search', { params: { query: { hint } }, signal })),
      staleTime: fresh.list,
    }),
  user: (userId: string) =>
    queryOptions({
      queryKey: [...users, 'one', userId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/users/{userId}', { params: { path: { userId } }, signal })),
      staleTime: fresh.list,
    }),
  /** Prefix of all lists of teams. */
  teams: () => teams,
  teamList: (query: Page) =>
    queryOptions({
      queryKey: [...teams, 'page', query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/teams', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  teamSearch: (hint: string) =>
    queryOptions({
      queryKey: [...teams, 'search', hint],
      queryFn: ({ signal }) =>
        unwrap(api().POST('/api/admin/teams/search', { params: { query: { hint } }, signal })),
      staleTime: fresh.list,
    }),
  /** The writeups handed in for one game. */
  writeups: (gameId: number) =>
    queryOptions({
      queryKey: [...all, 'writeups', gameId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/writeups/{id}', { params: { path: { id: gameId } }, signal })),
      staleTime: fresh.list,
    }),
  /** All running instances. Polled. */
  instances: () =>
    queryOptions({
      queryKey: [...all, 'instances'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/instances', { signal })),
      refetchInterval: poll(fresh.live),
    }),
  /** Prefix of all pages of the log. */
  logs: () => [...all, 'logs'] as const,
  /**
   * Lines of the platform log, newest first, with those known from before. Polled, and sent by the hub.
   *
   * @param level exact name of a level, or `All`
   */
  logList: (level: string) => {
    const queryKey = [...all, 'logs', { level }] as const
    return queryOptions({
      queryKey,
      queryFn: async ({ signal, client }) => {
        const query = { level, count: largestLogPage, skip: 0 }
        const page = await unwrap(api().GET('/api/admin/logs', { params: { query }, signal }))
        return mergedPage(page, client.getQueryData<LogMessage[]>(queryKey) ?? [])
      },
      refetchInterval: poll(fresh.live),
    })
  },
  /**
   * What staff has changed, newest first, in pages. Never fresh: any change by any administrator adds to it. Only for servers that
   * name `audit` among their extensions.
   */
  audit: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'audit', filter],
      queryFn: ({ signal, pageParam }) => {
        const query = { ...filter, count: auditPage, ...(pageParam && { before: pageParam }) }
        return unwrap(api().GET('/api/admin/audit', { params: { query }, signal }))
      },
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < auditPage ? undefined : page.at(-1)?.id),
    }),
  /** Memory and mails of the server. Polled; only for servers that name `checks` among their extensions. */
  health: () =>
    queryOptions({
      queryKey: [...all, 'health'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/health', { signal })),
      refetchInterval: poll(fresh.live),
    }),
  /** How the platform was in the last day; only for servers that name `healthHistory` among their extensions. */
  healthHistory: () =>
    queryOptions({
      queryKey: [...all, 'health', 'history'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/health/history', { signal })),
      refetchInterval: poll(fresh.list),
    }),
  /** Prefix of all pages of stored files. */
  files: () => [...all, 'files'] as const,
  /** Hashes and names of all stored files; the list has no search of its own. */
  fileNames: () =>
    queryOptions({
      queryKey: [...all, 'files', 'names'],
      queryFn: async ({ signal }) => {
        const files: StoredFile[] = []
        for (let skip = 0; ; skip += largestFilePage) {
          const query = { count: largestFilePage, skip }
          const page = await unwrap(api().GET('/api/admin/files', { params: { query }, signal }))
          files.push(...page.data)
          if (page.data.length < largestFilePage) return files
        }
      },
      staleTime: fresh.list,
    }),
  /** Stored files with their sizes and uses. Only for servers that name `files` among their extensions. */
  fileList: (query: Page) =>
    queryOptions({
      queryKey: [...all, 'files', query],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/files/stored', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
}
