import type { Schema } from '@halyard/api'
import { never } from '#world/moments.ts'
import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart, type World } from '#world/world.ts'

type Board = Schema<'ScoreboardModel'>
const type = 'StaticAttachment'

/** Four teams: two tied in points, one of them earlier; one leading; one without any solve. */
async function competition(world: World) {
  const [leader, early, late, idle] = world.players
  if (!leader || !early || !late || !idle) return undefined
  const game = await scratchGame(world, 'board', { bloodBonus: 0 })
  const flat = { minScoreRate: 1, flags: ['flag{board}'] }
  const web = await game.challenge({ title: 'b second', category: 'Web', type }, flat)
  const first = await game.challenge({ title: 'a first', category: 'Web', type }, flat)
  const misc = await game.challenge({ title: 'Misc', category: 'Misc', type }, flat)
  await game.challenge({ title: 'Off', category: 'Web', type }, { ...flat, isEnabled: false })
  await game.joinAll([late, idle, early, leader])
  await game.solve(early, web, 'flag{board}')
  await game.solve(late, first, 'flag{board}')
  await game.solve(leader, web, 'flag{board}')
  await game.solve(leader, misc, 'flag{board}')
  const board = await game.board(({ items }) => items[0]?.score === 2000)
  return { game, board, order: [leader, early, late, idle], ids: { web, first, misc } }
}

const row = ({ items }: Board, teamId: number) => items.find(({ id }) => id === teamId)

export const boardScenarios = scenariosApart('rules', {
  'order and shape of the board': async (world) => {
    const { findings } = world
    const { board, order, ids } = (await competition(world)) ?? {}
    if (!board || !order || !ids) return
    const rule = 'rule: order of the board'
    const teams = order.map(({ teamId }) => teamId)
    findings.same(
      rule,
      'teams by points, then by time',
      board.items.map(({ id }) => id),
      teams,
    )
    findings.same(
      rule,
      'ranks, never shared',
      board.items.map(({ rank }) => rank),
      [1, 2, 3, 4],
    )
    findings.same(
      rule,
      'points',
      board.items.map(({ score }) => score),
      [2000, 1000, 1000, 0],
    )
    const counts = board.items.map(({ solvedCount }) => solvedCount)
    findings.same(rule, 'solves', counts, [2, 1, 1, 0])
    findings.same(rule, 'time without a solve', board.items[3]?.lastSubmissionTime, never)
    findings.same(rule, 'division rank without division', board.items[0]?.divisionRank, null)

    const shape = 'rule: shape of the board'
    findings.same(shape, 'categories in order', Object.keys(board.challenges), ['Misc', 'Web'])
    const titles = board.challenges.Web?.map(({ title }) => title)
    findings.same(shape, 'titles in order, disabled ones left out', titles, ['a first', 'b second'])
    findings.same(shape, 'challengeCount', board.challengeCount, 3)
    const web = board.challenges.Web?.find(({ id }) => id === ids.web)
    const solvers = web?.bloods.map(({ id }) => id)
    findings.same(shape, 'bloods in order of solving', solvers, [teams[1], teams[0]])
    const kinds = board.items[0]?.solvedChallenges.map((solve) => solve.type)
    findings.same(shape, 'kinds of the leader’s solves', kinds, ['SecondBlood', 'FirstBlood'])
    const overall = board.timelines.find(({ divisionId }) => divisionId === 0)
    const leading = overall?.teams[0]
    const totals = leading?.items.map(({ score }) => score)
    findings.same(shape, 'the leader’s curve', [leading?.id, totals], [teams[0], [1000, 2000]])
  },

  'at most ten curves': async (world) => {
    const { findings } = world
    const game = await scratchGame(world, 'curves')
    await game.joinAll(world.players)
    const board = await game.board(({ items }) => items.length === world.players.length)
    const overall = board.timelines.find(({ divisionId }) => divisionId === 0)
    const { length } = overall?.teams ?? []
    findings.check('rule: shape of the board', length <= 10, `${length} curves`)
  },

  'own row of a player': async (world) => {
    const { findings } = world
    const { game, board, order } = (await competition(world)) ?? {}
    const [leader] = order ?? []
    if (!game || !board || !leader) return
    const details = await eventually(
      () => leader.ok('getGameDetails', { path: game.path }),
      ({ rank }) => rank?.score === 2000,
    )
    findings.same('getGameDetails', 'own row', details.rank, row(board, leader.teamId))
  },

  'solving after the end': async (world) => {
    const { findings } = world
    const rule = 'rule: practice gives no points'
    const { game, order, ids } = (await competition(world)) ?? {}
    const idle = order?.[3]
    if (!game || !idle || !ids) return
    await game.moveTo('after', { practiceMode: true })
    await game.solve(idle, ids.misc, 'flag{board}')
    const find = (board: Board) => row(board, idle.teamId)
    const board = await game.board((next) => find(next)?.solvedCount === 1)
    const seen = find(board)
    findings.same(rule, 'points and solves', [seen?.score, seen?.solvedCount], [0, 1])
    findings.same(rule, 'points of the solve', seen?.solvedChallenges[0]?.score, 0)
    findings.same(rule, 'time of the last scoring solve', seen?.lastSubmissionTime, never)
    const misc = board.challenges.Misc?.[0]
    findings.same(
      rule,
      'solves that count for the fall',
      misc?.solved,
      solvedInTime(board, ids.misc),
    )
    const isBlood = misc?.bloods.some(({ id }) => id === idle.teamId)
    findings.same(rule, 'takes a blood', isBlood, false)
  },
})

/** Solves with points: the late one has none. */
const solvedInTime = ({ items }: Board, challengeId: number) =>
  items.filter(({ solvedChallenges }) =>
    solvedChallenges.some(({ id, score }) => id === challengeId && score > 0),
  ).length
