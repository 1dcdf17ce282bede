import { makeMembers } from '#world/accounts.ts'
import { scenariosOf } from '#world/world.ts'
import { makeTeam } from '#world/teams.ts'

export const adminTeamScenarios = scenariosOf('admin', {
  'teams as the admin sees them': async (world) => {
    const { admin, anonymous, findings, prefix } = world
    const [member] = await makeMembers(world, ['cap'])
    if (!member) return
    const { teamId, teamName } = await makeTeam(world, member, `${prefix} adm`)
    const path = { id: teamId }

    const page = await admin.ok('listTeams', { query: { count: 500 } })
    const ids = page.data.map(({ id }) => id)
    findings.same(
      'listTeams',
      'by id',
      ids,
      ids.toSorted((a, b) => a - b),
    )
    findings.same('listTeams', 'length', page.length, page.data.length)
    const counted = page.total >= page.length && (page.length === 500 || page.total === page.length)
    findings.check('listTeams', counted, `total is ${page.total} of ${page.length}`)
    for (const hint of [teamName.toUpperCase(), String(teamId)]) {
      const { data } = await admin.ok('searchTeams', { query: { hint } })
      const isFound = data.some(({ id }) => id === teamId)
      findings.check('searchTeams', isFound && data.length <= 30, `not found by ${hint}`)
    }

    await admin.ok('adminUpdateTeam', {
      path,
      body: { name: 'Adm', bio: 'By admin', locked: true },
    })
    await admin.ok('adminUpdateTeam', { path, body: { name: '', bio: null, locked: null } })
    const { name, bio, locked } = await anonymous.ok('getTeam', { path })
    const expected = { name: 'Adm', bio: 'By admin', locked: true }
    findings.same('adminUpdateTeam', 'blank and null keep', { name, bio, locked }, expected)

    await admin.ok('adminDeleteTeam', { path })
    await anonymous.refused(
      'getTeam',
      'deleted',
      { status: 404, reference: { statuses: [400], fact: 'missingTeam' } },
      { path },
    )
    await admin.refused('adminDeleteTeam', 'deleted already', 404, { path })
  },
})
