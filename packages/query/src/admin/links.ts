/** Addresses of files only administrators get; for links with `download`. */
export const adminLinks = {
  /** All writeups of a game in one archive. */
  writeups: (gameId: number) => `/api/admin/writeups/${gameId}/all`,
}
