import { createIdSets } from '#shared/storage/id-set-store.ts'

/** The challenges of a game that the reader is working on, and the way to add or drop one. Stored in this browser only. */
export const useWorking = createIdSets((gameId) => `halyard:working:${gameId}`)
