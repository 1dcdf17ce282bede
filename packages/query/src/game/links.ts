/** Addresses of what a game has; all but the scoreboard are files, for links with `download`. */
export const gameLinks = {
  /** For who reads it elsewhere than on the page. */
  scoreboard: (gameId: number) => `/api/game/${gameId}/scoreboard`,
  /** The scoreboard with all solves, for staff; only on servers that name `schedule` among their extensions. */
  liveScoreboard: (gameId: number) => `/api/game/${gameId}/scoreboard/live`,
  /** The scoreboard as a spreadsheet. */
  scoreboardSheet: (gameId: number) => `/api/game/${gameId}/scoreboardsheet`,
  /** All answers handed in, as a spreadsheet. */
  submissionSheet: (gameId: number) => `/api/game/${gameId}/submissionsheet`,
  /** All traffic captured of one team at one challenge, in one archive. */
  captures: (challengeId: number, partId: number) =>
    `/api/game/captures/${challengeId}/${partId}/all`,
  capture: (challengeId: number, partId: number, filename: string) =>
    `/api/game/captures/${challengeId}/${partId}/${encodeURIComponent(filename)}`,
}
