import {
  createPersistedStores,
  readPersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

type Counts = Readonly<Record<number, number>>

const storeOf = createPersistedStores<Counts>((gameId) => `halyard:hints:${gameId}`, {
  initial: {},
  parse: (text) =>
    Object.fromEntries(
      Object.entries(Object(JSON.parse(text))).flatMap(([id, count]) =>
        typeof count === 'number' ? [[Number(id), count]] : [],
      ),
    ),
})

/** How many hints the reader has seen of a challenge, in this browser; undefined before its first opening. */
export const seenHints = (gameId: number, challengeId: number): number | undefined =>
  readPersisted(storeOf(gameId))[challengeId]

export function saveSeenHints(gameId: number, challengeId: number, count: number): void {
  const counts = readPersisted(storeOf(gameId))
  writePersisted(storeOf(gameId), { ...counts, [challengeId]: count })
}

/** Which hints are new to the reader, by position: new ones come last. The first opening has none that is newer than the rest. */
export const isNewHint = (position: number, seen: number | undefined): boolean =>
  seen !== undefined && position >= seen
