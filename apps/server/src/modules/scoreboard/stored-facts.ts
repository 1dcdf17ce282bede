import type { BoardAdjustment, BoardFacts, LiveFacts, OrderedSolve } from '@halyard/rules'

/** One solve as serialised by the database; the submission id orders solves of the same millisecond. */
export type SolveLine = readonly [
  participationId: number,
  challengeId: number,
  atMs: number,
  submissionId: number,
  userName: string | null,
]

/** What players see, which may be frozen, or what staff sees. */
export type BoardView = 'public' | 'live'

/** Facts of a board with the solves as JSON texts: cheap to read and to send to another thread. */
export type StoredFacts = Omit<BoardFacts, 'solves' | 'game'> & {
  readonly game: BoardFacts['game'] & { readonly hidden: boolean }
  /** When these facts stop having new solves, epoch milliseconds; undefined where they never do. */
  readonly freezesAtMs: number | undefined
  readonly solveLines: readonly string[]
}

/** What a board is built again with. */
export interface BoardChanges {
  /** Solves that are new, or were replaced. */
  readonly lines: readonly SolveLine[]
  /** Solves that are there no more. */
  readonly gone: readonly { readonly participationId: number; readonly challengeId: number }[]
  /** Teams whose adjustments are others now, with all of them. */
  readonly adjusted: readonly {
    readonly participationId: number
    readonly adjustments: readonly BoardAdjustment[]
  }[]
}

export const isEmpty = ({ lines, gone, adjusted }: BoardChanges): boolean =>
  lines.length + gone.length + adjusted.length === 0

export const solveOf = ([
  participationId,
  challengeId,
  at,
  order,
  userName,
]: SolveLine): OrderedSolve => ({ participationId, challengeId, at, order, userName })

/** Collects solves from several JSON texts. */
export interface SolveReader {
  take(lines: string): void
  /** All of them, in chronological order. */
  inOrder(): OrderedSolve[]
}

export function createSolveReader(): SolveReader {
  const solves: OrderedSolve[] = []
  /** Interned names: one string for each name, not one for each solve. */
  const names = new Map<string | null, string | null>()
  const sameName = (name: string | null) => {
    const known = names.get(name)
    if (known === undefined) names.set(name, name)
    return known ?? name
  }
  return {
    take(text) {
      const lines: SolveLine[] = JSON.parse(text)
      for (const [participationId, challengeId, at, order, userName] of lines)
        solves.push(solveOf([participationId, challengeId, at, order, sameName(userName)]))
    },
    inOrder: () => solves.toSorted((a, b) => a.at - b.at || a.order - b.order),
  }
}

export function factsOf({ solveLines, ...facts }: StoredFacts): LiveFacts {
  const reader = createSolveReader()
  for (const lines of solveLines) reader.take(lines)
  return { ...facts, solves: reader.inOrder() }
}
