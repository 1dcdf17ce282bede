import type { Team } from '@halyard/api'
import type { TeamChoice } from '#features/administer/teams/use-team-choice.ts'
import { fold } from '#shared/fold.ts'

export const nameOf = ({ name, id }: Team): string => name ?? String(id)

export const keyOf = ({ id }: Team): string => String(id)

/** Names that readers take for the same: letter case, width and blanks do not distinguish them. */
const readName = (team: Team) => fold(nameOf(team)).replaceAll(/\s+/g, ' ').trim()

/** The ids of teams whose name more than one team has. */
export function duplicates(teams: readonly Team[]): ReadonlySet<number> {
  const byName = Map.groupBy(teams, readName)
  const groups = [...byName.values()].filter(({ length }) => length > 1)
  return new Set(groups.flat().map(({ id }) => id))
}

const searchText = ({ id, name, members }: Team) =>
  [id, name, ...(members ?? []).map(({ userName }) => userName)].join('\n').toLowerCase()

/** The teams that filters and a text leave; those of one name are together when only they are shown. */
export function chosenTeams(
  teams: readonly Team[],
  { text, isLocked, isDuplicate }: TeamChoice,
): readonly Team[] {
  const wanted = text.trim().toLowerCase()
  const same = duplicates(teams)
  const chosen = teams.filter(
    (team) =>
      (!isLocked || team.locked) &&
      (!isDuplicate || same.has(team.id)) &&
      (wanted === '' || searchText(team).includes(wanted)),
  )
  if (!isDuplicate) return chosen
  return chosen.toSorted((a, b) => readName(a).localeCompare(readName(b)) || a.id - b.id)
}
