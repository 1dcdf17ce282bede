import type { Part } from '../evenly.ts'
import type { Crew } from '../fill.ts'

/** A player, or a wall with a player's session. The number is that of nobody else, and decides the address. */
interface Member {
  readonly number: number
  readonly token: string
}

/** Those whom one program plays. */
export interface Cut {
  readonly part: Part
  /** Of whole teams: members of one hand in at the same moment. */
  readonly players: readonly (Member & { readonly teamId: number })[]
  readonly walls: readonly Member[]
  /** Numbers of newcomers. */
  readonly newcomers: readonly number[]
}

const WALLS_FROM = 60_000
const NEWCOMERS_FROM = 70_000

/** Cuts everybody at an event into shares for several programs. */
export function cutCrew(
  { players }: Crew,
  { walls, registrations }: { walls: number; registrations: number },
  of: number,
): Cut[] {
  const numbered = players.map(({ token, teamId }, index) => ({ number: index + 1, token, teamId }))
  const teams = [...Map.groupBy(numbered, ({ teamId }) => teamId).values()]
  const everyOf = <One>(all: readonly One[], index: number) =>
    all.filter((_, place) => place % of === index)
  const wallMembers = players
    .slice(0, walls)
    .map(({ token }, index) => ({ number: WALLS_FROM + index, token }))
  const newcomers = Array.from({ length: registrations }, (_, index) => NEWCOMERS_FROM + index)
  return Array.from({ length: of }, (_, index) => ({
    part: { index, of },
    players: everyOf(teams, index).flat(),
    walls: everyOf(wallMembers, index),
    newcomers: everyOf(newcomers, index),
  }))
}
