import type { Role } from '@halyard/api'
import { type Makers, makeMembers } from '#world/accounts.ts'
import type { Member, Player } from '#world/member.ts'
import type { Stage } from '#world/stage.ts'
import { makeTeam } from '#world/teams.ts'

/** Enough teams for the decay and blood vectors. */
const playerCount = 10

type Cast = Pick<Stage, 'monitor' | 'banned' | 'loner' | 'mate' | 'players'>

/** The accounts and teams of the run. */
export async function makeCast(makers: Makers): Promise<Cast> {
  const names = Array.from({ length: playerCount }, (_, index) => `p${index + 1}`)
  const [mate, loner, monitor, banned, ...members] = await makeMembers(makers, [
    'mate',
    'loner',
    'watch',
    'banned',
    ...names,
  ])
  if (!mate || !loner || !monitor || !banned) throw new Error('the cast is incomplete')
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

async function withRole({ admin }: Makers, member: Member, role: Role) {
  const answer = await admin.send('updateUser', {
    path: { userId: member.userId },
    body: { role },
  })
  return answer.status === 200 ? member : undefined
}
