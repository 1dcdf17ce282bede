import type { Config } from '#config.ts'

/** What a service gets about the team it runs for. */
export interface ServiceFacts {
  /** Undefined where all teams have the same flag: the image holds it. */
  readonly flag: string | undefined
  /** Id of the team, `admin` for a test instance. */
  readonly team: string
  readonly user: string
  readonly challenge: number
  readonly game: number
}

/** Names that images made for other platforms read. */
const KNOWN_PREFIX = 'GZCTF'
const OWN_PREFIX = 'HALYARD'

/** The environment variables of a service. */
export function environmentOf(
  facts: ServiceFacts,
  { knownNames }: Pick<Config, 'knownNames'>,
): Record<string, string> {
  const prefixes = knownNames ? [OWN_PREFIX, KNOWN_PREFIX] : [OWN_PREFIX]
  const values = Object.entries({
    FLAG: facts.flag,
    TEAM_ID: facts.team,
    USER_ID: facts.user,
    CHALLENGE_ID: String(facts.challenge),
    GAME_ID: String(facts.game),
  }).flatMap(([name, value]) =>
    value === undefined ? [] : prefixes.map((prefix) => [`${prefix}_${name}`, value]),
  )
  return Object.fromEntries(values)
}
