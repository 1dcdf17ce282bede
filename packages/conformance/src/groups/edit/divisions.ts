import { ALL_PERMISSIONS, permissionMask } from '@halyard/rules'
import { nobody } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const viewOnly = permissionMask(['ViewChallenge'])

export const divisionScenarios = scenariosApart('edit', {
  'divisions from making to deleting': async (world) => {
    const { admin, anonymous, findings } = world
    const game = await scratchGame(world, 'divisions', { hidden: false })
    const { path } = game
    const made = { title: 'Only some', category: 'Misc', type: 'StaticAttachment' } as const
    const challengeId = await game.challenge(made, { isEnabled: false })
    const bare = await admin.ok('createDivision', { path, body: { name: 'Open' } })
    const defaults = [bare.defaultPermissions, bare.challengeConfigs]
    findings.same('createDivision', 'defaults', defaults, [ALL_PERMISSIONS, []])
    findings.check('createDivision', !bare.inviteCode, 'an invite code out of nothing')

    const entry = { challengeId, permissions: viewOnly }
    const full = await admin.ok('createDivision', {
      path,
      body: {
        name: 'Students',
        inviteCode: 'anchor',
        defaultPermissions: viewOnly,
        challengeConfigs: [entry],
      },
    })
    findings.same('createDivision', 'entries', full.challengeConfigs, [entry])

    const own = { ...path, divisionId: full.id }
    const body = { name: 'Pupils', inviteCode: null }
    const { etag: _, ...kept } = full
    const { etag: _tag, ...renamed } = await admin.ok('updateDivision', { path: own, body })
    findings.same('updateDivision', 'null and absent keep', renamed, { ...kept, name: 'Pupils' })
    const changed = { name: 'Pupils', inviteCode: '', challengeConfigs: [] }
    const cleared = await admin.ok('updateDivision', { path: own, body: changed })
    findings.check(
      'updateDivision',
      !cleared.inviteCode,
      `no code wanted, got ${cleared.inviteCode}`,
    )
    findings.same('updateDivision', 'entries are replaced', cleared.challengeConfigs, [])
    const unnamed = await admin.ok('updateDivision', { path: own, body: { inviteCode: 'x' } })
    const expected = { ours: 'Pupils', reference: '', fact: 'keptName' as const }
    findings.sameOrReference('updateDivision', 'an absent name is kept', unnamed.name, expected)

    const ids = (await admin.ok('listDivisions', { path })).map(({ id }) => id)
    findings.same('listDivisions', 'by id', ids, [bare.id, full.id])
    const shown = await anonymous.ok('getGame', { path })
    const codes = shown.divisions?.map((division) => division.inviteCodeRequired)
    findings.same('getGame', 'divisions that want a code', codes, [false, true])

    await admin.ok('deleteDivision', { path: own })
    await admin.refused('deleteDivision', 'deleted already', 404, { path: own })
    await admin.refused('updateDivision', 'deleted', 404, { path: own, body })
  },

  'entries that make no sense': async (world) => {
    const { admin } = world
    const game = await scratchGame(world, 'entries')
    const made = { title: 'Twice', category: 'Misc', type: 'StaticAttachment' } as const
    const challengeId = await game.challenge(made, { isEnabled: false })
    const { path } = game
    const bad = { status: 400, reference: { statuses: [500], fact: 'divisionEntries' as const } }
    const twice = [
      { challengeId, permissions: 256 },
      { challengeId, permissions: 512 },
    ]
    await admin.refused('createDivision', 'two entries for one challenge', bad, {
      path,
      body: { name: 'Twice', challengeConfigs: twice },
    })
    await admin.refused('createDivision', 'an entry for no challenge', bad, {
      path,
      body: { name: 'None', challengeConfigs: [{ challengeId: nobody, permissions: 256 }] },
    })
    const { id } = await admin.ok('createDivision', { path, body: { name: 'Fine' } })
    await admin.refused('updateDivision', 'two entries for one challenge', bad, {
      path: { ...path, divisionId: id },
      body: { name: 'Twice', challengeConfigs: twice },
    })
  },

  'deleting a division with teams': async (world) => {
    const { admin, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'orphans')
    const permissions = ALL_PERMISSIONS - permissionMask(['RequireReview'])
    const body = { name: 'Gone', defaultPermissions: permissions }
    const { id } = await admin.ok('createDivision', { path: game.path, body })
    await game.enter(player, { divisionId: id })
    const before = { status: 'Accepted', division: id }
    findings.same('joinGame', 'state and division', await game.place(player), before)
    await admin.ok('deleteDivision', { path: { ...game.path, divisionId: id } })
    const after = { status: 'Accepted', division: null }
    findings.same('deleteDivision', 'teams keep their state', await game.place(player), after)
  },
})
