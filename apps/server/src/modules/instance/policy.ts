import { isContainerType } from '@halyard/rules'
import type { Row } from '#db/database.ts'
import type { ChallengeType } from '#db/tables/games.ts'
import type { Container } from '#modules/instance/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'

/** A team cannot start and stop a container faster than this. */
const COOL_DOWN_MS = 10_000
const MINUTE_MS = 60_000

/** Throws Refusal 400 for a challenge without a service, or whose service cannot be started. */
export function requireService(challenge: {
  readonly type: ChallengeType
  readonly container_image: string | null
  readonly expose_port: number
}): void {
  if (!isContainerType(challenge.type)) throw new Refusal(400, 'instanceNotOffered')
  if (!challenge.container_image || challenge.expose_port < 1)
    throw new Refusal(400, 'instanceImageUnset')
}

/** Throws Refusal 429 when the team has just started or stopped a container of the challenge. */
export function requireCool(changedAtMs: number | null, nowMs: number): void {
  const leftMs = (changedAtMs ?? -Infinity) + COOL_DOWN_MS - nowMs
  if (leftMs <= 0) return
  const seconds = Math.ceil(leftMs / 1000)
  throw new Refusal(429, 'instanceTooFrequent', { values: { seconds }, retryAfterSeconds: seconds })
}

interface RoomRules {
  /** Containers of a team at a time; 0 for no limit. */
  readonly limit: number
  readonly destroysOldest: boolean
}

export const roomRules = (
  game: Pick<Row<'games'>, 'container_count_limit'>,
  policy: SettingsValues['containerPolicy'],
): RoomRules => ({
  limit: game.container_count_limit,
  destroysOldest: policy.autoDestroyOnLimitReached,
})

/** Why a team may not start one more container. */
interface Room<C> {
  /** None while there is room. */
  readonly occupants: readonly C[]
  /** Those of them that a start destroys: the ones that run longest, where the settings allow it. */
  readonly displaced: readonly C[]
}

/** How one more container fits among those that there are. `existing` is oldest first. */
export function roomFor<C extends Pick<Container, 'status'>>(
  existing: readonly C[],
  { limit, destroysOldest }: RoomRules,
): Room<C> {
  const tooMany = limit > 0 ? existing.length + 1 - limit : 0
  if (tooMany <= 0) return { occupants: [], displaced: [] }
  const removable = existing.filter(({ status }) => status === 'Running')
  const isPossible = destroysOldest && removable.length >= tooMany
  return isPossible
    ? { occupants: removable, displaced: removable.slice(0, tooMany) }
    : { occupants: existing, displaced: [] }
}

/** The containers that make room for one more. Throws Refusal 400 when there is no room. */
export function makeRoom(existing: readonly Container[], rules: RoomRules): readonly Container[] {
  const { limit } = rules
  const { displaced } = roomFor(existing, rules)
  if (limit > 0 && existing.length - displaced.length >= limit)
    throw new Refusal(400, 'instanceLimitReached', { values: { limit } })
  return displaced
}

/** Throws Refusal 400 until the planned stop is near. */
export function requireRenewable(
  expectStopAtMs: number,
  renewalWindowMinutes: number,
  nowMs: number,
): void {
  const opensInMs = expectStopAtMs - nowMs - renewalWindowMinutes * MINUTE_MS
  if (opensInMs <= 0) return
  const minutes = Math.ceil(opensInMs / MINUTE_MS)
  throw new Refusal(400, 'instanceExtendTooEarly', { values: { minutes } })
}
