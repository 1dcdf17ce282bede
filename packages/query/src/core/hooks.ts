import {
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type {
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query'

/** What a component may decide of a query: whether and how often it is asked, and what of its answer is looked at. */
export type QueryHookOptions<Data, Failure = Error, Selected = Data> = Pick<
  UseQueryOptions<Data, Failure, Selected>,
  'enabled' | 'refetchInterval' | 'retry' | 'select' | 'staleTime'
>

type QueryOf<Args extends readonly unknown[], Data, Failure, Key extends QueryKey> = (
  ...args: Args
) => UseQueryOptions<Data, Failure, Data, Key>

/**
 * A hook that reads: it takes what its query takes, and options after it. They are distinguished by the number of the query's parameters,
 * so one with an optional parameter is passed on without it: `queryHook((gameId: number) => noticeQueries.list(gameId))`.
 */
export function queryHook<Args extends readonly unknown[], Data, Failure, Key extends QueryKey>(
  query: QueryOf<Args, Data, Failure, Key>,
) {
  return function useOperation<Selected = Data>(
    ...given: [...args: Args, options?: QueryHookOptions<Data, Failure, Selected>]
  ): UseQueryResult<Selected, Failure> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options are behind the arguments
    const args = given.slice(0, query.length) as unknown as Args
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and nothing is behind them
    const options = given[query.length] as QueryHookOptions<Data, Failure, Selected> | undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a `select` the two are the same
    return useQuery({ ...query(...args), ...options } as UseQueryOptions<Data, Failure, Selected>)
  }
}

/** A hook that reads the same of several things at once. `combine` makes one value of the results. */
export function queriesHook<Id, Data, Failure, Key extends QueryKey>(
  query: QueryOf<[id: Id], Data, Failure, Key>,
) {
  return function useOperations<Combined>(
    ids: readonly Id[],
    combine: (results: readonly UseQueryResult<Data>[]) => Combined,
    options?: Pick<UseQueryOptions<Data, Failure>, 'enabled' | 'refetchInterval'>,
  ): Combined {
    const queries = ids.map((id) => ({ ...query(id), ...options }))
    return useQueries({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them are of one kind
      queries: queries as UseQueryOptions<Data>[],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- so are their results
      combine: (results) => combine(results as readonly UseQueryResult<Data>[]),
    })
  }
}

/** A hook that reads what the loader of the screen has read already. */
export function loadedHook<Args extends readonly unknown[], Data, Failure, Key extends QueryKey>(
  query: (...args: Args) => UseSuspenseQueryOptions<Data, Failure, Data, Key>,
) {
  return function useLoaded(...args: Args) {
    return useSuspenseQuery(query(...args))
  }
}

/** What a component may add to a mutation: both run also when the component is gone by then. */
type Callbacks<Data, Variables, Result> = Pick<
  UseMutationOptions<Data, Error, Variables, Result>,
  'onSuccess' | 'onError' | 'onSettled'
>

/** A hook that changes something. The mutation's own `onSuccess`, which invalidates queries, runs first and is waited for. */
export function mutationHook<Data, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
) {
  return function useOperation(callbacks: Callbacks<Data, Variables, Result> = {}) {
    return useMutation({
      ...options,
      ...callbacks,
      async onSuccess(...result) {
        await options.onSuccess?.(...result)
        await callbacks.onSuccess?.(...result)
      },
    })
  }
}

/**
 * Something a screen does in several calls or none, with its state. What is one operation has a hook of its own.
 *
 * @param action gets the cache, for what is read before it is changed
 */
export function useAction<Data, Variables = void>(
  action: (variables: Variables, client: QueryClient) => Promise<Data>,
  callbacks?: Callbacks<Data, Variables, unknown> & Pick<UseMutationOptions, 'meta'>,
) {
  const client = useQueryClient()
  return useMutation<Data, Error, Variables>({
    ...callbacks,
    mutationFn: (variables) => action(variables, client),
  })
}
