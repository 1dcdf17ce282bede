import { useEffect } from 'react'
import { now } from '#shared/clock/clock.ts'
import type { PersonalKey } from '#shared/storage/keys.ts'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'
import type { PersistedStore } from '#shared/storage/persisted-store.ts'

type Seen = {
  /** The first visit, epoch milliseconds: what was there then is not news. */
  readonly since: number
  /** When each thing was last opened, epoch milliseconds. */
  readonly opened: Readonly<Record<string, number>>
}

/**
 * Which things the reader has seen since the first visit of a place, kept in this browser.
 *
 * @param nameOf the storage's key for a place
 * @returns a hook that returns it for the items of a place
 */
export function createSeen<Place>(nameOf: (place: Place) => PersonalKey) {
  const storeOf = createPersistedStores<Seen | undefined, Place>(nameOf, {
    initial: undefined,
    parse: (text) => {
      const { since, opened = {} }: Partial<Seen> = JSON.parse(text)
      return since === undefined ? undefined : { since, opened }
    },
  })
  return function useSeen(place: Place) {
    return useSeenIn(storeOf(place))
  }
}

function useSeenIn(store: PersistedStore<Seen | undefined>) {
  'use memo'
  const seen = usePersisted(store)
  useEffect(() => {
    // While the page is hydrated nothing is stored yet, as it seems.
    if (!seen && !readPersisted(store)) writePersisted(store, { since: now(), opened: {} })
  }, [seen, store])
  return {
    /** News of a thing before this moment are none; on the first visit nothing is news. */
    seenAt: (id: string | number) => (seen ? Math.max(seen.since, seen.opened[id] ?? 0) : Infinity),
    open: (id: string | number) => {
      const opened = { ...seen?.opened, [id]: now() }
      writePersisted(store, { since: seen?.since ?? now(), opened })
    },
  }
}
