// Runs in a worker thread: what a board says of some teams before and after a change of the solves of one challenge.
import { buildScoreboard } from '@halyard/rules'
import type { ComparedTeam, CompareTask } from '#modules/scoreboard/compare-boards.ts'
import { factsOf, solveOf } from '#modules/scoreboard/stored-facts.ts'

export function compare({ facts: stored, change, teamIds }: CompareTask): ComparedTeam[] {
  const facts = factsOf(stored)
  const gone = new Set(change.gone)
  const solves = facts.solves
    .filter((solve) => solve.challengeId !== change.challengeId || !gone.has(solve.participationId))
    .concat(change.added.map(solveOf))
    .toSorted((a, b) => a.at - b.at || a.order - b.order)
  const rowsOf = (all: typeof facts) =>
    new Map(buildScoreboard(all, { builtAt: 0 }).items.map((row) => [row.id, row]))
  const [before, after] = [rowsOf(facts), rowsOf({ ...facts, solves })]
  return teamIds.map((id) => ({
    scoreBefore: before.get(id)?.score ?? 0,
    scoreAfter: after.get(id)?.score ?? 0,
    rankBefore: before.get(id)?.rank ?? 0,
    rankAfter: after.get(id)?.rank ?? 0,
  }))
}
