import type { GameRole } from '#db/tables/games.ts'

/** What somebody is in one game. */
export interface GameRight {
  readonly gameId: number
  readonly role: GameRole
}

/**
 * By which roles of games the caller of an operation may call it: in the one game that it is about, or in some where it is about
 * none. Undefined where the role of the account suffices.
 */
export type GameRights = readonly GameRight[] | undefined
