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

/** Administrators only where they played: there they are on the board then. */
const singleUsers = (source: Export): Competitor[] =>
  source.rows('users').flatMap((user) => {
    const id = numberOf(user.id)
    if (id === undefined || (user.type === 'admin' && !source.players.has(id))) return []
    return [{ ...common(user, id), captain: id, members: [id] }]
  })

function teams(source: Export): Competitor[] {
  const users = source.rows('users')
  const administrator = users.find(({ type }) => type === 'admin')
  const membersOf = Map.groupBy(users, ({ team_id: team }) => numberOf(team))
  return source.rows('teams').flatMap((team) => {
    const id = numberOf(team.id)
    if (id === undefined) return []
    const members = (membersOf.get(id) ?? []).flatMap((user) => numberOf(user.id) ?? [])
    // Who was removed from a team may still be named as its captain, and play for another one.
    const captain =
      members.find((member) => member === numberOf(team.captain_id)) ??
      members[0] ??
      numberOf(administrator?.id)
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

/** What differs for teams: names, and what was hidden. */
export function remarkTeams(
  source: Export,
  competitors: readonly Competitor[],
  needs: MappingNeeds,
): void {
  remarkHidden(competitors, needs)
  const shown = new Set(
    competitors.flatMap(({ id, status }) => (status === 'Accepted' ? [id] : [])),
  )
  for (const { hidden, team_id: team, name } of source.rows('users'))
    if (!source.isOfUsers && isOn(hidden) && shown.has(numberOf(team) ?? 0))
      needs.remarks.add(
        'changed',
        'Hidden there; here they are seen as members of their team.',
        textOf(name),
      )
  for (const { id, name } of source.isOfUsers ? [] : source.rows('teams'))
    if (textOf(name).trim() !== textOf(name) && textOf(name).trim() !== '')
      needs.remarks.add(
        'changed',
        'The name of the team has lost the blanks at its ends.',
        `team ${textOf(id)}, "${textOf(name)}"`,
      )
}

/** There is no hidden team here, and a name that was hidden must not come to light. */
function remarkHidden(competitors: readonly Competitor[], { remarks }: MappingNeeds): void {
  const text =
    'Hidden there, so suspended here: not on the board, and not in the game. Answers are kept; accept them under Review to let them play in public.'
  for (const { name, isHidden } of competitors) if (isHidden) remarks.add('changed', text, name)
}

/** Who is in a team: its members, or else the administrator who keeps it. */
export function peopleOf({ name, captain, members }: Competitor, needs: MappingNeeds) {
  if (members.length > 0) return members
  needs.remarks.add('changed', 'The team has nobody; an administrator is its captain.', name)
  return [captain]
}
