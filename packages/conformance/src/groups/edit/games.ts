import { imageRefusals, imageSuccess } from '#groups/asset/images.ts'
import { png } from '#material/files.ts'
import { minuteMs } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosOf, type World } from '#world/world.ts'

const defaultBonus = 52_459_530

/** A game made of its title alone. */
async function bareGame({ admin, cleanup, prefix }: World) {
  const body = { title: `${prefix} bare` }
  const game = await admin.ok('createGame', { body })
  const path = { id: game.id }
  cleanup.later(`game ${game.id}`, () => admin.send('deleteGame', { path }))
  // Without a window and not hidden it would be in the public lists.
  await admin.ok('updateGame', { path, body: { ...body, hidden: true } })
  return game
}

export const editGameScenarios = scenariosOf('edit', {
  'defaults of a game': async (world) => {
    const { server, findings, prefix } = world
    const game = await bareGame(world)
    const { id: _, etag: _tag, publicKey, writeupDeadline, ...rest } = game
    findings.same('createGame', 'defaults', rest, {
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
    findings.same('createGame', 'bytes of the public key', bytes, 32)
    const isNow = Math.abs(writeupDeadline - server.now()) < minuteMs
    findings.check('createGame', isNow, `writeupDeadline is not now: ${writeupDeadline}`)
  },

  'changing a game replaces it': async (world) => {
    const { admin, anonymous, findings, prefix } = world
    const game = await scratchGame(world, 'replace', { summary: 'Short', inviteCode: 'anchor' })
    const title = `${prefix} replaced`
    const body = { id: 1, title, hidden: true, publicKey: 'ignored', bloodBonus: 1001 * 2 ** 20 }
    const after = await admin.ok('updateGame', { path: game.path, body })
    const seen = [after.id, after.title, after.summary, after.inviteCode, after.publicKey]
    const expected = [game.id, title, '', null, game.publicKey]
    findings.same('updateGame', 'absent keys go back to their defaults', seen, expected)
    const bonus = { ours: defaultBonus, reference: 0, fact: 'M7' as const }
    findings.sameOrReference('updateGame', 'a bonus over 1000 permille', after.bloodBonus, bonus)
    findings.same(
      'getEditGame',
      'what was saved',
      await admin.ok('getEditGame', { path: game.path }),
      after,
    )
    // Hidden without an invitation code now; other servers show it to whoever has its id.
    const draft = { status: 404, reference: { statuses: [200], fact: 'drafts' as const } }
    await anonymous.refused('getGame', 'a draft', draft, { path: game.path })
  },

  'the list of all games': async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'listed')
    const page = await admin.ok('listEditGames', { query: { count: 100 } })
    const ids = page.data.map(({ id }) => id)
    findings.same(
      'listEditGames',
      'newest id first',
      ids,
      ids.toSorted((a, b) => b - a),
    )
    findings.check('listEditGames', ids.includes(game.id), 'a hidden game is not listed')
    const second = await admin.ok('listEditGames', { query: { count: 1, skip: 1 } })
    findings.same(
      'listEditGames',
      'skip',
      second.data.map(({ id }) => id),
      ids.slice(1, 2),
    )
    findings.same('listEditGames', 'total', second.total, page.total)
    const none = await admin.ok('listEditGames')
    findings.same('listEditGames', 'without count', none.data, [])
  },

  'the poster': async (world) => {
    const { admin, anonymous, findings } = world
    const { path } = await scratchGame(world, 'poster')
    await imageRefusals(admin, 'updateGamePoster', { path })
    const link = await admin.ok('updateGamePoster', { path, files: [png] })
    await imageSuccess(world, 'updateGamePoster', link, 'poster')
    const { poster } = await anonymous.ok('getGame', { path })
    findings.same('updateGamePoster', 'poster of the game', poster, link.replace(/\.\w+$/, ''))
  },

  'the salt of the team hashes': async (world) => {
    const { path } = await scratchGame(world, 'salt')
    const salt = await world.admin.ok('getGameHashSalt', { path })
    const isHash = /^[0-9a-f]{64}$/.test(salt)
    world.findings.check('getGameHashSalt', isHash, `expected 64 hex characters, got ${salt}`)
    const again = await world.admin.ok('getGameHashSalt', { path })
    world.findings.same('getGameHashSalt', 'asked again', again, salt)
  },

  'deleting a game': async (world) => {
    const { admin, anonymous, findings } = world
    const [player] = world.players
    const game = await scratchGame(world, 'delete')
    const made = { title: 'Doomed', category: 'Misc', type: 'StaticAttachment' } as const
    const challengeId = await game.challenge(made, { flags: ['flag{doomed}'] })
    if (player) {
      await game.join(player)
      await game.solve(player, challengeId, 'flag{doomed}')
    }
    await game.moveTo('after')
    await admin.ok('deleteGame', { path: game.path })
    await anonymous.refused('getGame', 'deleted', 404, { path: game.path })
    await admin.refused('deleteGame', 'deleted already', 404, { path: game.path })
    const challenges = await admin.ok('listEditChallenges', { path: game.path })
    findings.same('deleteGame', 'challenges left', challenges, [])
  },

  'asking for a new board': async (world) => {
    const { path } = await scratchGame(world, 'flush')
    await world.admin.ok('flushScoreboard', { path })
  },

  'writeups of a game, none yet': async (world) => {
    const { admin, findings } = world
    const { path } = await scratchGame(world, 'nowriteup')
    const { divisions, writeups } = await admin.ok('listWriteups', { path })
    findings.same('listWriteups', 'divisions and writeups', [divisions, writeups], [{}, []])
    await admin.ok('deleteGameWriteups', { path })
  },
})
