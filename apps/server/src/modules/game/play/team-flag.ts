import { LIMITS, makeFlag } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { breaksUnique } from '#db/errors.ts'
import { gameSalt, teamHashOf } from '#modules/game/keys.ts'
import {
  findTeamSide,
  giveFlag,
  lockTeamChallenge,
  lockUnusedFlag,
} from '#modules/game/play/repository.ts'
import type { ChallengeRow, TeamChallenge, TeamSide } from '#modules/game/play/repository.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { randomHex, randomUuid } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

const ATTEMPTS = 5

interface Database {
  readonly db: Db
  readonly tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

interface OpenSide extends TeamSide {
  readonly copy: TeamChallenge
}

/**
 * What the team has of a challenge, its copy included. Where the challenge has a flag for each team, the first access assigns one
 * permanently. Throws Refusal 404 when the team has no copy or no flag is left.
 */
export async function openTeamChallenge(
  { db, tx }: Database,
  random: Randomness,
  access: PlayerAccess,
  challenge: ChallengeRow,
): Promise<OpenSide> {
  const { copy, ...others } = await findTeamSide(db, {
    participationId: access.player.participationId,
    challengeId: challenge.id,
  })
  // A flag that was assigned stays, so most looks need no lock.
  if (copy && !lacksFlag(challenge, copy)) return { ...others, copy }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...others, copy: await tx((open) => withFlag(open, random, access, challenge)) }
    } catch (error) {
      // Another team was given the same flag between our look and our lock: choose again.
      if (attempt === ATTEMPTS || !breaksUnique(error, 'team_challenges_flag_given_once'))
        throw error
    }
  }
}

/** Whether the challenge has a flag for each team, and this one has none yet. */
const lacksFlag = ({ type }: ChallengeRow, { flagId, flagText }: TeamChallenge): boolean =>
  (type === 'DynamicAttachment' && flagId === null) ||
  (type === 'DynamicContainer' && flagText === null)

async function withFlag(
  tx: Db,
  random: Randomness,
  access: PlayerAccess,
  challenge: ChallengeRow,
): Promise<TeamChallenge> {
  const { participationId } = access.player
  const key = { participationId, challengeId: challenge.id }
  const teamChallenge = await lockTeamChallenge(tx, key)
  if (!teamChallenge) throw new Refusal(404, 'challengeNotFound')
  // Somebody of the team may have opened it since the look without a lock.
  if (!lacksFlag(challenge, teamChallenge)) return teamChallenge
  if (challenge.type === 'DynamicAttachment') {
    const flagId = await reserveFlag(tx, random, challenge.id)
    await giveFlag(tx, key, { flag_id: flagId })
    return { ...teamChallenge, flagId }
  }
  const flagText = inventFlag(random, access, challenge)
  await giveFlag(tx, key, { flag_text: flagText })
  return { ...teamChallenge, flagText }
}

async function reserveFlag(tx: Db, random: Randomness, challengeId: number): Promise<number> {
  const salt = randomHex(random, 8)
  const flagId =
    (await lockUnusedFlag(tx, challengeId, { salt, waits: false })) ??
    (await lockUnusedFlag(tx, challengeId, { salt, waits: true }))
  if (flagId === undefined) throw new Refusal(404, 'flagsUsedUp')
  return flagId
}

function inventFlag(
  random: Randomness,
  { game, player }: PlayerAccess,
  challenge: ChallengeRow,
): string {
  const flag = makeFlag(challenge.flag_template ?? '', {
    guid: () => randomUuid(random),
    teamHash: teamHashOf(gameSalt(game), challenge.id, player.token),
    pick: (below) => random.below(below),
  })
  return flag.slice(0, LIMITS.flagLength)
}
