import { contractHash } from '@halyard/api'
import { hydrate } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client'
import { accountQueries } from '#account/queries.ts'
import { userOf } from '#account/user.ts'
import { isUnreachable } from '#core/patience/retry.ts'
import { audienceOf } from '#persist/kept.ts'
import type { Audience } from '#persist/kept.ts'
import { createPersister, maxAge } from '#persist/persister.ts'
import { openStorage } from '#persist/storage.ts'
import type { Storage } from '#persist/storage.ts'

const saveAfterMs = 3000

type Options = {
  /** Of the build: what another one persisted is not restored. */
  version: string
  storage?: Storage
}

const isOfUser = ({ queryKey }: Query) => audienceOf(queryKey) === 'user'
const isPersisted = ({ queryKey, state }: Query) =>
  state.data !== undefined && audienceOf(queryKey) !== undefined

/**
 * Restores what the last visit read, and persists what this one reads: three seconds after a change and when the page is
 * hidden. There are two persisted clients: one for everybody, and one whose buster names the user, so that it is restored only
 * for the same user, or while the server cannot be asked who is there. A log-out and a change of user remove both.
 *
 * @returns how to stop; resolves once the public part is restored
 */
export async function startPersistence(
  client: QueryClient,
  { version: build, storage = openStorage() }: Options,
): Promise<() => void> {
  const version = `${build} ${contractHash}`
  const persisters = {
    everybody: createPersister('halyard-cache', storage),
    user: createPersister('halyard-cache:user', storage),
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let user = userOf(client)
  /** What was read before may have been answered for somebody else. */
  let userSinceMs = 0
  /** Decides about the user's persisted client; undefined once that is done. */
  let restoreUser: (() => void) | undefined
  /** Whose answers were restored before it was known who is there. */
  let assumed: string | undefined

  const schedule = () => {
    timer ??= setTimeout(saveAll, saveAfterMs)
  }
  const save = (audience: Audience, buster: string, sinceMs: number) =>
    void persistQueryClientSave({
      queryClient: client,
      persister: persisters[audience],
      buster,
      dehydrateOptions: {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: ({ queryKey, state }) =>
          audienceOf(queryKey) === audience &&
          state.data !== undefined &&
          state.dataUpdatedAt >= sinceMs,
      },
    })
  const saveAll = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    save('everybody', version, 0)
    const present = userOf(client) ?? assumed
    // Before it is known who is there, the user's client is not overwritten: it may be theirs.
    if (restoreUser) schedule()
    else if (present !== undefined) save('user', busterOf(version, present), userSinceMs)
  }
  const removeAll = () => {
    clearTimeout(timer)
    timer = undefined
    restoreUser = undefined
    void persisters.everybody.removeClient()
    void persisters.user.removeClient()
  }
  const handleProfile = () => {
    const present = userOf(client)
    const isSomebodyElse = present !== undefined && assumed !== undefined && present !== assumed
    if (isSomebodyElse || (user !== undefined && present !== user)) {
      userSinceMs = Date.now()
      removeAll()
    }
    if (isSomebodyElse) void client.resetQueries({ predicate: isOfUser })
    if (present !== undefined) assumed = undefined
    user = present
    restoreUser?.()
  }
  const profileKey = JSON.stringify(accountQueries.profile().queryKey)
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'removed') return
    if (JSON.stringify(query.queryKey) === profileKey) handleProfile()
    else if (type === 'updated' && audienceOf(query.queryKey)) schedule()
  })
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') saveAll()
  }
  globalThis.addEventListener?.('pagehide', saveAll)
  globalThis.document?.addEventListener('visibilitychange', handleVisibility)

  const [ofUser] = await Promise.all([
    persisters.user.restoreClient(),
    persistQueryClientRestore({
      queryClient: client,
      persister: persisters.everybody,
      buster: version,
      maxAge,
    }).catch(() => {}),
  ])
  const owner = ofUser && ownerOf(version, ofUser.buster)
  if (owner === undefined) void persisters.user.removeClient()
  else {
    restoreUser = () => {
      const profile = client.getQueryState(accountQueries.profile().queryKey)
      if (user === undefined && !isUnreachable(profile?.error)) return
      restoreUser = undefined
      if (user === undefined) assumed = owner
      if (user === undefined || user === owner) hydrate(client, ofUser?.clientState ?? {})
      else removeAll()
    }
    restoreUser()
  }
  // What the first screen read before this started would else wait for its next change.
  if (client.getQueryCache().getAll().some(isPersisted)) schedule()

  return () => {
    clearTimeout(timer)
    unsubscribe()
    globalThis.removeEventListener?.('pagehide', saveAll)
    globalThis.document?.removeEventListener('visibilitychange', handleVisibility)
  }
}

const busterOf = (version: string, user: string) => `${version}/${user}`

/** The user that a buster names: a digest, empty for a visitor; undefined when another build wrote it. */
function ownerOf(version: string, buster: string): string | undefined {
  const prefix = busterOf(version, '')
  return buster.startsWith(prefix) ? buster.slice(prefix.length) : undefined
}
