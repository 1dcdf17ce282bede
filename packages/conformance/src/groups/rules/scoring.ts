import { packBloodBonus } from '@halyard/rules'
import type { Player } from '#world/member.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/stage.ts'

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

/** Points of the players, in their order. */
const pointsOf = async (
  game: ScratchGame,
  players: readonly Player[],
  hoped: readonly number[],
) => {
  type Board = Awaited<ReturnType<ScratchGame['board']>>
  const find = ({ items }: Board) =>
    players.map(({ teamId }) => items.find(({ id }) => id === teamId)?.score)
  const isThere = (board: Board) => String(find(board)) === String(hoped)
  return find(await game.board(isThere))
}

export const scoringScenarios = scenariosApart('rules', {
  'scores fall with solves': async (stage) => {
    const rule = 'rule: scores fall with solves'
    const game = await scratchGame(stage, 'decay', { bloodBonus: 0 })
    const id = await game.challenge({ title: 'Falling', ...kind }, { flags: ['flag{fall}'] })
    await game.joinAll(stage.players)
    for (const [index, player] of stage.players.entries()) {
      await game.solve(player, id, 'flag{fall}')
      for (const { score, at } of decay) {
        const [originalScore, minScoreRate, difficulty] = score
        const expected = (at as Record<number, number>)[index + 1]
        if (expected === undefined) continue
        await game.change(id, { originalScore, minScoreRate, difficulty })
        const what = `${score.join(', ')} after ${index + 1}`
        stage.book.same(rule, what, await scoreOf(game, id, expected), expected)
      }
    }
  },

  'bonus of the first three': async (stage) => {
    const rule = 'rule: bonus of the first three'
    const game = await scratchGame(stage, 'blood')
    const four = stage.players.slice(0, 4)
    const flat = { flags: ['flag{blood}'], minScoreRate: 1, difficulty: 1 }
    const id = await game.challenge({ title: 'Bloody', ...kind }, flat)
    await game.joinAll(four)
    for (const player of four) await game.solve(player, id, 'flag{blood}')
    for (const { bonus, points } of bloods) {
      await game.set({ bloodBonus: packBloodBonus(bonus) })
      for (const [original, three] of Object.entries(points)) {
        const originalScore = Number(original)
        await game.change(id, { originalScore })
        const expected = [...three, originalScore]
        const what = `${Object.values(bonus).join('/')} permille of ${original}`
        stage.book.same(rule, what, await pointsOf(game, four, expected), expected)
      }
    }
    await game.set({ bloodBonus: packBloodBonus({ first: 50, second: 30, third: 10 }) })
    await game.change(id, { originalScore: 1000, disableBloodBonus: true })
    const none = [1000, 1000, 1000, 1000]
    stage.book.same(rule, 'a challenge without bonus', await pointsOf(game, four, none), none)
  },
})
