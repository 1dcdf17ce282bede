import { hasPermission } from '@halyard/rules'
import { timingSafeEqual } from 'node:crypto'
import type { Game } from '#modules/game/games.ts'
import type { DivisionRow } from '#modules/game/join/repository.ts'
import { joinCode } from '#modules/game/visibility.ts'
import { Refusal } from '#modules/operation/refusal.ts'

export const isJoinable = (division: DivisionRow): boolean =>
  hasPermission(division.default_permissions, 'JoinGame')

/**
 * The division a team joins with: one of the joinable ones, or none when there are none; what the caller
 * wished does not count then. Throws Refusal 400.
 */
export function chooseDivision(
  divisions: readonly DivisionRow[],
  wanted: number | null | undefined,
): DivisionRow | null {
  const joinable = divisions.filter(isJoinable)
  if (joinable.length === 0) return null
  if (wanted === null || wanted === undefined) throw new Refusal(400, 'divisionNeeded')
  const division = joinable.find(({ id }) => id === wanted)
  if (!division) throw new Refusal(400, 'divisionNotJoinable')
  return division
}

export function isInvited(
  game: Pick<Game, 'hidden' | 'invite_code'>,
  division: DivisionRow | null,
  given: string | null | undefined,
): boolean {
  const code = joinCode(game, division)
  return code === null || sameText(code, given ?? '')
}

/** Compares in constant time. */
function sameText(secret: string, given: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
