import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Which key prefixes a mutation makes stale, by its variables. */
export type Stale<Variables = unknown> = (variables: Variables) => readonly QueryKey[]

/** For mutations that change nothing the cache holds. */
export const nothing: Stale = () => []

/** The `onSuccess` of a mutation: marks its row of the group's table stale, and ends when what is on screen is read again. */
export const refresh =
  <Variables>(stale: Stale<Variables>) =>
  async (
    _data: unknown,
    variables: Variables,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    await invalidate(client, stale(variables))
  }

/**
 * The same for a mutation whose answer shows already what it did: it ends with that answer, and what else is on screen follows by
 * itself.
 */
export const refreshLater =
  <Variables>(stale: Stale<Variables>) =>
  (
    _data: unknown,
    variables: Variables,
    _result: unknown,
    { client }: { client: QueryClient },
  ): void => {
    void invalidate(client, stale(variables))
  }

/**
 * The same for a mutation that deletes something: what is under `gone` is stale, too, but the screens that still show it do not read
 * it again.
 */
export const refreshAround =
  <Variables>(stale: Stale<Variables>, gone: Stale<Variables>) =>
  async (
    _data: unknown,
    variables: Variables,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    const read = invalidate(client, stale(variables))
    const marked = gone(variables).map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType: 'none' }),
    )
    await Promise.all([read, ...marked])
  }

/** Marks everything under these prefixes stale, and ends when what is on screen is fetched again. */
export async function invalidate(
  client: QueryClient,
  prefixes: readonly QueryKey[],
): Promise<void> {
  await Promise.all(prefixes.map((queryKey) => client.invalidateQueries({ queryKey })))
}
