import { unwrap } from '@halyard/api'
import type { StoredFile } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

type Page = { count: number; skip: number }

/** Stored files that one call gives, the most there can be. */
const largestFilePage = 500

export const fileQueries = {
  /** Hashes and names of all stored files; the list has no search of its own. */
  names: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'files', 'names'],
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
  list: (query: Page) =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'files', query],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/files/stored', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
}
