import { QueryObserver } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { noticeQueries } from '#game/notices/queries.ts'
import { playQueries } from '#game/play/queries.ts'
import { scoreboardQueries } from '#game/scoreboard/queries.ts'
import { infoQueries } from '#info/queries.ts'
import { teamQueries } from '#team/queries.ts'

type Polled = { queryKey: QueryKey; refetchInterval?: unknown }

/** What an observer waits before it asks again, in milliseconds. */
function paceOf({ queryKey, refetchInterval }: Polled): unknown {
  const client = createQueryClient()
  const options = { queryKey, queryFn: () => ({}), enabled: false }
  const query = new QueryObserver(client, options).getCurrentQuery()
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
}

it.each<[string, Polled]>([
  ['a game', gameQueries.detail(3)],
  ['its challenges', playQueries.details(3)],
  ['its notices', noticeQueries.list(3)],
  ['posts', infoQueries.posts()],
  ['the latest posts', infoQueries.latestPosts()],
  ['a post', infoQueries.post('abc')],
  ['the own teams', teamQueries.mine()],
  ['a team', teamQueries.detail(3)],
])('asks for %s every ten seconds, give or take two', (_, options) => {
  expect(paceOf(options)).toBeGreaterThanOrEqual(8000)
  expect(paceOf(options)).toBeLessThanOrEqual(12_000)
})

it('asks for a scoreboard, which is large, every half a minute', () => {
  expect(paceOf(scoreboardQueries.board(3, () => Promise.reject()))).toBeGreaterThanOrEqual(24_000)
})

it('asks for the settings of the platform every minute, so that open pages follow them', () => {
  expect(paceOf(infoQueries.config())).toBeGreaterThanOrEqual(48_000)
  expect(paceOf(infoQueries.config())).toBeLessThanOrEqual(72_000)
})
