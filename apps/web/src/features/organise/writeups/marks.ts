import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** What a reader thinks of a write-up. */
export type Mark = {
  /** Address of the file that was read; a new upload has another one. */
  readonly readUrl?: string
  readonly points?: number
  readonly comment?: string
}

export type Marks = Readonly<Record<number, Mark>>

/** The most points a write-up can get. */
export const mostPoints = 100

const nothing: Mark = {}

function asMark(stored: unknown): Mark {
  const { readUrl, points, comment }: Record<string, unknown> = Object(stored)
  return {
    ...(typeof readUrl === 'string' && { readUrl }),
    ...(typeof points === 'number' && { points }),
    ...(typeof comment === 'string' && { comment }),
  }
}

const storeOf = createPersistedStores<Marks>((gameId) => `halyard:writeup-marks:${gameId}`, {
  initial: {},
  parse: (text) =>
    Object.fromEntries(
      Object.entries(Object(JSON.parse(text))).map(([id, mark]) => [Number(id), asMark(mark)]),
    ),
})

/** The reader's own marks of the write-ups of a game, by participation. They never leave this browser, and go when logging out. */
export const useMarks = (gameId: number): Marks => usePersisted(storeOf(gameId))

export const markOf = (marks: Marks, participationId: number): Mark =>
  marks[participationId] ?? nothing

/** Notes something down. @returns whether the browser had room for it */
export function saveMark(gameId: number, participationId: number, mark: Mark): boolean {
  const store = storeOf(gameId)
  return writePersisted(store, { ...readPersisted(store), [participationId]: mark })
}
