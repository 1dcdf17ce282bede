import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { MemberRow, TeamRow } from '#modules/team/repository.ts'

/** A team as anybody may see it: no mails, no real names. */
export function teamView(team: TeamRow, members: readonly MemberRow[]): Schema<'TeamInfoModel'> {
  return {
    id: team.id,
    name: team.name,
    bio: team.bio,
    avatar: assetPath(team.avatar_hash, 'avatar'),
    locked: team.locked,
    members: members
      .filter((member) => member.team_id === team.id)
      .map((member) => ({
        id: member.id,
        userName: member.user_name,
        bio: member.bio,
        avatar: assetPath(member.avatar_hash, 'avatar'),
        captain: member.id === team.captain_id,
      })),
  }
}
