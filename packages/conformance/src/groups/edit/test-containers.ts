import { scratchGame } from '#world/scratch-game.ts'
import { notTried, scenariosOf } from '#world/world.ts'

const still = { isEnabled: false }

export const testContainerScenarios = scenariosOf('edit', {
  'test containers without an image': async (world) => {
    const { admin } = world
    const game = await scratchGame(world, 'test')
    const plain = await game.challenge(
      { title: 'Plain', category: 'Misc', type: 'StaticAttachment' },
      still,
    )
    const path = game.at(plain)
    await admin.refused('createTestContainer', 'not a container kind', 400, { path })
    const id = await game.challenge(
      { title: 'Imageless', category: 'Pwn', type: 'StaticContainer' },
      still,
    )
    await admin.refused('createTestContainer', 'no image', 400, { path: game.at(id) })
    await admin.ok('destroyTestContainer', { path: game.at(id) })
  },

  'a test container': async (world) => {
    const { admin, anonymous, findings, options } = world
    if (!options.image) {
      const reason = 'success: name an image with --image'
      notTried(world, reason, ['createTestContainer', 'proxyTestInstance'])
      return
    }
    const game = await scratchGame(world, 'test run')
    const made = { title: 'Runs', category: 'Pwn', type: 'StaticContainer' } as const
    const { reference, port } = options.image
    const image = { containerImage: reference, exposePort: port }
    const path = game.at(await game.challenge(made, { ...still, ...image }))
    const { status, entry } = await admin.ok('createTestContainer', { path })
    findings.same('createTestContainer', 'status', status, 'Running')
    if (!entry.includes(':')) {
      const answer = await anonymous.send('proxyTestInstance', { path: { id: entry } })
      findings.same('proxyTestInstance', 'without an upgrade', answer.status, 204)
    }
    const seen = await admin.ok('getEditChallenge', { path })
    findings.same(
      'getEditChallenge',
      'entry of the test container',
      seen.testContainer?.entry,
      entry,
    )
    await admin.ok('destroyTestContainer', { path })
    const after = await admin.ok('getEditChallenge', { path })
    findings.same('destroyTestContainer', 'test container', after.testContainer, null)
  },
})
