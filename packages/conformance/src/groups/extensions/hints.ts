import type { Schema } from '@halyard/api'
import { onServersWith } from '#groups/extensions/named.ts'
import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const flag = 'flag{rope}'
const rule = 'rule: hints with a price'
const text = 'The rope is hollow.'

const scoreIn = (board: Schema<'ScoreboardModel'>, teamId: number) =>
  board.items.find(({ id }) => id === teamId)?.score

export const hintsExtension = scenariosApart('extensions', {
  'hints: a team pays once': onServersWith('hints', async (world) => {
    const { admin, findings, loner } = world
    const [player, poor] = world.players
    if (!player || !poor) return
    const game = await scratchGame(world, 'hints', { bloodBonus: 0 })
    const solved = await game.challenge({ title: 'Warm-up', ...kind }, { flags: [flag] })
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: [flag] })
    const path = game.at(id)
    const saved = await admin.ok('updateHints', { path, body: { hints: [{ text, price: 50 }] } })
    const hintId = saved.hints[0]?.id ?? 0
    await game.joinAll([player, poor])
    await game.solve(player, solved, flag)
    const before = await game.board((board) => (scoreIn(board, player.teamId) ?? 0) > 0)
    const locked = await player.ok('getChallenge', { path })
    findings.same(rule, 'hints before', locked.hints ?? [], [])
    findings.same(rule, 'locked hints before', locked.lockedHints, [{ id: hintId, price: 50 }])
    const at = { ...path, hintId }
    await poor.refused('openHint', 'too few points', 400, { path: at, body: { price: 50 } })
    await player.refused('openHint', 'another price', 400, { path: at, body: { price: 49 } })
    await loner.refused('openHint', 'somebody who does not play', 400, {
      path: at,
      body: { price: 50 },
    })
    const opened = await player.ok('openHint', { path: at, body: { price: 50 } })
    findings.same(rule, 'the hint', opened, { id: hintId, text })
    await player.ok('openHint', { path: at, body: { price: 50 } })
    const paid = (scoreIn(before, player.teamId) ?? 0) - 50
    const board = await game.board((now) => scoreIn(now, player.teamId) === paid)
    findings.same(rule, 'the total', scoreIn(board, player.teamId), paid)
    const read = await eventually(
      () => player.ok('getChallenge', { path }),
      ({ hints }) => hints?.length === 1,
    )
    findings.same(rule, 'hints after', read.hints, [text])
    const elsewhere = await poor.ok('getChallenge', { path })
    findings.same(rule, 'hints of another team', elsewhere.hints ?? [], [])
  }),

  'hints: their resource': onServersWith('hints', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'hints settings')
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: [flag] })
    const path = game.at(id)
    const before = await admin.ok('getHints', { path })
    findings.same('getHints', 'of a new challenge', before.hints, [])
    const body = { hints: [{ text, price: 50 }] }
    const saved = await admin.ok('updateHints', { path, body })
    await game.change(id, { hints: ['Free'] })
    await game.change(id, { hints: [] })
    const kept = await admin.ok('getHints', { path })
    findings.same('updateChallenge', 'hints with a price after a save of the others', kept, saved)
    await admin.refused('updateHints', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': before.etag },
    })
    await admin.refused('updateHints', 'an id that is not there', 400, {
      path,
      body: { hints: [{ id: 2_147_483_647, text, price: 50 }] },
    })
    for (const operation of ['getHints', 'updateHints'] as const) {
      const call = operation === 'getHints' ? { path } : { path, body }
      await anonymous.refused(operation, 'nobody', 401, call)
      await loner.refused(operation, 'a player', 403, call)
    }
  }),
})
