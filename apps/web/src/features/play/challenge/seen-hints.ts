const storageKey = (gameId: number) => `halyard:hints:${gameId}`

type Counts = Record<string, number>

function read(gameId: number): Counts {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey(gameId)) ?? '{}'))
  } catch {
    return {}
  }
}

/** How many hints the reader has seen of a challenge, in this browser; undefined before its first opening. */
export function seenHints(gameId: number, challengeId: number): number | undefined {
  const count = read(gameId)[challengeId]
  return typeof count === 'number' ? count : undefined
}

export function keepSeenHints(gameId: number, challengeId: number, count: number): void {
  localStorage.setItem(
    storageKey(gameId),
    JSON.stringify({ ...read(gameId), [challengeId]: count }),
  )
}

/** Which hints are new to the reader, by position: new ones come last. The first opening has none that is newer than the rest. */
export const isNewHint = (position: number, seen: number | undefined): boolean =>
  seen !== undefined && position >= seen
