import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/stage.ts'

export const editNoticeScenarios = scenariosApart('edit', {
  'notices from writing to deleting': async (stage) => {
    const { admin, anonymous, book } = stage
    const { path } = await scratchGame(stage, 'notice')
    const made = await admin.ok('createNotice', { path, body: { content: 'Ahoy' } })
    book.same('createNotice', 'what was made', [made.type, made.values], ['Normal', ['Ahoy']])
    const own = { ...path, noticeId: made.id }
    const edited = await admin.ok('updateNotice', { path: own, body: { content: 'Ahoy again' } })
    book.same('updateNotice', 'values', edited.values, ['Ahoy again'])
    book.check('updateNotice', edited.time >= made.time, 'the time goes back')
    const listed = await admin.ok('listEditNotices', { path })
    book.same('listEditNotices', 'notices', listed, [edited])
    const shown = await anonymous.ok('listNotices', { path })
    book.same('listNotices', 'notices of the admin', shown, [edited])
    await admin.ok('deleteNotice', { path: own })
    const body = { content: 'Too late' }
    await admin.refused('updateNotice', 'deleted', 404, { path: own, body })
    await admin.refused('deleteNotice', 'deleted already', 404, { path: own })
  },

  'notices of the game itself': async (stage) => {
    const { admin, anonymous, book } = stage
    const game = await scratchGame(stage, 'own notice')
    const made = { title: 'News', category: 'Misc', type: 'StaticAttachment' } as const
    await game.challenge(made, { flags: ['flag{news}'] })
    const [notice] = await anonymous.ok('listNotices', { path: game.path })
    book.same('updateChallenge', 'a notice of the new challenge', notice?.type, 'NewChallenge')
    const normal = await admin.ok('listEditNotices', { path: game.path })
    book.same('listEditNotices', 'only those of the admin', normal, [])
    if (!notice) return
    const path = { ...game.path, noticeId: notice.id }
    const why = 'a notice of the game itself'
    await admin.refused('updateNotice', why, 400, { path, body: { content: 'Mine' } })
    await admin.refused('deleteNotice', why, 400, { path })
  },

  'a notice of another game': async (stage) => {
    const { admin } = stage
    const first = await scratchGame(stage, 'notice 1')
    const second = await scratchGame(stage, 'notice 2')
    const { id } = await admin.ok('createNotice', { path: first.path, body: { content: 'Here' } })
    const path = { ...second.path, noticeId: id }
    await admin.refused('updateNotice', 'of another game', 404, {
      path,
      body: { content: 'There' },
    })
    await admin.refused('deleteNotice', 'of another game', 404, { path })
  },
})
