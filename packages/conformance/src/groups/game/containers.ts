import { scratchGame } from '#world/scratch-game.ts'
import { notTried, scenariosApart } from '#world/world.ts'

export const containerScenarios = scenariosApart('game', {
  'containers without a container': async (world) => {
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'container')
    const plain = await game.challenge(
      { title: 'Plain', category: 'Misc', type: 'StaticAttachment' },
      { flags: ['flag{plain}'] },
    )
    const id = await game.challenge(
      { title: 'Imageless', category: 'Pwn', type: 'StaticContainer' },
      { flags: ['flag{none}'] },
    )
    await game.join(player)
    for (const operation of ['createContainer', 'extendContainer', 'deleteContainer'] as const) {
      const path = game.at(plain)
      await player.refused(operation, 'not a container kind', 400, { path })
    }
    const path = game.at(id)
    await player.refused('extendContainer', 'no container', 400, { path })
    await player.refused('deleteContainer', 'no container', 400, { path })
    await player.refused('createContainer', 'no image', 400, { path })
  },

  'a container from start to end': async (world) => {
    const { admin, findings, options } = world
    const [player] = world.players
    if (!player) return
    const tried = ['createContainer', 'extendContainer', 'deleteContainer'] as const
    if (!options.image) {
      const more = ['destroyInstance', 'proxyInstance'] as const
      notTried(world, 'success: name an image with --image', [...tried, ...more])
      return
    }
    const game = await scratchGame(world, 'instance', { containerCountLimit: 1 })
    const { reference, port } = options.image
    const image = { containerImage: reference, exposePort: port, flags: ['flag{box}'] }
    const made = { title: 'Box', category: 'Pwn', type: 'StaticContainer' } as const
    const path = game.at(await game.challenge(made, image))
    const second = game.at(await game.challenge({ ...made, title: 'Box 2' }, image))
    await game.join(player)
    const { status, startedAt, expectStopAt } = await player.ok('createContainer', { path })
    findings.same('createContainer', 'status', status, 'Running')
    const { defaultLifetime } = await player.ok('getClientConfig')
    const minutes = Math.round((expectStopAt - startedAt) / 60_000)
    findings.same('createContainer', 'minutes to live', minutes, defaultLifetime)
    const again = await player.send('createContainer', { path, mayBeLimited: true })
    findings.same('createContainer', 'again within ten seconds', again.status, 429)
    // A server that destroys the oldest instead does not refuse.
    const { containerPolicy } = await admin.ok('getConfig')
    if (!containerPolicy.autoDestroyOnLimitReached) {
      await player.refused('createContainer', 'limit of the team', 400, { path: second })
    }
    await player.refused('extendContainer', 'too early', 400, { path })
    const { data } = await admin.ok('listInstances')
    const own = data.find(({ team }) => team?.id === player.teamId)
    findings.same('listInstances', 'challenge', own?.challenge?.title, 'Box')
    const target = { id: own?.containerGuid ?? '' }
    await admin.ok('destroyInstance', { path: target })
    await admin.refused('destroyInstance', 'destroyed', 404, { path: target })
    await player.refused('deleteContainer', 'no container', 400, { path })
  },
})
