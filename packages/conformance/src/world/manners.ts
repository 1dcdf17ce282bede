/** What the server lets people do; servers differ in it, and no client needs it. */
export type Manners = {
  /** Players come into hidden games with the code. Elsewhere hidden games are for staff, and those of the suite are in the lists. */
  opensUnlistedGames: boolean
  /** Challenges of a running game may be changed. */
  changesRunningGames: boolean
}

/** Taken for granted until the server shows otherwise. */
export const usualManners = (): Manners => ({ opensUnlistedGames: true, changesRunningGames: true })
