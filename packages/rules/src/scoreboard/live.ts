import { boardOf } from './build.ts'
import type { BoardFacts, BoardSolve, BoardTeam } from './facts.ts'
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
  /** Takes a solve in; false when it is known already, or counts for no team or challenge of the board. */
  add(solve: OrderedSolve): boolean
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
  row: BoardRow
  isStale: boolean
}

const inOrder = (a: OrderedSolve, b: OrderedSolve): number => a.at - b.at || a.order - b.order

/**
 * Keeps what a board was made of. A solve then costs a new look at the solves of its challenge, the rows of
 * the teams that hold one of them, and the order of the rows; everything else is used again. Anything but a
 * solve that changes needs a new live board.
 */
export function createLiveBoard(facts: LiveFacts): LiveBoard {
  const rightsOf = challengeRights(facts.divisions)
  const unsolved = (): undefined[] => facts.challenges.map(() => undefined)
  const members = new Map(
    facts.teams.map((team, place): [number, Member] => [
      team.participationId,
      { team, place, solves: unsolved(), row: row(team, []), isStale: true },
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
      if (before && before.points === now.points && before.kind === now.kind) continue
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
      if (solves.some(({ participationId }) => participationId === solve.participationId))
        return false
      const after = solves.findLastIndex((other) => inOrder(other, solve) <= 0)
      solves.splice(after + 1, 0, solve)
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
