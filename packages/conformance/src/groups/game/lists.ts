import { conditionalGet } from '#http/conditional.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosOf } from '#world/world.ts'

export const listScenarios = scenariosOf('game', {
  'the public lists': async (world) => {
    const { anonymous, admin, findings } = world
    const hidden = await scratchGame(world, 'unlisted', { hidden: true })
    // In the lists for a moment: nothing else shows what they leave out.
    const shown = await scratchGame(world, 'listed', { hidden: false, teamMemberCountLimit: 3 })
    await shown.start()
    const answer = await anonymous.okAnswer('listGames', { query: { count: 50 } })
    const caching = answer.headers.get('cache-control')?.replaceAll(' ', '')
    findings.same('listGames', 'Cache-Control', caching, 'public,max-age=60')
    const page = await anonymous.ok('listGames', { query: { count: 50 } })
    const ids = page.data.map(({ id }) => id)
    const row = page.data.find(({ id }) => id === shown.id)
    findings.same('listGames', 'limit of members', row?.limit, 3)
    findings.check('listGames', !ids.includes(hidden.id), 'a hidden game is listed')
    const starts = page.data.map(({ start }) => start)
    findings.same(
      'listGames',
      'latest start first',
      starts,
      starts.toSorted((a, b) => b - a),
    )
    findings.same('listGames', 'length', page.length, page.data.length)
    const second = await anonymous.ok('listGames', { query: { count: 1, skip: 1 } })
    findings.same(
      'listGames',
      'skip',
      second.data.map(({ id }) => id),
      ids.slice(1, 2),
    )
    const byDefault = await anonymous.ok('listGames')
    findings.same('listGames', 'ten by default', byDefault.data.length, Math.min(10, page.total))

    const recent = await anonymous.ok('listRecentGames')
    const isRecent = recent.some(({ id }) => id === shown.id)
    findings.check('listRecentGames', isRecent, 'a running game is missing')
    const isUnlisted = !recent.some(({ id }) => id === hidden.id)
    findings.check('listRecentGames', isUnlisted, 'a hidden game is listed')
    const now = world.server.now()
    const distances = recent.map(({ start, end }) => distance(now, start, end))
    const sorted = distances.toSorted((a, b) => a - b)
    findings.same('listRecentGames', 'nearest first', distances, sorted)
    const limited = await anonymous.ok('listRecentGames', { query: { limit: 1 } })
    findings.same('listRecentGames', 'limit', limited.length, 1)
    await conditionalGet(world, anonymous, 'listRecentGames')
    await shown.moveTo('after')
    await admin.ok('deleteGame', { path: shown.path })
  },

  'a game by its id': async (world) => {
    const { anonymous, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'page', { inviteCode: 'anchor', content: 'All of it' })
    const before = await anonymous.ok('getGame', { path: game.path })
    const seen = [before.status, before.teamName, before.division, before.teamCount]
    findings.same('getGame', 'a visitor', seen, ['Unsubmitted', null, null, 0])
    findings.same('getGame', 'content', before.content, 'All of it')
    findings.same('getGame', 'an invite code is needed', before.inviteCodeRequired, true)
    await game.join(player, { inviteCode: 'anchor' })
    const after = await player.ok('getGame', { path: game.path })
    const joined = [after.status, after.teamName, after.teamCount]
    findings.same('getGame', 'a participant', joined, ['Accepted', player.teamName, 1])
  },
})

/** How far a game is from now: the order of the recent ones. */
function distance(now: number, start: number, end: number): number {
  if (end < now) return now - end
  if (start > now) return start - now
  return Math.min(now - start, end - now)
}
