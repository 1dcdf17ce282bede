import type { Query, QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'
import { isUnreachable } from '#core/client.ts'
import { audienceOf } from '#persist/kept.ts'
import { userOf } from '#account/user.ts'
import { readSnapshot, restore, snapshotText, versionOf } from '#persist/snapshot.ts'
import { openStore } from '#persist/store.ts'
import type { Store } from '#persist/store.ts'

const writeAfterMs = 3000

type Options = {
  /** Of the build: answers kept by another one are not read. */
  version: string
  store?: Store
}

const isOfUser = ({ queryKey }: Query) => audienceOf(queryKey) === 'user'
const isKept = ({ queryKey, state }: Query) =>
  state.data !== undefined && audienceOf(queryKey) !== undefined

/**
 * Brings back what the last visit read, and keeps what this one reads: three seconds after a change and when the page is
 * hidden. Answers given to one user come back only for the same user, or while the server cannot be asked who is there; a log-out
 * and a change of user wipe everything. Resolves with the function that stops it, once the public part is back.
 */
export async function startPersistence(
  client: QueryClient,
  { version: build, store = openStore() }: Options,
): Promise<() => void> {
  const version = versionOf(build)
  let timer: ReturnType<typeof setTimeout> | undefined
  let user = userOf(client)
  let userSinceMs = 0
  /** Kept answers of one user, until it is known who is there. */
  let onUser: (() => void) | undefined
  /** Whose kept answers were brought back before it was known who is there. */
  let assumed: string | undefined

  const write = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    // Whoever is there may be given what is kept: it is not overwritten before that is known.
    if (onUser) {
      timer = setTimeout(write, writeAfterMs)
      return
    }
    const present = userOf(client) ?? assumed
    void store.write(
      snapshotText(client, { version, nowMs: Date.now(), user: present, userSinceMs }),
    )
  }
  const wipe = () => {
    clearTimeout(timer)
    timer = undefined
    onUser = undefined
    void store.clear()
  }
  const profileSettled = () => {
    const present = userOf(client)
    const isSomebodyElse = present !== undefined && assumed !== undefined && present !== assumed
    if (isSomebodyElse || (user !== undefined && present !== user)) {
      userSinceMs = Date.now()
      wipe()
    }
    if (isSomebodyElse) void client.resetQueries({ predicate: isOfUser })
    if (present !== undefined) assumed = undefined
    user = present
    onUser?.()
  }
  const profileKey = JSON.stringify(accountQueries.profile().queryKey)
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'removed') return
    if (JSON.stringify(query.queryKey) === profileKey) profileSettled()
    else if (type === 'updated' && audienceOf(query.queryKey))
      timer ??= setTimeout(write, writeAfterMs)
  })
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') write()
  }
  globalThis.addEventListener?.('pagehide', write)
  globalThis.document?.addEventListener('visibilitychange', whenHidden)

  const text = await store.read()
  const kept = readSnapshot(text, { version, nowMs: Date.now() })
  // What another build wrote would never be read again.
  if (text !== undefined && !kept) void store.clear()
  if (kept) {
    const { everybody = [], user: ofUser = [] } = Object.groupBy(
      kept.entries,
      ({ key }) => audienceOf(key) ?? 'nobody',
    )
    restore(client, everybody)
    onUser = () => {
      const profile = client.getQueryState(accountQueries.profile().queryKey)
      if (user === undefined && !isUnreachable(profile?.error)) return
      onUser = undefined
      if (user === undefined) assumed = kept.user
      if (user === undefined || user === kept.user) restore(client, ofUser)
      else if (ofUser.length > 0) wipe()
    }
    onUser()
  }
  // What the first screen read before this started would else wait for its next change.
  if (client.getQueryCache().getAll().some(isKept)) timer ??= setTimeout(write, writeAfterMs)

  return () => {
    clearTimeout(timer)
    unsubscribe()
    globalThis.removeEventListener?.('pagehide', write)
    globalThis.document?.removeEventListener('visibilitychange', whenHidden)
  }
}
