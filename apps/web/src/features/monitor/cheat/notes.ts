import {
  createPersistedStores,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const storeOf = createPersistedStores<string, string>((key) => `halyard:case:${key}`, {
  initial: '',
  parse: (text) => text,
  serialize: (note) => note || null,
})

/** The reader's own note on a case. It never leaves this browser by itself, and goes when logging out. */
export function useCaseNote(gameId: number, caseKey: string) {
  const store = storeOf(`${gameId}-${caseKey}`)
  const note = usePersisted(store)
  return [note, (text: string) => writePersisted(store, text)] as const
}
