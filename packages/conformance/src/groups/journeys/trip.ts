import type { JourneyName } from '#findings/findings.ts'
import { Halted } from '#findings/halt.ts'
import type { OperationId } from '#contract/document.ts'
import type { Makers } from '#world/accounts.ts'
import type { Member, Player } from '#world/member.ts'
import type { ScratchGame } from '#world/scratch-game.ts'

/** The game that the journeys lead through. */
export type Event = {
  game: ScratchGame
  challengeId: number
  title: string
  content: string
  flag: string
  divisionId: number
  inviteCode: string
  noticeId: number
}

/** What the journeys find on their way: each continues where another ended. */
export type Trip = Makers & { event?: Event; member?: Member; player?: Player }

export type Journey = {
  name: JourneyName
  /** What clients call on this way. */
  operations: readonly OperationId[]
  play: (trip: Trip) => Promise<void>
}

/** What an earlier journey found. @throws Halted where it found nothing */
export function found<Name extends 'event' | 'member' | 'player'>(
  trip: Trip,
  name: Name,
): NonNullable<Trip[Name]> {
  const value = trip[name]
  if (value) return value
  const missing = { event: 'no game to play', member: 'no account', player: 'no team in a game' }
  throw new Halted(missing[name], { expected: true })
}
