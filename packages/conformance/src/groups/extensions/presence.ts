import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const rule = 'rule: what a team shares'

export const presenceExtension = scenariosApart('extensions', {
  'presence: notes and who works on what': onServersWith('presence', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const [player, other] = world.players
    if (!player || !other) return
    const game = await scratchGame(world, 'presence')
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: ['flag{rope}'] })
    const [path, at] = [game.path, game.at(id)]
    await game.joinAll([player, other])
    const none = await player.ok('getTeamPresence', { path })
    findings.same(rule, 'at first', none, { isShared: true, workers: [], notes: [] })
    await player.ok('saveTeamNote', { path: at, body: { text: 'first' } })
    const saved = await player.ok('saveTeamNote', { path: at, body: { text: '<b>second</b>' } })
    findings.same('saveTeamNote', 'the text', saved.text, '<b>second</b>')
    findings.same('saveTeamNote', 'what it was before', saved.history[0]?.text, 'first')
    const read = await player.ok('getTeamNote', { path: at })
    findings.same('getTeamNote', 'the note', read, saved)
    await player.ok('updateWorking', { path: at, body: { isWorking: true } })
    const shared = await player.ok('getTeamPresence', { path })
    const workers = shared.workers.map((worker) => worker.challengeId)
    findings.same('updateWorking', 'who works on it', workers, [id])
    findings.same('getTeamPresence', 'notes', shared.notes, [
      { challengeId: id, version: saved.version },
    ])
    const elsewhere = await other.ok('getTeamPresence', { path })
    findings.same(rule, 'for another team', elsewhere, none)
    const foreign = await other.ok('getTeamNote', { path: at })
    findings.same(rule, 'the note of another team', foreign.text, '')
    await player.ok('updateWorking', { path: at, body: { isWorking: false } })
    await player.refused('saveTeamNote', 'too long', 400, {
      path: at,
      body: { text: 'x'.repeat(4001) },
    })
    await admin.refused('getTeamNote', 'staff', 400, { path: at })
    await loner.refused('getTeamPresence', 'somebody who does not play', 400, { path })
    await anonymous.refused('getTeamPresence', 'nobody', 401, { path })
  }),

  'presence: the setting of a game': onServersWith('presence', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'presence settings')
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: ['flag{rope}'] })
    const { path } = game
    await game.joinAll([player])
    const before = await admin.ok('getPresenceSettings', { path })
    findings.same('getPresenceSettings', 'of a new game', before.isShared, true)
    const body = { isShared: false }
    const saved = await admin.ok('updatePresenceSettings', { path, body })
    await admin.refused('updatePresenceSettings', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': before.etag },
    })
    const settings = await admin.ok('getEditGame', { path })
    await admin.ok('updateGame', { path, body: settings })
    const kept = await admin.ok('getPresenceSettings', { path })
    findings.same('updateGame', 'the setting after a save of the game', kept, saved)
    const none = await player.ok('getTeamPresence', { path })
    findings.same('getTeamPresence', 'where it is off', none.isShared, false)
    await player.refused('saveTeamNote', 'where it is off', 400, {
      path: game.at(id),
      body: { text: 'a' },
    })
    await anonymous.refused('getPresenceSettings', 'nobody', 401, { path })
    await loner.refused('getPresenceSettings', 'a player', 403, { path })
    await loner.refused('updatePresenceSettings', 'a player', 403, { path, body })
  }),
})
