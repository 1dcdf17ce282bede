import type { Schema } from '@halyard/api'
import { never } from '#world/moments.ts'
import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart, type Stage } from '#world/stage.ts'

type Board = Schema<'ScoreboardModel'>
const type = 'StaticAttachment'

/** Four teams: two tied in points, one of them earlier; one leading; one without any solve. */
async function competition(stage: Stage) {
  const [leader, early, late, idle] = stage.players
  if (!leader || !early || !late || !idle) return undefined
  const game = await scratchGame(stage, 'board', { bloodBonus: 0 })
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
  'order and shape of the board': async (stage) => {
    const { book } = stage
    const { board, order, ids } = (await competition(stage)) ?? {}
    if (!board || !order || !ids) return
    const rule = 'rule: order of the board'
    const teams = order.map(({ teamId }) => teamId)
    book.same(
      rule,
      'teams by points, then by time',
      board.items.map(({ id }) => id),
      teams,
    )
    book.same(
      rule,
      'ranks, never shared',
      board.items.map(({ rank }) => rank),
      [1, 2, 3, 4],
    )
    book.same(
      rule,
      'points',
      board.items.map(({ score }) => score),
      [2000, 1000, 1000, 0],
    )
    const counts = board.items.map(({ solvedCount }) => solvedCount)
    book.same(rule, 'solves', counts, [2, 1, 1, 0])
    book.same(rule, 'time without a solve', board.items[3]?.lastSubmissionTime, never)
    book.same(rule, 'division rank without division', board.items[0]?.divisionRank, null)

    const shape = 'rule: shape of the board'
    book.same(shape, 'categories in order', Object.keys(board.challenges), ['Misc', 'Web'])
    const titles = board.challenges.Web?.map(({ title }) => title)
    book.same(shape, 'titles in order, disabled ones left out', titles, ['a first', 'b second'])
    book.same(shape, 'challengeCount', board.challengeCount, 3)
    const web = board.challenges.Web?.find(({ id }) => id === ids.web)
    const solvers = web?.bloods.map(({ id }) => id)
    book.same(shape, 'bloods in order of solving', solvers, [teams[1], teams[0]])
    const kinds = board.items[0]?.solvedChallenges.map((solve) => solve.type)
    book.same(shape, 'kinds of the leader’s solves', kinds, ['SecondBlood', 'FirstBlood'])
    const overall = board.timelines.find(({ divisionId }) => divisionId === 0)
    const leading = overall?.teams[0]
    const totals = leading?.items.map(({ score }) => score)
    book.same(shape, 'the leader’s curve', [leading?.id, totals], [teams[0], [1000, 2000]])
  },

  'at most ten curves': async (stage) => {
    const { book } = stage
    const game = await scratchGame(stage, 'curves')
    await game.joinAll(stage.players)
    const board = await game.board(({ items }) => items.length === stage.players.length)
    const overall = board.timelines.find(({ divisionId }) => divisionId === 0)
    const { length } = overall?.teams ?? []
    book.check('rule: shape of the board', length <= 10, `${length} curves`)
  },

  'own row of a player': async (stage) => {
    const { book } = stage
    const { game, board, order } = (await competition(stage)) ?? {}
    const [leader] = order ?? []
    if (!game || !board || !leader) return
    const details = await eventually(
      () => leader.ok('getGameDetails', { path: game.path }),
      ({ rank }) => rank?.score === 2000,
    )
    book.same('getGameDetails', 'own row', details.rank, row(board, leader.teamId))
  },

  'solving after the end': async (stage) => {
    const { book } = stage
    const rule = 'rule: practice gives no points'
    const { game, order, ids } = (await competition(stage)) ?? {}
    const idle = order?.[3]
    if (!game || !idle || !ids) return
    await game.moveTo('after', { practiceMode: true })
    await game.solve(idle, ids.misc, 'flag{board}')
    const find = (board: Board) => row(board, idle.teamId)
    const board = await game.board((next) => find(next)?.solvedCount === 1)
    const seen = find(board)
    book.same(rule, 'points and solves', [seen?.score, seen?.solvedCount], [0, 1])
    book.same(rule, 'points of the solve', seen?.solvedChallenges[0]?.score, 0)
    book.same(rule, 'time of the last scoring solve', seen?.lastSubmissionTime, never)
    const misc = board.challenges.Misc?.[0]
    book.same(rule, 'solves that count for the fall', misc?.solved, solvedInTime(board, ids.misc))
    const isBlood = misc?.bloods.some(({ id }) => id === idle.teamId)
    book.same(rule, 'takes a blood', isBlood, false)
  },
})

/** Solves with points: the late one has none. */
const solvedInTime = ({ items }: Board, challengeId: number) =>
  items.filter(({ solvedChallenges }) =>
    solvedChallenges.some(({ id, score }) => id === challengeId && score > 0),
  ).length
