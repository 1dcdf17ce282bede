import { useListParticipations } from '@halyard/query'

/** How many teams are in each division; undefined until it is known. Rejected ones are in none. */
export function useTeamCounts(gameId: number): ReadonlyMap<number, number> | undefined {
  const { data } = useListParticipations(gameId, { select: countByDivision })
  return data
}

function countByDivision(participations: readonly { divisionId: number | null }[]) {
  const counts = new Map<number, number>()
  for (const { divisionId } of participations) {
    if (divisionId !== null) counts.set(divisionId, (counts.get(divisionId) ?? 0) + 1)
  }
  return counts
}
