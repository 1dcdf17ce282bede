import { useEffect } from 'react'
import { now } from '#shared/clock/clock.ts'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

type Seen = {
  /** The first visit to the board, epoch milliseconds: what was there then is not news. */
  readonly since: number
  /** When each challenge was last opened, epoch milliseconds. */
  readonly opened: Readonly<Record<number, number>>
}

const storeOf = createPersistedStores<Seen | undefined>((gameId) => `halyard:seen:${gameId}`, {
  initial: undefined,
  parse: (text) => {
    const { since, opened = {} }: Partial<Seen> = JSON.parse(text)
    return since === undefined ? undefined : { since, opened }
  },
})

/** Which news of the board the reader has seen, kept in this browser. */
export function useSeen(gameId: number) {
  'use memo'
  const store = storeOf(gameId)
  const seen = usePersisted(store)
  useEffect(() => {
    // While the page is hydrated nothing is stored yet, as it seems.
    if (!seen && !readPersisted(store)) writePersisted(store, { since: now(), opened: {} })
  }, [seen, store])
  return {
    /** News of a challenge before this moment are none; on the first visit nothing is news. */
    seenAt: (challengeId: number) =>
      seen ? Math.max(seen.since, seen.opened[challengeId] ?? 0) : Infinity,
    open: (challengeId: number) => {
      const opened = { ...seen?.opened, [challengeId]: now() }
      writePersisted(store, { since: seen?.since ?? now(), opened })
    },
  }
}
