import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

export type Notes = Readonly<Record<number, string>>

/** Characters of one note; what a browser keeps for a page is limited. */
export const longestNote = 4000

const storeOf = createPersistedStores<Notes>((gameId) => `halyard:notes:${gameId}`, {
  initial: {},
  parse: (text) =>
    Object.fromEntries(
      Object.entries(Object(JSON.parse(text))).flatMap(([id, note]) =>
        typeof note === 'string' ? [[Number(id), note]] : [],
      ),
    ),
})

/** The reader's own notes on the challenges of a game. They never leave this browser, and go when logging out. */
export const useNotes = (gameId: number): Notes => usePersisted(storeOf(gameId))

/** Writes a note down; an empty one is none. @returns whether the browser had room for it */
export function saveNote(gameId: number, challengeId: number, note: string): boolean {
  const { [challengeId]: _before, ...others } = readPersisted(storeOf(gameId))
  return writePersisted(storeOf(gameId), note === '' ? others : { ...others, [challengeId]: note })
}
