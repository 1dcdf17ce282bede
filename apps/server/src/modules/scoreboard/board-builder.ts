import { Piscina } from 'piscina'
import type { AddTask, BuiltBoard, LoadTask, SolvesTask } from '#modules/scoreboard/board-tasks.ts'
import type { BoardChanges, StoredFacts } from '#modules/scoreboard/stored-facts.ts'

type BoardInput = Omit<StoredFacts, 'freezesAtMs'>

/** Builds boards in a worker thread, which keeps the facts they were built from. One call at a time for each board, by its name. */
export interface BoardBuilder {
  /** Builds a board from all of its facts. */
  load(name: string, facts: BoardInput, builtAtMs: number): Promise<BuiltBoard>
  /** Builds it again with what has changed; undefined when the worker does not hold its facts any more. */
  add(name: string, changes: BoardChanges, builtAtMs: number): Promise<BuiltBoard | undefined>
}

/** A small young generation: the worker collects its garbage sooner and keeps less memory. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 }

type BoardPool = Piscina<SolvesTask | LoadTask | AddTask, BuiltBoard | undefined>

/** One worker that does not end when idle, because it holds the facts. */
const createPool = (): BoardPool =>
  new Piscina({
    filename: new URL('board-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: RESOURCE_LIMITS,
    // The worker's timer would never fire while it blocks on Atomics.wait.
    atomics: 'disabled',
  })

/** The worker starts with the first board. After a crash a new one takes its place, and boards are loaded again. */
export function createBoardBuilder(): BoardBuilder {
  let pool: BoardPool | undefined
  return {
    async load(name, { solveLines, ...facts }, builtAtMs) {
      const workers = (pool ??= createPool())
      // Part by part, so that the worker never holds all texts at once. Each is waited for: the pool does not keep the order of tasks.
      for (const [part, lines] of solveLines.entries())
        await workers.run({ board: name, part, lines }, { name: 'addSolves' })
      const task = { board: name, builtAtMs, facts, parts: solveLines.length }
      const board = await workers.run(task, { name: 'load' })
      if (!board) throw new Error('the worker loaded a board and returned none')
      return board
    },
    async add(name, changes, builtAtMs) {
      return await pool?.run({ board: name, builtAtMs, changes }, { name: 'add' })
    },
  }
}
