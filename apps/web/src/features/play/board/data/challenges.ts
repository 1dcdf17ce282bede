import type { ChallengeInfo, GameDetails, Notice, Solve } from '@halyard/api'
import { byCategory } from '#shared/game/challenge/categories.ts'

/** One challenge as the own team sees it on the board. */
export type BoardChallenge = {
  readonly info: ChallengeInfo
  /** The own team's solve, if there is one. */
  readonly solve: Solve | undefined
  /** When it was announced during the game, epoch milliseconds. */
  readonly announcedAt: number | undefined
  /** When its newest hint was announced, epoch milliseconds. */
  readonly hintAt: number | undefined
}

/** A category with everything in it. */
export type Shelf = {
  readonly category: string
  readonly challenges: readonly BoardChallenge[]
}

type Details = Pick<GameDetails, 'challenges' | 'rank'>

/**
 * All challenges in board order: category, then title as the server sorted them. Notices carry only titles, so that is how
 * marks find their challenge.
 *
 * @param accepted flags accepted a moment ago, by challenge: the server's board may not know them yet
 */
export function boardChallenges(
  details: Details,
  notices: readonly Notice[] = [],
  accepted: ReadonlyMap<number, Pick<Solve, 'time'>> = new Map(),
): BoardChallenge[] {
  const solves = new Map(details.rank?.solvedChallenges.map((solve) => [solve.id, solve]))
  const announced = newestByTitle(notices, 'NewChallenge')
  const hinted = newestByTitle(notices, 'NewHint')
  return Object.entries(details.challenges)
    .toSorted(([a], [b]) => byCategory(a, b))
    .flatMap(([, infos]) => infos)
    .map((info) =>
      sameAsBefore({
        info,
        solve: solves.get(info.id) ?? freshSolve(info, accepted.get(info.id)),
        announcedAt: announced.get(info.title),
        hintAt: hinted.get(info.title),
      }),
    )
}

const made = new WeakMap<ChallengeInfo, BoardChallenge>()

/** The same object while nothing in it has changed: a solve of one challenge must not render the tiles of all. */
function sameAsBefore(challenge: BoardChallenge): BoardChallenge {
  const before = made.get(challenge.info)
  const isSame =
    before?.solve === challenge.solve &&
    before?.announcedAt === challenge.announcedAt &&
    before?.hintAt === challenge.hintAt
  if (before && isSame) return before
  made.set(challenge.info, challenge)
  return challenge
}

const freshSolve = (info: ChallengeInfo, accepted: Pick<Solve, 'time'> | undefined) =>
  accepted && {
    id: info.id,
    score: info.score,
    type: 'Normal' as const,
    userName: null,
    time: accepted.time,
  }

function newestByTitle(notices: readonly Notice[], type: Notice['type']): Map<string, number> {
  const newest = new Map<string, number>()
  for (const { time, values, type: found } of notices) {
    const title = values[0]
    if (found !== type || title === undefined) continue
    newest.set(title, Math.max(time, newest.get(title) ?? time))
  }
  return newest
}

/** The challenges of each category, in board order. */
export function shelvesOf(challenges: readonly BoardChallenge[]): Shelf[] {
  const byName = Map.groupBy(challenges, ({ info }) => info.category as string)
  return [...byName].map(([category, inIt]) => ({ category, challenges: inIt }))
}

export type Progress = { readonly done: number; readonly total: number }

/** How many of these are solved. */
export const progressOf = (challenges: readonly BoardChallenge[]): Progress => ({
  done: challenges.filter(({ solve }) => solve).length,
  total: challenges.length,
})

/**
 * The next open challenge after one: first in its own category, then on through the board and round to its start. Undefined
 * when nothing is left.
 */
export function nextToDo(
  challenges: readonly BoardChallenge[],
  afterId: number,
): BoardChallenge | undefined {
  const at = challenges.findIndex(({ info }) => info.id === afterId)
  const round = [...challenges.slice(at + 1), ...challenges.slice(0, Math.max(at, 0))]
  const open = round.filter(({ solve, info }) => !solve && info.id !== afterId)
  const category = challenges[at]?.info.category
  return open.find(({ info }) => info.category === category) ?? open[0]
}
