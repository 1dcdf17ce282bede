import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const settings = {
  ...{ quickSeconds: 20, quickPercent: 5, instanceMinutes: 30, seriesSolves: 5 },
  ...{ seriesMinutes: 10, wrongTeams: 4, sharedTeams: 10, keepDays: 14 },
}

export const signalsExtension = scenariosApart('extensions', {
  'signals: what makes one, and who sees them': onServersWith('signals', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'signals')
    const { path } = game
    const before = await admin.ok('getSignalSettings', { path })
    const saved = await admin.ok('updateSignalSettings', { path, body: settings })
    const { etag: _, ...stored } = saved
    findings.same('updateSignalSettings', 'the settings', stored, settings)
    await admin.refused('updateSignalSettings', 'to another state', 412, {
      path,
      body: settings,
      headers: { 'if-match': before.etag },
    })
    await admin.refused('updateSignalSettings', 'kept for no day', 400, {
      path,
      body: { ...settings, keepDays: 0 },
    })
    const edited = await admin.ok('getEditGame', { path })
    await admin.ok('updateGame', { path, body: edited })
    const kept = await admin.ok('getSignalSettings', { path })
    findings.same('updateGame', 'the settings after a save of the game', kept, saved)
    await game.start()
    const listed = await admin.ok('listSignals', { path })
    findings.same('listSignals', 'of a game without answers', listed.data, [])
    const signal = { ...path, signal: 'quick-1-1' }
    await admin.refused('markSignal', 'one that is none', 404, { path: signal, body: { note: '' } })
    await admin.refused('unmarkSignal', 'one that is none', 404, { path: signal })
    for (const operation of ['listSignals', 'getSignalSettings', 'exportSignals'] as const) {
      await anonymous.refused(operation, 'nobody', 401, { path })
      await loner.refused(operation, 'a player', 403, { path })
    }
    await loner.refused('markSignal', 'a player', 403, { path: signal, body: { note: '' } })
  }),
})
