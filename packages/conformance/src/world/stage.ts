import type { OperationId } from '#contract/document.ts'
import type { Actor, Scene } from '#http/actor.ts'
import type { Cleanup } from '#world/cleanup.ts'
import type { Member, Player } from '#world/member.ts'

export type Options = {
  /** Whether settings of the platform may be changed for moments. They are put back. */
  changeSettings: boolean
  /** Container image that the server's engine can start. */
  image?: { reference: string; port: number }
}

/** What every scenario is given: the server, the notes, and the cast. */
export type Stage = Scene & {
  options: Options
  /** Start of every name made in this run. */
  prefix: string
  cleanup: Cleanup
  anonymous: Actor
  admin: Member
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

/** One story, played on the stage. It ends early by throwing `Halted`. */
export type Scenario = {
  group: string
  title: string
  play: (stage: Stage) => Promise<void>
}

/** Scenarios of one group, written as `title: play`. */
export function scenariosOf(group: string, stories: Record<string, Scenario['play']>): Scenario[] {
  return Object.entries(stories).map(([title, play]) => ({ group, title, play }))
}

/** Notes that parts of operations could not be tried. */
export function notTried(stage: Stage, reason: string, ids: readonly OperationId[]): void {
  for (const id of ids) stage.book.untried(id, reason)
}
