import { imageRefusals, imageSuccess } from '#groups/asset/images.ts'
import { png } from '#material/files.ts'
import { hourMs, minuteMs } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosOf, type Stage } from '#world/stage.ts'

const defaultBonus = 52_459_530

/** A game made of its title alone. */
async function bareGame({ admin, cleanup, prefix }: Stage) {
  const body = { title: `${prefix} bare` }
  const game = await admin.ok('createGame', { body })
  const path = { id: game.id }
  cleanup.later(`game ${game.id}`, () => admin.send('deleteGame', { path }))
  // Without a window and not hidden it would stand in the public lists.
  await admin.ok('updateGame', { path, body: { ...body, hidden: true } })
  return game
}

export const editGameScenarios = scenariosOf('edit', {
  'defaults of a game': async (stage) => {
    const { server, book, prefix } = stage
    const game = await bareGame(stage)
    const { id: _, etag: _tag, publicKey, writeupDeadline, ...rest } = game
    book.same('createGame', 'defaults', rest, {
      title: `${prefix} bare`,
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: false,
      writeupRequired: false,
      inviteCode: null,
      teamMemberCountLimit: 0,
      containerCountLimit: 3,
      poster: null,
      practiceMode: true,
      start: 0,
      end: 0,
      writeupNote: '',
      bloodBonus: defaultBonus,
    })
    const bytes = Buffer.from(publicKey, 'base64').length
    book.same('createGame', 'bytes of the public key', bytes, 32)
    const isNow = Math.abs(writeupDeadline - server.now()) < minuteMs
    book.check('createGame', isNow, `writeupDeadline is not now: ${writeupDeadline}`)
  },

  'changing a game replaces it': async (stage) => {
    const { admin, anonymous, book, prefix } = stage
    const game = await scratchGame(stage, 'replace', { summary: 'Short', inviteCode: 'anchor' })
    const title = `${prefix} replaced`
    const body = { id: 1, title, hidden: true, publicKey: 'ignored', bloodBonus: 1001 * 2 ** 20 }
    const after = await admin.ok('updateGame', { path: game.path, body })
    const seen = [after.id, after.title, after.summary, after.inviteCode, after.publicKey]
    const expected = [game.id, title, '', null, game.publicKey]
    book.same('updateGame', 'absent keys go back to their defaults', seen, expected)
    const bonus = { ours: defaultBonus, reference: 0 }
    book.sameOrReference('updateGame', 'a bonus over 1000 permille', after.bloodBonus, bonus)
    book.same(
      'getEditGame',
      'what was saved',
      await admin.ok('getEditGame', { path: game.path }),
      after,
    )
    const shown = await anonymous.ok('getGame', { path: game.path })
    book.same('getGame', 'a hidden game by its id', shown.title, title)
  },

  'the list of all games': async (stage) => {
    const { admin, book } = stage
    const game = await scratchGame(stage, 'listed')
    const page = await admin.ok('listEditGames', { query: { count: 100 } })
    const ids = page.data.map(({ id }) => id)
    book.same(
      'listEditGames',
      'newest id first',
      ids,
      ids.toSorted((a, b) => b - a),
    )
    book.check('listEditGames', ids.includes(game.id), 'a hidden game is not listed')
    const second = await admin.ok('listEditGames', { query: { count: 1, skip: 1 } })
    book.same(
      'listEditGames',
      'skip',
      second.data.map(({ id }) => id),
      ids.slice(1, 2),
    )
    book.same('listEditGames', 'total', second.total, page.total)
    const none = await admin.ok('listEditGames')
    book.same('listEditGames', 'without count', none.data, [])
  },

  'the poster': async (stage) => {
    const { admin, anonymous, book } = stage
    const { path } = await scratchGame(stage, 'poster')
    await imageRefusals(admin, 'updateGamePoster', { path })
    const link = await admin.ok('updateGamePoster', { path, files: [png] })
    await imageSuccess(stage, 'updateGamePoster', link, 'poster')
    const { poster } = await anonymous.ok('getGame', { path })
    book.same('updateGamePoster', 'poster of the game', poster, link.replace(/\.\w+$/, ''))
  },

  'the salt of the team hashes': async (stage) => {
    const { path } = await scratchGame(stage, 'salt')
    const salt = await stage.admin.ok('getGameHashSalt', { path })
    const isHash = /^[0-9a-f]{64}$/.test(salt)
    stage.book.check('getGameHashSalt', isHash, `expected 64 hex characters, got ${salt}`)
    const again = await stage.admin.ok('getGameHashSalt', { path })
    stage.book.same('getGameHashSalt', 'asked again', again, salt)
  },

  'deleting a game': async (stage) => {
    const { admin, anonymous, book } = stage
    const [player] = stage.players
    const now = stage.server.now()
    const window = { start: now - hourMs, end: now + hourMs }
    const game = await scratchGame(stage, 'delete', window)
    const made = { title: 'Doomed', category: 'Misc', type: 'StaticAttachment' } as const
    const challengeId = await game.challenge(made, { flags: ['flag{doomed}'] })
    if (player) {
      await game.join(player)
      await game.solve(player, challengeId, 'flag{doomed}')
    }
    await admin.ok('deleteGame', { path: game.path })
    await anonymous.refused('getGame', 'deleted', 404, { path: game.path })
    await admin.refused('deleteGame', 'deleted already', 404, { path: game.path })
    const challenges = await admin.ok('listEditChallenges', { path: game.path })
    book.same('deleteGame', 'challenges left', challenges, [])
  },

  'asking for a new board': async (stage) => {
    const { path } = await scratchGame(stage, 'flush')
    await stage.admin.ok('flushScoreboard', { path })
  },

  'writeups of a game, none yet': async (stage) => {
    const { admin, book } = stage
    const { path } = await scratchGame(stage, 'nowriteup')
    const { divisions, writeups } = await admin.ok('listWriteups', { path })
    book.same('listWriteups', 'divisions and writeups', [divisions, writeups], [{}, []])
    await admin.ok('deleteGameWriteups', { path })
  },
})
