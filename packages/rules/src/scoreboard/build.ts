import { groupByCategory } from './challenge-groups.ts'
import type { BoardDivision, BoardFacts } from './facts.ts'
import { type ChallengeFace, judge } from './judge.ts'
import type { BoardChallengeView, BoardDivisionView, BoardRow, Scoreboard } from './model.ts'
import { createOpenings } from './openings.ts'
import { standings } from './standings.ts'
import { timelines } from './timelines.ts'

export type BoardOptions = {
  /** When the board is made; it is what the board calls itself. */
  builtAt: number
  /** Shows the board as it was then: later solves and adjustments do not exist. */
  at?: number
}

/**
 * The whole scoreboard from its facts. Pure: equal facts give an equal board, whenever and wherever it is
 * built. Values are those of now for everybody, so one new solve can move every row.
 */
export function buildScoreboard(facts: BoardFacts, { builtAt, at }: BoardOptions): Scoreboard {
  const seen = at === undefined ? facts : factsUntil(facts, at)
  const openings = createOpenings(seen)
  const judged = judge(seen).filter(({ challenge }) => openings.isShown(challenge.id))
  const items = standings(
    seen,
    judged.flatMap((challenge) => challenge.solves),
  )
  return boardOf(facts, judged, items, builtAt)
}

const factsUntil = (facts: BoardFacts, until: number): BoardFacts => ({
  ...facts,
  solves: facts.solves.filter(({ at }) => at <= until),
  adjustments: facts.adjustments.filter(({ at }) => at <= until),
})

/** The board as it travels, from rows in their order and judged challenges in that of the facts. */
export const boardOf = (
  facts: Pick<BoardFacts, 'game' | 'divisions'>,
  judged: readonly ChallengeFace[],
  items: BoardRow[],
  builtAt: number,
): Scoreboard => ({
  updateTimeUtc: builtAt,
  bloodBonus: facts.game.bloodBonus,
  ...(facts.game.frozenAt !== undefined && { frozenAt: facts.game.frozenAt }),
  timelines: timelines(items),
  items,
  divisions: facts.divisions.map(divisionView),
  challenges: groupByCategory(judged.map(challengeView)),
  challengeCount: judged.length,
})

const divisionView = (division: BoardDivision): BoardDivisionView => ({
  id: division.id,
  name: division.name,
  defaultPermissions: division.defaultPermissions,
  challengeConfigs: Object.fromEntries(
    division.challengeConfigs.map(({ challengeId, permissions }) => [
      challengeId,
      { challengeId, permissions },
    ]),
  ),
})

const challengeView = ({
  challenge,
  score,
  solved,
  bloods,
}: ChallengeFace): BoardChallengeView => ({
  id: challenge.id,
  title: challenge.title,
  category: challenge.category,
  score,
  solved,
  deadline: challenge.deadline,
  bloods: bloods.map(({ team, at }) => ({
    id: team.teamId,
    name: team.name,
    avatar: team.avatar,
    submitTimeUtc: at,
  })),
  disableBloodBonus: challenge.disableBloodBonus,
})
