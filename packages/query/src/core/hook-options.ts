import type { UseMutationOptions } from '@tanstack/react-query'

/** What a component may decide of a query: whether it runs, and how often it is repeated in milliseconds. */
export type QueryHookOptions = {
  enabled?: boolean
  refetchInterval?: number | false
}

type Callbacks<Data, Error, Variables, Result> = Pick<
  UseMutationOptions<Data, Error, Variables, Result>,
  'onSuccess' | 'onError'
>

/** What a component may add to a mutation: both run also when the component is gone by then. */
export type CallbacksOf<Options> =
  Options extends UseMutationOptions<infer Data, infer Error, infer Variables, infer Result>
    ? Callbacks<Data, Error, Variables, Result>
    : never

/** A mutation with a component's callbacks. Its own `onSuccess`, which invalidates queries, runs first and is waited for. */
export function withCallbacks<Data, Error, Variables, Result>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
  { onSuccess, onError }: Callbacks<Data, Error, Variables, Result> = {},
): UseMutationOptions<Data, Error, Variables, Result> {
  return {
    ...options,
    async onSuccess(...result) {
      await options.onSuccess?.(...result)
      await onSuccess?.(...result)
    },
    ...(onError && { onError }),
  }
}
