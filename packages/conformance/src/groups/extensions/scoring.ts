import type { Schema } from '@halyard/api'
import { onServersWith } from '#groups/extensions/named.ts'
import { type ScratchGame, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const

/** Values after one solve, two, and so on, of a challenge worth 500. */
const ways: readonly { scoring: Schema<'ScoringEditModel'>; values: readonly number[] }[] = [
  { scoring: { kind: 'curve' }, values: [500, 432, 376, 330] },
  { scoring: { kind: 'static' }, values: [500, 500, 500, 500] },
  { scoring: { kind: 'linear', minimum: 300, decay: 75 }, values: [500, 425, 350, 300] },
  { scoring: { kind: 'logarithmic', minimum: 100, decay: 3 }, values: [500, 456, 323, 100] },
  {
    scoring: { kind: 'expression', expression: 'max / solves + teams / 10', minimum: 150 },
    values: [500, 250, 167, 150],
  },
]

const scoreOf = async (game: ScratchGame, id: number, hoped: number) => {
  const find = ({ challenges }: Schema<'ScoreboardModel'>) =>
    Object.values(challenges)
      .flat()
      .find((challenge) => challenge.id === id)?.score
  return find(await game.board((board) => find(board) === hoped))
}

export const scoringExtension = scenariosApart('extensions', {
  'scoring: every kind falls by its formula': onServersWith('scoring', async (world) => {
    const { admin, findings } = world
    const rule = 'rule: values by the scoring of a challenge'
    const game = await scratchGame(world, 'scoring', { bloodBonus: 0 })
    const made: { id: number; values: readonly number[]; what: string }[] = []
    for (const { scoring, values } of ways) {
      const id = await game.challenge(
        { title: scoring.kind, ...kind },
        { flags: ['flag{worth}'], originalScore: 500, minScoreRate: 0.25, difficulty: 5 },
      )
      await admin.ok('updateScoring', { path: game.at(id), body: scoring })
      made.push({ id, values, what: scoring.kind })
    }
    const players = world.players.slice(0, 4)
    await game.joinAll(players)
    for (const [index, player] of players.entries()) {
      for (const { id } of made) await game.solve(player, id, 'flag{worth}')
      for (const { id, values, what } of made) {
        const expected = values[index] ?? 0
        const seen = await scoreOf(game, id, expected)
        findings.same(rule, `${what} after ${index + 1}`, seen, expected)
      }
    }
  }),

  'scoring: its resource': onServersWith('scoring', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'scoring settings')
    const id = await game.challenge({ title: 'Worth', ...kind }, { flags: ['flag{worth}'] })
    const path = game.at(id)
    const first = await admin.ok('getScoring', { path })
    findings.same('getScoring', 'kind of a new challenge', first.kind, 'curve')
    const body = { kind: 'linear', minimum: 10, decay: 5 } as const
    const saved = await admin.ok('updateScoring', { path, body })
    await game.change(id, { title: 'Worth more', originalScore: 400, difficulty: 9 })
    const kept = await admin.ok('getScoring', { path })
    findings.same('updateChallenge', 'the scoring after a save of the challenge', kept, saved)
    await admin.refused('updateScoring', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': first.etag },
    })
    const mistakes = {
      'a minimum above the score': { kind: 'linear', minimum: 401, decay: 1 },
      'a formula that ends early': { kind: 'expression', expression: 'max -' },
      'a formula of unknown names': { kind: 'expression', expression: 'process' },
      'no formula': { kind: 'expression' },
    } as const
    for (const [why, wrong] of Object.entries(mistakes))
      await admin.refused('updateScoring', why, 400, { path, body: wrong })
    for (const operation of ['getScoring', 'updateScoring'] as const) {
      const call = operation === 'getScoring' ? { path } : { path, body }
      await anonymous.refused(operation, 'nobody', 401, call)
      await loner.refused(operation, 'a player', 403, call)
    }
    await admin.refused('getScoring', 'no such challenge', 404, { path: game.at(2_147_483_647) })
  }),
})
