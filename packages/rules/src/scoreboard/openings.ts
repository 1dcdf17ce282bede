import { isOpenTo } from '../requirements/requirements.ts'
import type { BoardFacts, BoardSolve } from './facts.ts'

/** Which challenges a board shows: one whose title is to stay unknown until it opens is there once it is open to a team. */
export type Openings = {
  /** Takes a solve in; the same one may come again. */
  add(solve: BoardSolve): void
  isShown(challengeId: number): boolean
}

/** Openings after the solves of the facts. */
export function createOpenings({
  challenges,
  teams,
  solves,
}: Pick<BoardFacts, 'challenges' | 'teams' | 'solves'>): Openings {
  const waiting = new Map(
    challenges.flatMap(({ id, opensAfter }) =>
      opensAfter && opensAfter.length > 0 ? [[id, { id, requires: opensAfter }] as const] : [],
    ),
  )
  const playing = new Set(waiting.size > 0 ? teams.map((team) => team.participationId) : [])
  const solvedBy = new Map<number, Set<number>>()
  const add = ({ participationId, challengeId }: BoardSolve) => {
    if (waiting.size === 0 || !playing.has(participationId)) return
    const solved = solvedBy.get(participationId) ?? new Set()
    solvedBy.set(participationId, solved.add(challengeId))
    for (const challenge of waiting.values())
      if (isOpenTo(challenge, solved)) waiting.delete(challenge.id)
  }
  for (const solve of waiting.size > 0 ? solves : []) add(solve)
  return { add, isShown: (challengeId) => !waiting.has(challengeId) }
}
