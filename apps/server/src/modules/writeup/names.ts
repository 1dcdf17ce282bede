import { nameTime } from '#modules/text/name-time.ts'

/** File name under which a writeup is stored and downloaded. */
export const writeupName = (gameId: number, teamId: number, atMs: number): string =>
  `Writeup-${gameId}-${teamId}-${nameTime(atMs)}.pdf`
