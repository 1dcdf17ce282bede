import { createHash } from 'node:crypto'
import { createGameKeys } from '#modules/game/keys.ts'
import { signTeamToken, teamKeyPair } from '#modules/team/team-token.ts'
import type { Randomness } from '#platform/random.ts'

const SEED_BYTES = 32

/** What is kept of a game's keys. */
export interface GameKeys {
  readonly public_key: string
  readonly private_key: string
  readonly team_hash_salt: string | null
}

/**
 * Uncovers a game's private key: each byte is combined with the installation's key, repeated. Undefined when the result does
 * not belong to the public key, so that a wrong key is never taken.
 */
export function uncoverKeys(
  game: { readonly publicKey: string; readonly privateKey: string },
  xorKey: string,
): GameKeys | undefined {
  const covered = Buffer.from(game.privateKey, 'base64')
  if (covered.length !== SEED_BYTES) return undefined
  const cover = Buffer.from(xorKey)
  const seed = covered.map((byte, at) => byte ^ (cover[at % cover.length] ?? 0))
  const { publicKey, privateKey } = teamKeyPair(Buffer.from(seed))
  if (publicKey !== game.publicKey) return undefined
  return { public_key: publicKey, private_key: privateKey, team_hash_salt: saltOf(game.privateKey) }
}

/** What that platform derives its team hashes from: the covered key as it is stored. */
const saltOf = (stored: string): string =>
  createHash('sha256').update(`GZCTF@${stored}@PK`).digest('hex')

export function freshKeys(random: Randomness): GameKeys {
  const { publicKey, privateKey } = createGameKeys(random)
  return { public_key: publicKey, private_key: privateKey, team_hash_salt: null }
}

/** A team's token under a new key, with the text that existing checkers know. */
export const signAgain = (keys: GameKeys, teamId: number): string =>
  signTeamToken(keys.private_key, teamId, { knownNames: true })
