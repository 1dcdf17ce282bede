import { createIdSets } from '#shared/storage/id-set-store.ts'

/** The teams of a game that the reader follows, and the way to add or drop one. */
export const useFollowed = createIdSets((gameId) => `halyard:followed:${gameId}`)
