import { hasStatus } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'
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

  const write = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void store.write(snapshotText(client, { version, nowMs: Date.now(), userSinceMs }))
  }
  const wipe = () => {
    clearTimeout(timer)
    timer = undefined
    onUser = undefined
    void store.clear()
  }
  const profileSettled = () => {
    const present = userOf(client)
    if (user !== undefined && present !== user) {
      userSinceMs = Date.now()
      wipe()
    }
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
      const isUnreachable = hasStatus(profile?.error, 0)
      if (user === undefined && !isUnreachable) return
      onUser = undefined
      if (user === undefined || user === kept.user) restore(client, ofUser)
      else if (ofUser.length > 0) wipe()
    }
    onUser()
  }

  return () => {
    clearTimeout(timer)
    unsubscribe()
    globalThis.removeEventListener?.('pagehide', write)
    globalThis.document?.removeEventListener('visibilitychange', whenHidden)
  }
}
