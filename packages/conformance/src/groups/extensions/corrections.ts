import type { Schema } from '@halyard/api'
import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const kind = { category: 'Misc', type: 'StaticAttachment' } as const
const reason = 'A correction of a test.'

const scoreIn = (board: Schema<'ScoreboardModel'>, teamId: number) =>
  board.items.find(({ id }) => id === teamId)?.score

const bloods = (board: Schema<'ScoreboardModel'>) =>
  board.challenges.Misc?.[0]?.bloods.map((blood) => blood.id)

export const correctionsExtension = scenariosApart('extensions', {
  'corrections: adjustments of points': onServersWith('corrections', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const [player, other] = world.players
    if (!player || !other) return
    const game = await scratchGame(world, 'adjustments', { bloodBonus: 0 })
    await game.joinAll([player, other])
    const { id: participationId } = await game.participation(player)
    const body = { participationId, points: -50, reason }
    const made = await admin.ok('createAdjustment', { path: game.path, body })
    const isLower = (board: Schema<'ScoreboardModel'>) => scoreIn(board, player.teamId) === -50
    const board = await game.board(isLower)
    const rule = 'rule: adjustments'
    findings.same(rule, 'the total', scoreIn(board, player.teamId), -50)
    const row = board.items.find(({ id }) => id === player.teamId)
    findings.same(rule, 'the reason, for the team alone', row?.adjustments?.[0]?.reason, null)
    const own = await player.ok('getGame', { path: game.path })
    const read = own.corrections?.adjustments.map((one) => one.reason)
    findings.same(rule, 'the reason, as the team reads it', read, [reason])
    const path = { ...game.path, adjustmentId: made.id }
    await admin.ok('undoAdjustment', { path })
    const after = await game.board((now) => scoreIn(now, player.teamId) === 0)
    findings.same(rule, 'the total once it is undone', scoreIn(after, player.teamId), 0)
    await admin.refused('undoAdjustment', 'undone before', 400, { path })
    const mistakes = {
      'no points': { ...body, points: 0 },
      'a billion points': { ...body, points: 1_000_000_000 },
      'no reason': { ...body, reason: ' ' },
    }
    for (const [why, wrong] of Object.entries(mistakes))
      await admin.refused('createAdjustment', why, 400, { path: game.path, body: wrong })
    await anonymous.refused('createAdjustment', 'nobody', 401, { path: game.path, body })
    await loner.refused('createAdjustment', 'a player', 403, { path: game.path, body })
  }),

  'corrections: voided solves': onServersWith('corrections', async (world) => {
    const { admin, findings, loner } = world
    const [first, second] = world.players
    if (!first || !second) return
    const game = await scratchGame(world, 'voids')
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: ['flag{knot}'] })
    await game.joinAll([first, second])
    await game.solve(first, id, 'flag{knot}')
    await game.solve(second, id, 'flag{knot}')
    const isBoth = (board: Schema<'ScoreboardModel'>) => bloods(board)?.length === 2
    const before = await game.board(isBoth)
    const rule = 'rule: voided solves'
    findings.same(rule, 'bloods before', bloods(before), [first.teamId, second.teamId])
    const query = { count: 10, skip: 0 }
    const answers = await admin.ok('listSubmissions', { path: game.path, query })
    const submitId = answers.at(-1)?.id ?? 0
    const path = { ...game.path, submitId }
    await loner.refused('voidSubmission', 'a player', 403, { path, body: { reason } })
    await admin.refused('voidSubmission', 'no reason', 400, { path, body: { reason: ' ' } })
    await admin.ok('voidSubmission', { path, body: { reason } })
    const without = await game.board((board) => bloods(board)?.length === 1)
    findings.same(rule, 'the next team has the blood', bloods(without), [second.teamId])
    findings.same(rule, 'points of the team', scoreIn(without, first.teamId), 0)
    await admin.refused('voidSubmission', 'voided before', 400, { path, body: { reason } })
    await admin.ok('restoreSubmission', { path })
    const restored = await game.board(isBoth)
    findings.same(rule, 'rows once it is restored', restored.items, before.items)
    await admin.refused('restoreSubmission', 'not voided', 400, { path })
  }),

  'corrections: answers judged again': onServersWith('corrections', async (world) => {
    const { admin, findings, loner } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'judging', { bloodBonus: 0 })
    const id = await game.challenge({ title: 'Knots', ...kind }, { flags: ['flag{wrong}'] })
    await game.join(player)
    await game.submit(player, id, 'flag{meant}')
    const path = game.at(id)
    await admin.ok('addFlags', { path, body: [{ flag: 'flag{meant}' }] })
    const plan = await admin.ok('previewJudging', { path })
    const rule = 'rule: answers judged again'
    findings.same(
      rule,
      'teams that gain',
      plan.teams.map(({ change }) => change),
      ['gains'],
    )
    const still = await game.board()
    findings.same(rule, 'the total before', scoreIn(still, player.teamId), 0)
    await admin.refused('judgeAnswersAgain', 'another plan', 412, {
      path,
      headers: { 'if-match': '"edit-0000000000000000"' },
    })
    await admin.ok('judgeAnswersAgain', { path, headers: { 'if-match': plan.etag } })
    const after = await game.board((board) => (scoreIn(board, player.teamId) ?? 0) > 0)
    findings.same(rule, 'the total after', scoreIn(after, player.teamId), 1000)
    await loner.refused('judgeAnswersAgain', 'a player', 403, { path })
  }),
})
