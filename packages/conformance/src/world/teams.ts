import type { Answer } from '#http/answer.ts'
import type { Makers } from '#world/accounts.ts'
import { isGone } from '#world/cleanup.ts'
import type { Member, Player } from '#world/member.ts'

/** Gives a member a team of their own. */
export async function makeTeam(makers: Makers, member: Member, name: string): Promise<Player> {
  const { id } = await member.ok('createTeam', { body: { name, bio: `Team of ${name}` } })
  makers.cleanup.later(`team ${name}`, () => removeTeam(makers, member, id))
  return Object.assign(member, { teamId: id, teamName: name })
}

/** By the admin, or by the captain where the admin's call is missing. */
async function removeTeam({ admin }: Makers, captain: Member, id: number): Promise<Answer> {
  const byAdmin = await admin.send('adminDeleteTeam', { path: { id } })
  return isGone(byAdmin) ? byAdmin : captain.send('deleteTeam', { path: { id } })
}
