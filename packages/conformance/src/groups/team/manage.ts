import { imageRefusals, imageSuccess } from '#groups/asset/images.ts'
import { png } from '#material/files.ts'
import { makeMembers } from '#world/accounts.ts'
import type { Member } from '#world/member.ts'
import { nowhere } from '#world/moments.ts'
import { scenariosApart, type World } from '#world/world.ts'
import { makeTeam } from '#world/teams.ts'

/** A captain with a team and a fellow member, apart from the games. */
async function crew(world: World, name: string) {
  const [member, fellow] = await makeMembers(world, [`${name}1`, `${name}2`])
  if (!member || !fellow) throw new Error('no crew')
  const captain = await makeTeam(world, member, `${world.prefix} ${name}`)
  return { captain, fellow, path: { id: captain.teamId } }
}

async function invite(captain: Member, path: { id: number }, fellow: Member): Promise<void> {
  await fellow.ok('acceptInvite', { body: await captain.ok('getInviteCode', { path }) })
}

export const teamScenarios = scenariosApart('team', {
  'making a team': async (world) => {
    const { findings, anonymous } = world
    const { captain, path } = await crew(world, 'make')
    const team = await anonymous.ok('getTeam', { path })
    const [only] = team.members ?? []
    findings.same('createTeam', 'name', team.name, captain.teamName)
    findings.same('createTeam', 'members', team.members?.length, 1)
    findings.same('createTeam', 'the creator', only?.id, captain.userId)
    findings.same('createTeam', 'the creator is captain', only?.captain, true)
    findings.same('createTeam', 'locked', team.locked, false)
    const mine = await captain.ok('listMyTeams')
    findings.same(
      'listMyTeams',
      'ids',
      mine.map(({ id }) => id),
      [path.id],
    )
    await captain.refused('createTeam', 'empty name', 400, { body: { name: '', bio: null } })
    await captain.refused('createTeam', 'no name', 400, { body: { bio: null } })
  },

  'at most three teams': async (world) => {
    const { captain } = await crew(world, 'many')
    await makeTeam(world, captain, `${world.prefix} many-2`)
    await makeTeam(world, captain, `${world.prefix} many-3`)
    const body = { name: `${world.prefix} many-4` }
    await captain.refused('createTeam', 'captain of three teams', 400, { body })
    const { captain: other, path } = await crew(world, 'give')
    await invite(other, path, captain)
    await other.refused('transferTeam', 'the new captain has three teams', 400, {
      path,
      body: { newCaptainId: captain.userId },
    })
  },

  'changing a team': async (world) => {
    const { findings } = world
    const { captain, fellow, path } = await crew(world, 'edit')
    const named = await captain.ok('updateTeam', { path, body: { name: 'Renamed', bio: 'Ahoy' } })
    findings.same('updateTeam', 'name', named.name, 'Renamed')
    const kept = await captain.ok('updateTeam', { path, body: { name: '', bio: 'Ahoy again' } })
    findings.same('updateTeam', 'an empty name keeps the old one', kept.name, 'Renamed')
    findings.same('updateTeam', 'bio', kept.bio, 'Ahoy again')
    const cleared = await captain.ok('updateTeam', { path, body: { name: 'Renamed', bio: null } })
    findings.check('updateTeam', !cleared.bio, 'a null bio does not clear it')
    const body = { name: 'Mutiny', bio: null }
    await fellow.refused('updateTeam', 'not the captain', 403, { path, body })
  },

  'invite codes': async (world) => {
    const { findings } = world
    const { captain, fellow, path } = await crew(world, 'code')
    await fellow.refused('getInviteCode', 'not the captain', 403, { path })
    await fellow.refused('renewInviteCode', 'not the captain', 403, { path })
    const old = await captain.ok('getInviteCode', { path })
    const form = new RegExp(`^${captain.teamName}:${path.id}:[0-9a-f]{32}$`)
    findings.check('getInviteCode', form.test(old), `expected ${form.source}, got ${old}`)
    const code = await captain.ok('renewInviteCode', { path })
    findings.check('renewInviteCode', form.test(code) && code !== old, `got ${code}`)
    await fellow.refused('acceptInvite', 'malformed code', 400, { body: 'no-code' })
    await fellow.refused('acceptInvite', 'the secret of before', 400, { body: old })
    const elsewhere = code.replace(`:${path.id}:`, ':2147483647:')
    await fellow.refused('acceptInvite', 'no such team', 400, { body: elsewhere })
    await fellow.ok('acceptInvite', { body: code.replace(captain.teamName, 'another: name') })
    await fellow.refused('acceptInvite', 'a member already', 400, { body: code })
    const { members } = await captain.ok('getTeam', { path })
    const ids = members?.map(({ id }) => id).toSorted()
    findings.same('acceptInvite', 'members', ids, [captain.userId, fellow.userId].toSorted())
    await captain.ok('updateTeam', { path, body: { name: 'Code2', bio: null } })
    const renamed = await captain.ok('getInviteCode', { path })
    const secret = code.slice(-32)
    findings.same(
      'getInviteCode',
      'a rename keeps the secret',
      renamed,
      `Code2:${path.id}:${secret}`,
    )
  },

  'leaving and being put out': async (world) => {
    const { findings, loner } = world
    const { captain, fellow, path } = await crew(world, 'kick')
    await loner.refused('leaveTeam', 'not a member', 400, { path })
    await invite(captain, path, fellow)
    await fellow.ok('leaveTeam', { path })
    await invite(captain, path, fellow)
    const kick = { ...path, userId: fellow.userId }
    await fellow.refused('kickMember', 'not the captain', 403, { path: kick })
    await captain.refused('kickMember', 'not a member', 400, { path: { ...path, userId: nowhere } })
    const team = await captain.ok('kickMember', { path: kick })
    findings.same(
      'kickMember',
      'members left',
      team.members?.map(({ id }) => id),
      [captain.userId],
    )
    const leaves = await captain.send('leaveTeam', { path })
    const expected = { ours: 400, reference: 200, fact: 'captains' as const }
    findings.sameOrReference('leaveTeam', 'the captain leaves', leaves.status, expected)
  },

  'passing on and deleting': async (world) => {
    const { findings, loner } = world
    const { captain, fellow, path } = await crew(world, 'pass')
    await invite(captain, path, fellow)
    const body = { newCaptainId: fellow.userId }
    await fellow.refused('transferTeam', 'not the captain', 403, { path, body })
    await captain.refused('transferTeam', 'no such user', 400, {
      path,
      body: { newCaptainId: nowhere },
    })
    const stranger = { path, body: { newCaptainId: loner.userId } }
    const notMember = { status: 400, reference: { statuses: [200], fact: 'captains' as const } }
    const answer = await captain.refused('transferTeam', 'not a member', notMember, stranger)
    const backToUs = { path, body: { newCaptainId: captain.userId } }
    if (answer.status === 200) await loner.ok('transferTeam', backToUs)
    const team = await captain.ok('transferTeam', { path, body })
    const captains = team.members?.filter((member) => member.captain).map(({ id }) => id)
    findings.same('transferTeam', 'captain', captains, [fellow.userId])
    await captain.refused('deleteTeam', 'not the captain', 403, { path })
    await fellow.ok('deleteTeam', { path })
    await fellow.refused('deleteTeam', 'deleted already', 404, { path })
    await fellow.refused(
      'getTeam',
      'deleted',
      { status: 404, reference: { statuses: [400], fact: 'missingTeam' } },
      { path },
    )
  },

  'a picture of the team': async (world) => {
    const { captain, fellow, path } = await crew(world, 'pic')
    await fellow.refused('updateTeamAvatar', 'not the captain', 403, { path, files: [png] })
    await imageRefusals(captain, 'updateTeamAvatar', { path })
    const link = await captain.ok('updateTeamAvatar', { path, files: [png] })
    await imageSuccess(world, 'updateTeamAvatar', link, 'avatar')
  },
})
