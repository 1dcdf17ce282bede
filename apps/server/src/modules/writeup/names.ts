import { nameTime } from '#modules/text/name-time.ts'

/** Under this name a writeup is kept and handed out. */
export const writeupName = (gameId: number, teamId: number, atMs: number): string =>
  `Writeup-${gameId}-${teamId}-${nameTime(atMs)}.pdf`
