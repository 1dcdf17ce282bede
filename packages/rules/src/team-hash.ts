/** Texts and slices of a team's 12-character mark; the caller brings SHA-256 (hex). */
export type Sha256Hex = (text: string) => string

/** One challenge's salt, from the salt of its game. */
export const challengeSalt = (sha256: Sha256Hex, gameSalt: string, challengeId: number): string =>
  sha256(`${gameSalt}::${challengeId}`)

/** The value of `[TEAM_HASH]`: characters 12 to 23 of the hash over salt and team token. */
export const teamHash = (sha256: Sha256Hex, salt: string, teamToken: string): string =>
  sha256(`${salt}::${teamToken}`).slice(12, 24)
