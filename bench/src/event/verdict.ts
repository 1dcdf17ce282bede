import type { Scoreboard } from '@halyard/rules'
import { isFault, statusesOf } from './tally.ts'
import type { Answers } from './tally.ts'

export interface Verdict {
  /** Acknowledged, and not on the scoreboard. */
  readonly lost: number
  /** On the scoreboard twice. */
  readonly doubled: number
  readonly solves: number
}

export const boardOf = async (url: string, gameId: number): Promise<string> => {
  const answer = await fetch(`${url}/api/game/${gameId}/scoreboard`)
  // The moment it was built is another one after each start.
  return (await answer.text()).replace(/"updateTimeUtc":\d+/, '"updateTimeUtc":0')
}

/** Holds the scoreboard against what was acknowledged. */
export function judge(board: string, acknowledged: ReadonlySet<string>): Verdict {
  const { items }: Scoreboard = JSON.parse(board)
  const solves = items.flatMap(({ id, solvedChallenges }) =>
    solvedChallenges.map((solve) => `${id} ${solve.id}`),
  )
  const known = new Set(solves)
  return {
    lost: [...acknowledged].filter((pair) => !known.has(pair)).length,
    doubled: solves.length - known.size,
    solves: known.size,
  }
}

/** Whether nothing was lost or doubled, and nobody met a failure of the server in any part. */
export const isWhole = (parts: ReadonlyMap<string, Answers>, { lost, doubled }: Verdict): boolean =>
  lost === 0 &&
  doubled === 0 &&
  ![...parts.values()].flatMap((answers) => Object.keys(statusesOf(answers))).some(isFault)
