import type { BringOptions, PlannedChallenge, Row } from '@halyard/packs/send'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { invalidate } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

export type KnownChallenges = ReadonlyMap<string, number>

type FromPack = {
  gameId: number
  challenge: PlannedChallenge
  /** Ids of the game's challenges, see `listKnownChallenges`. */
  known: KnownChallenges
  /** What the server has beyond the contract. */
  extensions: readonly string[]
} & Pick<BringOptions, 'read' | 'enable' | 'onStep'>

/** Loaded with its first use: every screen loads the options of all mutations. */
const sending = () => import('@halyard/packs/send')

async function bring(
  { gameId, challenge, known, extensions, ...options }: FromPack,
  dryRun: boolean,
): Promise<Row> {
  const { bringChallenge } = await sending()
  return bringChallenge(
    challenge,
    { client: api(), gameId, known, extensions },
    { ...options, dryRun },
  )
}

/** How a pack finds the challenges that a game has already. Read again before every run, which must know what an earlier one made. */
export async function listKnownChallenges(gameId: number): Promise<KnownChallenges> {
  const { listChallenges } = await sending()
  return listChallenges(api(), gameId)
}

/** What bringing a challenge of a pack would change. */
export const compareChallenge = (challenge: FromPack): Promise<Row> => bring(challenge, true)

/** Brings one challenge of a pack into a game: makes it, or sends what differs. What failed half-way has changed the game, too. */
export const importChallenge = mutationOptions({
  mutationFn: (challenge: FromPack) => bring(challenge, false),
  onSettled: (_row, _error, variables, _result, { client }) =>
    invalidate(client, editStale.importChallenge(variables)),
})
