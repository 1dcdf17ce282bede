import { useKeptIds } from '#shared/kept-ids.ts'

/** The teams of a game that the reader follows, and the way to add or drop one. */
export const useFollowed = (gameId: number) => useKeptIds(`halyard:followed:${gameId}`)
