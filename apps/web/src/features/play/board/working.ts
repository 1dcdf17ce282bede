import { useKeptIds } from '#shared/kept-ids.ts'

/** The challenges of a game that the reader is working on, and the way to add or drop one. Nobody else is told. */
export const useWorking = (gameId: number) => useKeptIds(`halyard:working:${gameId}`)
