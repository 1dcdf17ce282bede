import { packBloodBonus } from '@halyard/rules'
import type { Player } from '#world/member.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const

/** Scores by number of solves, for original score, floor ratio and decay length. */
const decay = [
  { score: [1000, 0.25, 5], at: { 1: 1000, 2: 864, 3: 752, 4: 661, 5: 586, 10: 373 } },
  { score: [500, 0.25, 3], at: { 1: 500, 2: 393, 3: 317, 4: 262, 5: 223, 10: 143 } },
  { score: [1000, 0.2, 10], at: { 1: 1000, 2: 923, 3: 854, 4: 792, 5: 736, 10: 525 } },
] as const

/** Points of the first three, by bonus and score. */
const bloods = [
  {
    bonus: { first: 50, second: 30, third: 10 },
    points: {
      500: [525, 515, 505],
      1000: [1050, 1030, 1010],
      50: [52, 52, 50],
      150: [158, 154, 152],
      250: [262, 258, 252],
      350: [367, 360, 354],
      450: [472, 464, 454],
      990: [1040, 1020, 1000],
    },
  },
  {
    bonus: { first: 300, second: 150, third: 50 },
    points: { 500: [650, 575, 525], 1000: [1300, 1150, 1050], 2000: [2600, 2300, 2100] },
  },
  { bonus: { first: 0, second: 0, third: 0 }, points: { 990: [990, 990, 990] } },
] as const

const scoreOf = async (game: ScratchGame, id: number, hoped: number) => {
  const find = (board: Awaited<ReturnType<ScratchGame['board']>>) =>
    Object.values(board.challenges)
      .flat()
      .find((challenge) => challenge.id === id)?.score
  return find(await game.board((board) => find(board) === hoped))
}

/** Points of the players for one challenge, in their order. */
const pointsOf = async (
  game: ScratchGame,
  challengeId: number,
  players: readonly Player[],
  hoped: readonly number[],
) => {
  type Board = Awaited<ReturnType<ScratchGame['board']>>
  const find = ({ items }: Board) =>
    players.map(
      ({ teamId }) =>
        items.find(({ id }) => id === teamId)?.solvedChallenges.find(({ id }) => id === challengeId)
          ?.score,
    )
  const isThere = (board: Board) => String(find(board)) === String(hoped)
  return find(await game.board(isThere))
}

export const scoringScenarios = scenariosApart('rules', {
  'scores fall with solves': async (world) => {
    const rule = 'rule: scores fall with solves'
    const game = await scratchGame(world, 'decay', { bloodBonus: 0 })
    const ids: number[] = []
    for (const { score } of decay) {
      const [originalScore, minScoreRate, difficulty] = score
      const values = { originalScore, minScoreRate, difficulty, flags: ['flag{fall}'] }
      ids.push(await game.challenge({ title: `Falling ${score.join(', ')}`, ...kind }, values))
    }
    await game.joinAll(world.players)
    for (const [index, player] of world.players.entries()) {
      for (const id of ids) await game.solve(player, id, 'flag{fall}')
      for (const [place, { score, at }] of decay.entries()) {
        const expected = (at as Record<number, number>)[index + 1]
        const id = ids[place]
        if (expected === undefined || id === undefined) continue
        const what = `${score.join(', ')} after ${index + 1}`
        world.findings.same(rule, what, await scoreOf(game, id, expected), expected)
      }
    }
  },

  'bonus of the first three': async (world) => {
    const rule = 'rule: bonus of the first three'
    const four = world.players.slice(0, 4)
    const flat = { flags: ['flag{blood}'], minScoreRate: 1, difficulty: 1 }
    for (const { bonus, points } of bloods) {
      const permille = Object.values(bonus).join('/')
      const bloodBonus = packBloodBonus(bonus)
      const game = await scratchGame(world, `blood ${permille}`, { bloodBonus })
      const scores = Object.entries(points).map(([original, three]) => {
        const originalScore = Number(original)
        return { originalScore, disableBloodBonus: false, expected: [...three, originalScore] }
      })
      const plain = { originalScore: 1000, disableBloodBonus: true, expected: Array(4).fill(1000) }
      const rows: { id: number; what: string; expected: number[] }[] = []
      for (const { expected, ...values } of [...scores, plain]) {
        const what = values.disableBloodBonus
          ? 'a challenge without bonus'
          : `${permille} permille of ${values.originalScore}`
        const id = await game.challenge({ title: what, ...kind }, { ...flat, ...values })
        rows.push({ id, what, expected })
      }
      await game.joinAll(four)
      for (const player of four) {
        for (const { id } of rows) await game.solve(player, id, 'flag{blood}')
      }
      for (const { id, what, expected } of rows)
        world.findings.same(rule, what, await pointsOf(game, id, four, expected), expected)
    }
  },
})
