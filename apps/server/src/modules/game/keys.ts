import { challengeSalt, teamHash } from '@halyard/rules'
import { createHash } from 'node:crypto'
import { teamKeyPair } from '#modules/team/team-token.ts'
import type { Randomness } from '#platform/random.ts'

const SEED_BYTES = 32

/** A game's own pair of keys, with which it vouches for its teams. */
export const createGameKeys = (random: Randomness): ReturnType<typeof teamKeyPair> =>
  teamKeyPair(random.bytes(SEED_BYTES))

/**
 * The one secret that authors of challenges may have: it leads to team hashes, not back to the key. A game that moved in
 * from another platform keeps the one it had there.
 */
export const gameSalt = (game: {
  readonly private_key: string
  readonly team_hash_salt: string | null
}): string => game.team_hash_salt ?? sha256(`team hash salt of ${game.private_key}`)

/** The value of `[TEAM_HASH]` in the flags of one team on one challenge. */
export const teamHashOf = (salt: string, challengeId: number, token: string): string =>
  teamHash(sha256, challengeSalt(sha256, salt, challengeId), token)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
