import { isOn, numberOf, textOf, timeOf } from '#move-in/ctfd/values.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import type { Fields } from '@halyard/packs'
import type { MappingNeeds, Values } from '#move-in/origin.ts'
import { randomHex } from '#platform/random.ts'

/** Who plays: a team, or a single user as a team of one. Its number is that of the export. */
export interface Competitor {
  readonly id: number
  readonly name: string
  readonly bio: string
  readonly captain: number
  readonly members: readonly number[]
  readonly divisionId: number | null
  readonly status: 'Accepted' | 'Suspended'
  /** Not banned, but not to be seen by others. */
  readonly isHidden: boolean
  readonly createdMs: number | undefined
}

/** The competitors of an export, in the order they were made. */
export function listCompetitors(source: Export): readonly Competitor[] {
  const divisions = new Set(source.rows('brackets').map(({ id }) => numberOf(id)))
  const competitors = source.isOfUsers ? singleUsers(source) : teams(source)
  return competitors
    .map((competitor) =>
      divisions.has(competitor.divisionId ?? undefined)
        ? competitor
        : { ...competitor, divisionId: null },
    )
    .toSorted((one, other) => one.id - other.id)
}

const singleUsers = (source: Export): Competitor[] =>
  source.rows('users').flatMap((user) => {
    const id = numberOf(user.id)
    if (id === undefined || user.type === 'admin') return []
    return [{ ...common(user, id), captain: id, members: [id] }]
  })

function teams(source: Export): Competitor[] {
  const users = source.rows('users')
  const known = new Set(users.map(({ id }) => numberOf(id)))
  const administrator = users.find(({ type }) => type === 'admin')
  const membersOf = Map.groupBy(users, ({ team_id: team }) => numberOf(team))
  return source.rows('teams').flatMap((team) => {
    const id = numberOf(team.id)
    if (id === undefined) return []
    const members = (membersOf.get(id) ?? []).flatMap((user) => numberOf(user.id) ?? [])
    const given = numberOf(team.captain_id)
    const captain =
      (given !== undefined && known.has(given) ? given : members[0]) ?? numberOf(administrator?.id)
    return captain === undefined ? [] : [{ ...common(team, id), captain, members }]
  })
}

const common = (row: Fields, id: number) => ({
  id,
  name: textOf(row.name).trim() || `Team ${id}`,
  bio: textOf(row.affiliation),
  divisionId: numberOf(row.bracket_id) ?? null,
  status: isOn(row.hidden) || isOn(row.banned) ? ('Suspended' as const) : ('Accepted' as const),
  isHidden: isOn(row.hidden) && !isOn(row.banned),
  createdMs: timeOf(row.created),
})

export const teamRow = (team: Competitor, captainId: string, needs: MappingNeeds): Values => ({
  id: team.id,
  name: team.name,
  bio: team.bio === '' ? null : team.bio,
  captain_id: captainId,
  invite_secret: randomHex(needs.random, 16),
  locked: true,
  created_at: new Date(team.createdMs ?? needs.nowMs).toISOString(),
})

/** There is no hidden team here, and a name that was hidden must not come to light. */
export function remarkHidden(competitors: readonly Competitor[], { remarks }: MappingNeeds): void {
  const text =
    'Hidden there, so suspended here: not on the board, and not in the game. Answers are kept; accept them under Review to let them play in public.'
  for (const { name, isHidden } of competitors) if (isHidden) remarks.add('changed', text, name)
}

/** The captain first, who is a member whatever the export says. */
export function withCaptain(team: Competitor, needs: MappingNeeds): readonly number[] {
  if (team.members.includes(team.captain)) return team.members
  needs.remarks.add('changed', 'The captain was no member of the team and now is one.', team.name)
  return [team.captain, ...team.members]
}
