import type { Role } from '@halyard/api'
import { type Makers, makeMembers } from '#world/accounts.ts'
import { logIn } from '#world/credentials.ts'
import type { Member, Player } from '#world/member.ts'
import type { World } from '#world/world.ts'
import { makeTeam } from '#world/teams.ts'

/** Enough teams for the decay and blood vectors. */
const playerCount = 10

type Participants = Pick<World, 'monitor' | 'banned' | 'loner' | 'mate' | 'players'>

/** The accounts and teams of the run. */
export async function makeParticipants(makers: Makers): Promise<Participants> {
  const names = Array.from({ length: playerCount }, (_, index) => `p${index + 1}`)
  const [mate, loner, monitor, banned, ...members] = await makeMembers(makers, [
    'mate',
    'loner',
    'watch',
    'banned',
    ...names,
  ])
  if (!mate || !loner || !monitor || !banned) throw new Error('an account is missing')
  const players: Player[] = []
  for (const member of members) {
    players.push(await makeTeam(makers, member, `${makers.prefix} ${member.name}`))
  }
  return {
    mate,
    loner,
    players,
    monitor: await withRole(makers, monitor, 'Monitor'),
    banned: await withRole(makers, banned, 'Banned'),
  }
}

async function withRole(makers: Makers, member: Member, role: Role) {
  const answer = await makers.admin.send('updateUser', {
    path: { userId: member.userId },
    body: { role },
  })
  if (answer.status !== 200) return undefined
  // Some servers end the sessions of whoever has another role now; who is banned stays out.
  if (role !== 'Banned') await logIn(makers, member)
  return member
}
