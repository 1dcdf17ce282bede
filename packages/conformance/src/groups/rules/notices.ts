import { eventually } from '#world/patience.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { keepsRunningGames, scenariosApart, type World } from '#world/world.ts'

const rule = 'rule: notices of a game'
const kind = { category: 'Misc', type: 'StaticAttachment' } as const

const noticesOf = ({ admin }: World, game: ScratchGame, least: number) =>
  eventually(
    () => admin.ok('listNotices', { path: game.path }),
    (notices) => notices.length >= least,
    5_000,
  )

export const noticeScenarios = scenariosApart('rules', {
  'what a game tells': async (world) => {
    const { admin, findings } = world
    const [a, b, c, d] = world.players
    if (!a || !b || !c || !d) return
    const game = await scratchGame(world, 'news')
    if (!world.manners.changesRunningGames) return findings.untried(rule, keepsRunningGames)
    await game.start()
    const id = await game.challenge({ title: 'News', ...kind }, { flags: ['flag{news}'] })
    await game.joinAll([a, b, c, d])
    for (const player of [a, b, c, d]) await game.solve(player, id, 'flag{news}')
    await game.change(id, { hints: ['Look'] })
    await game.change(id, { hints: ['Look', 'Look'] })
    await admin.ok('createNotice', { path: game.path, body: { content: 'Ahoy' } })
    const notices = await noticesOf(world, game, 7)
    const listed = notices.map(({ type, values }) => [type, ...values])
    findings.same(rule, 'the admin’s first, then newest first', listed, [
      ['Normal', 'Ahoy'],
      ['NewHint', 'News'],
      // A hint that is repeated is announced once more.
      ['NewHint', 'News'],
      ['ThirdBlood', c.teamName, 'News'],
      ['SecondBlood', b.teamName, 'News'],
      ['FirstBlood', a.teamName, 'News'],
      ['NewChallenge', 'News'],
    ])
    const query = { count: 2, skip: 1 }
    const page = await world.admin.ok('listNotices', { path: game.path, query })
    findings.same('listNotices', 'count and skip', page, notices.slice(1, 3))

    await game.change(id, { isEnabled: true })
    const again = await noticesOf(world, game, 7)
    const count = again.filter(({ type }) => type === 'NewChallenge').length
    const expected = { ours: 1, reference: 2, fact: 'newChallenge' as const }
    findings.sameOrReference(rule, 'enabling what is enabled', count, expected)
  },

  'what a game keeps to itself': async (world) => {
    const { findings } = world
    const game = await scratchGame(world, 'quiet')
    await game.moveTo('before')
    const id = await game.challenge({ title: 'Quiet', ...kind }, { flags: ['flag{quiet}'] })
    await game.change(id, { hints: ['Early'] })
    await game.moveTo('running')
    const notices = await world.admin.ok('listNotices', { path: game.path })
    findings.same(rule, 'news from before the start', notices, [])
  },
})
