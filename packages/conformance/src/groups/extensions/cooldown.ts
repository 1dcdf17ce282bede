import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const flag = 'flag{calm}'

export const cooldownExtension = scenariosApart('extensions', {
  'cooldown: a pause after wrong answers': onServersWith('cooldown', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'cooldown')
    const id = await game.challenge({ title: 'Calm', ...kind }, { flags: [flag] })
    const path = game.at(id)
    const before = await admin.ok('getCooldown', { path })
    findings.same('getCooldown', 'of a new challenge', before.seconds, 0)
    const body = { wrongAnswers: 2, seconds: 600 }
    const saved = await admin.ok('updateCooldown', { path, body })
    await game.change(id, { title: 'Renamed' })
    const kept = await admin.ok('getCooldown', { path })
    findings.same('updateChallenge', 'the cooldown after a save of the challenge', kept, saved)
    await admin.refused('updateCooldown', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': before.etag },
    })
    for (const operation of ['getCooldown', 'updateCooldown'] as const) {
      const call = operation === 'getCooldown' ? { path } : { path, body }
      await anonymous.refused(operation, 'nobody', 401, call)
      await loner.refused(operation, 'a player', 403, call)
    }
    const [hasty, calm] = world.players
    if (!hasty || !calm) return
    await game.joinAll([hasty, calm])
    await game.submit(hasty, id, 'flag{one}')
    await game.submit(hasty, id, 'flag{two}')
    await hasty.refused('submitFlag', 'in a pause', 429, { path, body: { flag } })
    await game.solve(calm, id, flag)
  }),
})
