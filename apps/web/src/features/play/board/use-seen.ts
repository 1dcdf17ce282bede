import { useState } from 'react'
import { now } from '#shared/clock.ts'

type Seen = {
  /** The first visit to the board, epoch milliseconds: what was there then is not news. */
  readonly since: number
  /** When each challenge was last opened, epoch milliseconds. */
  readonly opened: Readonly<Record<number, number>>
}

const storageKey = (gameId: number) => `halyard:seen:${gameId}`

function read(gameId: number): Seen {
  try {
    const stored: Partial<Seen> = JSON.parse(localStorage.getItem(storageKey(gameId)) ?? '{}')
    return { since: stored.since ?? now(), opened: stored.opened ?? {} }
  } catch {
    return { since: now(), opened: {} }
  }
}

/** Which news of the board the reader has seen, kept in this browser. */
export function useSeen(gameId: number) {
  'use memo'
  const [seen, setSeen] = useState(() => {
    const found = read(gameId)
    localStorage.setItem(storageKey(gameId), JSON.stringify(found))
    return found
  })
  return {
    /** News of a challenge before this moment are none. */
    seenAt: (challengeId: number) => Math.max(seen.since, seen.opened[challengeId] ?? 0),
    open: (challengeId: number) => {
      const next = { ...seen, opened: { ...seen.opened, [challengeId]: now() } }
      localStorage.setItem(storageKey(gameId), JSON.stringify(next))
      setSeen(next)
    },
  }
}
