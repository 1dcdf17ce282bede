import { useQuery } from '@tanstack/react-query'
import { adminQueries } from '#admin/queries.ts'
import type { QueryHookOptions } from '#core/hook-options.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListWriteups = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...adminQueries.writeups(gameId), ...options })
