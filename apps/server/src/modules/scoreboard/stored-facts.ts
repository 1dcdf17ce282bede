import type { BoardFacts, LiveFacts, OrderedSolve } from '@halyard/rules'

/** One solve as the database writes it; the submission decides between solves of the same moment. */
export type SolveLine = readonly [
  participationId: number,
  challengeId: number,
  atMs: number,
  submissionId: number,
  userName: string | null,
]

/** Facts of a board with the solves as JSON texts of lines: cheap to read and to hand to another thread. */
export type StoredFacts = Omit<BoardFacts, 'solves'> & { readonly solveLines: readonly string[] }

export const solveOf = ([
  participationId,
  challengeId,
  at,
  order,
  userName,
]: SolveLine): OrderedSolve => ({ participationId, challengeId, at, order, userName })

/** Solves that are read from one text after the other. */
export interface SolveReader {
  take(lines: string): void
  /** All of them, in the order they were made. */
  inOrder(): OrderedSolve[]
}

export function createSolveReader(): SolveReader {
  const solves: OrderedSolve[] = []
  /** One text for each name, not one for each solve. */
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
