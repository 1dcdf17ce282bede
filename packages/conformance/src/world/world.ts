import type { OperationId } from '#contract/document.ts'
import type { Makers } from '#world/accounts.ts'
import type { Member, Player } from '#world/member.ts'

export type Options = {
  /** Whether settings of the platform may be changed for moments. They are put back. */
  changeSettings: boolean
  /** Container image that the server's engine can start. */
  image?: { reference: string; port: number }
}

/** What every scenario is given: the server, the findings, and the participants. */
export type World = Makers & {
  options: Options
  /** Account of the role Monitor; undefined where roles cannot be given. */
  monitor: Member | undefined
  /** Account that was banned while logged in. */
  banned: Member | undefined
  /** Account without a team. */
  loner: Member
  /** Another account without a team, to be invited. */
  mate: Member
  /** Captains of a team each. */
  players: readonly Player[]
}

/** One story, played in the world. It ends early by throwing `Halted`. */
export type Scenario = {
  group: string
  title: string
  /** Whether it touches and looks at only what it made, and may be played beside others. */
  isApart: boolean
  play: (world: World) => Promise<void>
}

type Stories = Record<string, Scenario['play']>

/** Scenarios of one group, written as `title: play`, that look at lists or settings of the whole platform. */
export function scenariosOf(group: string, stories: Stories): Scenario[] {
  return Object.entries(stories).map(([title, play]) => ({ group, title, play, isApart: false }))
}

/** As `scenariosOf`, for scenarios that touch and look at only what they made. */
export const scenariosApart = (group: string, stories: Stories): Scenario[] =>
  scenariosOf(group, stories).map((scenario) => ({ ...scenario, isApart: true }))

/** Why nothing is tried that changes the challenges of a game that runs. */
export const keepsRunningGames = 'the server does not change the challenges of a running game'

/** Notes that parts of operations could not be tried. */
export function notTried(world: World, reason: string, ids: readonly OperationId[]): void {
  for (const id of ids) world.findings.untried(id, reason)
}
