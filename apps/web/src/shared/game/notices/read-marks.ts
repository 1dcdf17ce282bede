import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const storeOf = createPersistedStores<number | undefined>((gameId) => `halyard:read:${gameId}`, {
  initial: undefined,
  parse: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
})

/** Up to which notice everything was read in this browser; undefined on the first visit. */
export const useReadUpTo = (gameId: number): number | undefined => usePersisted(storeOf(gameId))

/** Everything up to a notice was read; never goes back. */
export function markRead(gameId: number, noticeId: number): void {
  const before = readPersisted(storeOf(gameId))
  if (before === undefined || before < noticeId) writePersisted(storeOf(gameId), noticeId)
}
