import { scratchGame } from '#world/scratch-game.ts'
import { keepsRunningGames, notTried, scenariosApart } from '#world/world.ts'

export const editNoticeScenarios = scenariosApart('edit', {
  'notices from writing to deleting': async (world) => {
    const { admin, anonymous, findings } = world
    const game = await scratchGame(world, 'notice', { hidden: false })
    const { path } = game
    await game.start()
    const made = await admin.ok('createNotice', { path, body: { content: 'Ahoy' } })
    findings.same('createNotice', 'what was made', [made.type, made.values], ['Normal', ['Ahoy']])
    const own = { ...path, noticeId: made.id }
    const edited = await admin.ok('updateNotice', { path: own, body: { content: 'Ahoy again' } })
    findings.same('updateNotice', 'values', edited.values, ['Ahoy again'])
    findings.check('updateNotice', edited.time >= made.time, 'the time goes back')
    const listed = await admin.ok('listEditNotices', { path })
    findings.same('listEditNotices', 'notices', listed, [edited])
    const shown = await anonymous.ok('listNotices', { path })
    findings.same('listNotices', 'notices of the admin', shown, [edited])
    await admin.ok('deleteNotice', { path: own })
    const body = { content: 'Too late' }
    await admin.refused('updateNotice', 'deleted', 404, { path: own, body })
    await admin.refused('deleteNotice', 'deleted already', 404, { path: own })
  },

  'notices of the game itself': async (world) => {
    const { admin, findings } = world
    if (!world.manners.changesRunningGames)
      return notTried(world, keepsRunningGames, ['updateChallenge'])
    const game = await scratchGame(world, 'own notice')
    await game.start()
    const made = { title: 'News', category: 'Misc', type: 'StaticAttachment' } as const
    await game.challenge(made, { flags: ['flag{news}'] })
    const [notice] = await admin.ok('listNotices', { path: game.path })
    findings.same('updateChallenge', 'a notice of the new challenge', notice?.type, 'NewChallenge')
    const normal = await admin.ok('listEditNotices', { path: game.path })
    findings.same('listEditNotices', 'only those of the admin', normal, [])
    if (!notice) return
    const path = { ...game.path, noticeId: notice.id }
    const why = 'a notice of the game itself'
    await admin.refused('updateNotice', why, 400, { path, body: { content: 'Mine' } })
    await admin.refused('deleteNotice', why, 400, { path })
  },

  'a notice of another game': async (world) => {
    const { admin } = world
    const first = await scratchGame(world, 'notice 1')
    const second = await scratchGame(world, 'notice 2')
    const { id } = await admin.ok('createNotice', { path: first.path, body: { content: 'Here' } })
    const path = { ...second.path, noticeId: id }
    await admin.refused('updateNotice', 'of another game', 404, {
      path,
      body: { content: 'There' },
    })
    await admin.refused('deleteNotice', 'of another game', 404, { path })
  },
})
