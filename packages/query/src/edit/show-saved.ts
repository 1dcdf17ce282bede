import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows in its list at once what the server has saved; the order follows. */
export const showSaved = (client: QueryClient, queryKey: QueryKey, saved: { id: number }) =>
  client.setQueryData<readonly { id: number }[]>(
    queryKey,
    (known) => known && [...known.filter(({ id }) => id !== saved.id), saved],
  )
