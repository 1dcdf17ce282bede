import type { Team, TeamMember } from '@halyard/api'

/** How many teams one person may be the captain of. */
export const mostOwnedTeams = 3

export const captainOf = (team: Team): TeamMember | undefined =>
  team.members?.find(({ captain }) => captain)

export const isCaptain = (team: Team, userId: string | undefined): boolean =>
  userId !== undefined && captainOf(team)?.id === userId

export const ownedTeams = (teams: readonly Team[], userId: string | undefined) =>
  teams.filter((team) => isCaptain(team, userId))

/** Teams the reader leads first, then by name. */
export const inOrder = (teams: readonly Team[], userId: string | undefined): readonly Team[] =>
  teams.toSorted(
    (a, b) =>
      Number(isCaptain(b, userId)) - Number(isCaptain(a, userId)) ||
      (a.name ?? '').localeCompare(b.name ?? '') ||
      a.id - b.id,
  )

/** The captain first, the others by name. */
export const membersInOrder = (team: Team): readonly TeamMember[] =>
  (team.members ?? []).toSorted(
    (a, b) =>
      Number(b.captain) - Number(a.captain) || (a.userName ?? '').localeCompare(b.userName ?? ''),
  )
