import type { Participation } from '@halyard/api'
import type { Recipient } from '#features/organise/certificates/template.ts'
import type { BoardTable } from '#shared/board/table.ts'

type RecipientOptions = {
  /** One for each team, or one for each member that takes part. */
  per: 'team' | 'member'
  /** Only teams of this rank or better; all without one. */
  best: number | undefined
  board: BoardTable | undefined
  divisionName: (id: number | null) => string | undefined
  number: (value: number) => string
}

/** Sorts behind every rank. */
const last = Number.MAX_SAFE_INTEGER

/** Who gets a certificate, best first; teams that do not take part get none. */
export function recipientsOf(
  teams: readonly Participation[],
  { per, best, board, divisionName, number }: RecipientOptions,
): Recipient[] {
  const places = new Map(Array.from(board?.id ?? [], (id, place) => [id, place]))
  const standing = ({ team }: Participation) => {
    const place = places.get(team.id)
    return {
      rank: (place === undefined ? 0 : board?.rank[place]) || undefined,
      score: place === undefined ? 0 : (board?.score[place] ?? 0),
    }
  }
  return teams
    .filter(({ status }) => status === 'Accepted')
    .map((participation) => ({ participation, ...standing(participation) }))
    .filter(({ rank }) => best === undefined || (rank !== undefined && rank <= best))
    .toSorted((a, b) => (a.rank ?? last) - (b.rank ?? last))
    .flatMap(({ participation, rank, score }) => {
      const shared = {
        team: participation.team.name ?? '',
        division: divisionName(participation.divisionId) ?? '',
        rank: rank === undefined ? '' : number(rank),
        points: number(score),
        place: rank,
      }
      if (per === 'team') return [{ ...shared, name: shared.team }]
      return playersOf(participation).map(({ realName, userName }) => {
        return { ...shared, name: realName?.trim() || userName || '' }
      })
    })
}

const playersOf = ({ team, registeredMembers }: Participation) =>
  team.members.filter(({ userId }) => registeredMembers.includes(userId))
