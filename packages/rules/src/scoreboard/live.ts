import { adjustmentLookup } from './adjustments.ts'
import { boardOf } from './build.ts'
import type { BoardAdjustment, BoardFacts, BoardSolve, BoardTeam } from './facts.ts'
import { challengeRights, judgeChallenge } from './judge.ts'
import type { ChallengeFace, JudgedSolve } from './judge.ts'
import type { BoardRow, Scoreboard } from './model.ts'
import { createOpenings } from './openings.ts'
import { byStanding, rank, row } from './standings.ts'

/** A solve with its place among those of the same moment: the lower one came first. */
export type OrderedSolve = BoardSolve & { order: number }

export type LiveFacts = Omit<BoardFacts, 'solves'> & { solves: readonly OrderedSolve[] }

/** A board that takes in one solve after the other. */
export type LiveBoard = {
  /**
   * Takes a solve in, in place of another one of the same team; false when it is known already, or counts for no team or challenge of
   * the board.
   */
  add(solve: OrderedSolve): boolean
  /** Takes all adjustments of a team in, in place of those it had; false when the team is not on the board. */
  adjust(participationId: number, adjustments: readonly BoardAdjustment[]): boolean
  /** Forgets the solve of a team as if it had never been; false when there is none. */
  remove(key: Pick<BoardSolve, 'participationId' | 'challengeId'>): boolean
  /**
   * The board of all solves so far, equal to `buildScoreboard` of the same facts. Rows that are as they were keep
   * their `solvedChallenges` array itself, so whoever writes them down can see what is new.
   */
  scoreboard(builtAt: number): Scoreboard
}

type Member = {
  team: BoardTeam
  /** Place among the teams of the facts; it decides between rows that tie in everything. */
  place: number
  /** By place of the challenge; undefined where the team has not solved it. */
  solves: (JudgedSolve | undefined)[]
  adjustments: readonly BoardAdjustment[]
  row: BoardRow
  isStale: boolean
}

const inOrder = (a: OrderedSolve, b: OrderedSolve): number => a.at - b.at || a.order - b.order

const isSameJudgement = (a: JudgedSolve, b: JudgedSolve): boolean =>
  a.points === b.points && a.kind === b.kind && a.solve.at === b.solve.at

/**
 * Keeps what a board was made of. A solve then costs a new look at the solves of its challenge, the rows of
 * the teams that hold one of them, and the order of the rows; everything else is used again. Anything but
 * solves and adjustments that come or go needs a new live board.
 */
export function createLiveBoard(facts: LiveFacts): LiveBoard {
  const rightsOf = challengeRights(facts.divisions)
  const adjustmentsOf = adjustmentLookup(facts.adjustments)
  const newMember = (team: BoardTeam, place: number): Member => ({
    team,
    place,
    solves: facts.challenges.map(() => undefined),
    adjustments: adjustmentsOf(team.participationId),
    row: row(team, [], []),
    isStale: true,
  })
  const members = new Map(
    facts.teams.map((team, place): [number, Member] => [
      team.participationId,
      newMember(team, place),
    ]),
  )
  const teams = new Map(facts.teams.map((team) => [team.participationId, team]))
  const places = new Map(facts.challenges.map(({ id }, place) => [id, place]))
  const solvesOf = Map.groupBy(
    facts.solves.filter(({ participationId }) => members.has(participationId)),
    ({ challengeId }) => challengeId,
  )
  const lists = facts.challenges.map(({ id }) => (solvesOf.get(id) ?? []).toSorted(inOrder))
  const faces: ChallengeFace[] = []
  const staleChallenges = new Set(facts.challenges.keys())
  const standing = [...members.values()]
  const openings = createOpenings(facts)

  /** Judges a challenge again and marks the teams whose part in it is another one now. */
  const refreshChallenge = (place: number) => {
    const challenge = facts.challenges[place]
    const solves = lists[place]
    if (!challenge || !solves) return
    const { solves: judged, ...face } = judgeChallenge(facts, challenge, solves, teams, rightsOf)
    faces[place] = face
    for (const now of judged) {
      const member = members.get(now.solve.participationId)
      if (!member) continue
      const before = member.solves[place]
      if (before && isSameJudgement(before, now)) continue
      member.solves[place] = now
      member.isStale = true
    }
  }

  return {
    add(solve) {
      openings.add(solve)
      const place = places.get(solve.challengeId)
      const member = members.get(solve.participationId)
      const solves = place === undefined ? undefined : lists[place]
      if (!member || !solves || place === undefined) return false
      const known = solves.findIndex(
        ({ participationId }) => participationId === solve.participationId,
      )
      if (solves[known]?.order === solve.order) return false
      if (known >= 0) solves.splice(known, 1)
      const after = solves.findLastIndex((other) => inOrder(other, solve) <= 0)
      solves.splice(after + 1, 0, solve)
      staleChallenges.add(place)
      return true
    },
    adjust(participationId, adjustments) {
      const member = members.get(participationId)
      if (!member) return false
      member.adjustments = adjustments
      member.isStale = true
      return true
    },
    remove({ participationId, challengeId }) {
      openings.remove({ participationId, challengeId })
      const place = places.get(challengeId)
      const member = members.get(participationId)
      const solves = place === undefined ? undefined : lists[place]
      const at = solves?.findIndex((solve) => solve.participationId === participationId) ?? -1
      if (!member || !solves || place === undefined || at < 0) return false
      solves.splice(at, 1)
      member.solves[place] = undefined
      member.isStale = true
      staleChallenges.add(place)
      return true
    },
    scoreboard(builtAt) {
      for (const place of staleChallenges) refreshChallenge(place)
      staleChallenges.clear()
      for (const member of members.values()) {
        if (!member.isStale) continue
        member.row = row(
          member.team,
          member.solves.filter((solve) => solve !== undefined),
          member.adjustments,
        )
        member.isStale = false
      }
      standing.sort((a, b) => byStanding(a.row, b.row) || a.place - b.place)
      const items = rank(
        facts,
        standing.map((member) => member.row),
      )
      const shown = faces.filter(({ challenge }) => openings.isShown(challenge.id))
      return boardOf(facts, shown, items, builtAt)
    },
  }
}
