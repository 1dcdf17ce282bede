import { conditionalGet } from '#http/conditional.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosOf } from '#world/stage.ts'

export const listScenarios = scenariosOf('game', {
  'the public lists': async (stage) => {
    const { anonymous, admin, book } = stage
    const hidden = await scratchGame(stage, 'unlisted')
    // In the lists for a moment: nothing else shows what they leave out.
    const shown = await scratchGame(stage, 'listed', { hidden: false, teamMemberCountLimit: 3 })
    const answer = await anonymous.okAnswer('listGames', { query: { count: 50 } })
    const caching = answer.headers.get('cache-control')?.replaceAll(' ', '')
    book.same('listGames', 'Cache-Control', caching, 'public,max-age=60')
    const page = await anonymous.ok('listGames', { query: { count: 50 } })
    const ids = page.data.map(({ id }) => id)
    const row = page.data.find(({ id }) => id === shown.id)
    book.same('listGames', 'limit of members', row?.limit, 3)
    book.check('listGames', !ids.includes(hidden.id), 'a hidden game is listed')
    const starts = page.data.map(({ start }) => start)
    book.same(
      'listGames',
      'latest start first',
      starts,
      starts.toSorted((a, b) => b - a),
    )
    book.same('listGames', 'length', page.length, page.data.length)
    const second = await anonymous.ok('listGames', { query: { count: 1, skip: 1 } })
    book.same(
      'listGames',
      'skip',
      second.data.map(({ id }) => id),
      ids.slice(1, 2),
    )
    const byDefault = await anonymous.ok('listGames')
    book.same('listGames', 'ten by default', byDefault.data.length, Math.min(10, page.total))

    const recent = await anonymous.ok('listRecentGames')
    const isRecent = recent.some(({ id }) => id === shown.id)
    book.check('listRecentGames', isRecent, 'a running game is missing')
    const isUnlisted = !recent.some(({ id }) => id === hidden.id)
    book.check('listRecentGames', isUnlisted, 'a hidden game is listed')
    const now = stage.server.now()
    const distances = recent.map(({ start, end }) => distance(now, start, end))
    const sorted = distances.toSorted((a, b) => a - b)
    book.same('listRecentGames', 'nearest first', distances, sorted)
    const limited = await anonymous.ok('listRecentGames', { query: { limit: 1 } })
    book.same('listRecentGames', 'limit', limited.length, 1)
    await conditionalGet(stage, anonymous, 'listRecentGames')
    await admin.ok('deleteGame', { path: shown.path })
  },

  'a game by its id': async (stage) => {
    const { anonymous, book } = stage
    const [player] = stage.players
    if (!player) return
    const game = await scratchGame(stage, 'page', { inviteCode: 'anchor', content: 'All of it' })
    const before = await anonymous.ok('getGame', { path: game.path })
    const seen = [before.status, before.teamName, before.division, before.teamCount]
    book.same('getGame', 'a visitor', seen, ['Unsubmitted', null, null, 0])
    book.same('getGame', 'content', before.content, 'All of it')
    book.same('getGame', 'an invite code is needed', before.inviteCodeRequired, true)
    await game.join(player, { inviteCode: 'anchor' })
    const after = await player.ok('getGame', { path: game.path })
    const joined = [after.status, after.teamName, after.teamCount]
    book.same('getGame', 'a participant', joined, ['Accepted', player.teamName, 1])
  },
})

/** How far a game is from now: the order of the recent ones. */
function distance(now: number, start: number, end: number): number {
  if (end < now) return now - end
  if (start > now) return start - now
  return Math.min(now - start, end - now)
}
