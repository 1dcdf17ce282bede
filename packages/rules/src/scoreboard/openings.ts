import { isOpenTo } from '../requirements/requirements.ts'
import type { BoardFacts, BoardSolve } from './facts.ts'

/** Which challenges a board shows: one whose title is to stay unknown until it opens is there once it is open to a team. */
export type Openings = {
  /** Takes a solve in; the same one may come again. */
  add(solve: BoardSolve): void
  /** Forgets a solve: what it alone opened is not shown any more. */
  remove(key: Pick<BoardSolve, 'participationId' | 'challengeId'>): void
  isShown(challengeId: number): boolean
}

/** Openings after the solves of the facts. */
export function createOpenings({
  challenges,
  teams,
  solves,
}: Pick<BoardFacts, 'challenges' | 'teams' | 'solves'>): Openings {
  const closed = new Map(
    challenges.flatMap(({ id, opensAfter }) =>
      opensAfter && opensAfter.length > 0 ? [[id, { id, requires: opensAfter }] as const] : [],
    ),
  )
  const waiting = new Map(closed)
  const playing = new Set(closed.size > 0 ? teams.map((team) => team.participationId) : [])
  const solvedBy = new Map<number, Set<number>>()
  const open = (solved: ReadonlySet<number>) => {
    for (const challenge of waiting.values())
      if (isOpenTo(challenge, solved)) waiting.delete(challenge.id)
  }
  const add = ({ participationId, challengeId }: BoardSolve) => {
    if (!playing.has(participationId)) return
    const solved = solvedBy.get(participationId) ?? new Set()
    solvedBy.set(participationId, solved.add(challengeId))
    open(solved)
  }
  for (const solve of closed.size > 0 ? solves : []) add(solve)
  const remove = ({ participationId, challengeId }: Parameters<Openings['remove']>[0]) => {
    if (!solvedBy.get(participationId)?.delete(challengeId)) return
    for (const challenge of closed.values()) waiting.set(challenge.id, challenge)
    for (const solved of solvedBy.values()) open(solved)
  }
  return { add, remove, isShown: (challengeId) => !waiting.has(challengeId) }
}
