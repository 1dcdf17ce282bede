import { nothing } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { teamQueries } from '#team/queries.ts'

/** A change of a team shows in the list, in the team and, through its name, in the invite code. */
const teams: Stale = () => [teamQueries.all()]

/** All but the invitation code: who gave the team away may not read it any more. */
const captaincy: Stale<{ teamId: number }> = ({ teamId }) => [
  teamQueries.mine().queryKey,
  teamQueries.detail(teamId).queryKey,
]

/** What each mutation of teams makes stale. */
export const teamStale = {
  createTeam: teams,
  updateTeam: teams,
  acceptInvite: teams,
  /** Answers the new code, which replaces the old one in the cache. */
  renewInviteCode: nothing,
  leaveTeam: teams,
  kickMember: teams,
  transferTeam: captaincy,
  deleteTeam: teams,
  updateTeamAvatar: teams,
  verifyTeamToken: nothing,
} as const
