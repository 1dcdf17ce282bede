import type { BoardFacts, LiveFacts, OrderedSolve } from '@halyard/rules'

/** One solve as the database writes it; the submission decides between solves of the same moment. */
export type SolveLine = readonly [
  participationId: number,
  challengeId: number,
  atMs: number,
  submissionId: number,
  userName: string | null,
]

/** Facts of a board with the solves as one JSON text of lines: cheap to read and to hand to another thread. */
export type StoredFacts = Omit<BoardFacts, 'solves'> & { readonly solveLines: string }

export const solveOf = ([
  participationId,
  challengeId,
  at,
  order,
  userName,
]: SolveLine): OrderedSolve => ({ participationId, challengeId, at, order, userName })

/** The facts with their solves in the order they were made. */
export function factsOf({ solveLines, ...facts }: StoredFacts): LiveFacts {
  const lines: SolveLine[] = JSON.parse(solveLines)
  /** One text for each name, not one for each solve. */
  const names = new Map(lines.map(([, , , , userName]) => [userName, userName]))
  const solves = lines.map(([participationId, challengeId, at, order, userName]) =>
    solveOf([participationId, challengeId, at, order, names.get(userName) ?? null]),
  )
  solves.sort((a, b) => a.at - b.at || a.order - b.order)
  return { ...facts, solves }
}
