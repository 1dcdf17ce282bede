import { Piscina } from 'piscina'
import type { SolveLine, StoredFacts } from '#modules/scoreboard/stored-facts.ts'

/** Other solves of one challenge. */
interface SolveChange {
  readonly challengeId: number
  /** Participations that lose theirs. */
  readonly gone: readonly number[]
  readonly added: readonly SolveLine[]
}

export interface CompareTask {
  readonly facts: StoredFacts
  readonly change: SolveChange
  readonly teamIds: readonly number[]
}

/** What a board says of a team before and after a change; zeros for a team that it does not have. */
export interface ComparedTeam {
  readonly scoreBefore: number
  readonly scoreAfter: number
  readonly rankBefore: number
  readonly rankAfter: number
}

/** The worker ends when it was idle for that long: comparisons are few, and one keeps no board. */
const IDLE_MS = 10_000
let pool: Piscina<CompareTask, ComparedTeam[]> | undefined

/** In the order of the teams. In a thread of its own, so that neither requests nor boards wait for two boards of all facts. */
export function compareBoards(task: CompareTask): Promise<ComparedTeam[]> {
  pool ??= new Piscina({
    filename: new URL('compare-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
  })
  return pool.run(task, { name: 'compare' })
}
