import { createClient } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { updateChallenge } from '#edit/challenges/mutations.ts'
import { updateGame } from '#edit/games/mutations.ts'
import { editGameQueries } from '#edit/games/queries.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { editNoticeQueries } from '#edit/notices/queries.ts'
import { divisionQueries } from '#edit/divisions/queries.ts'
import { createDivision } from '#edit/divisions/mutations.ts'
import { createNotice, updateNotice } from '#edit/notices/mutations.ts'

const own = { flags: [{ id: 1, flag: 'f{1}' }], acceptedCount: 29 }
const first = { id: 1, title: 'Pier', content: 'first', ...own }
const saved = { id: 7, title: 'Quay', content: 'second', flags: [], acceptedCount: 0 }

const queryFn = () => new Promise<never>(() => {})

// What is read again would be waited for without end.
it.each([
  ['a game', updateGame, editGameQueries.detail(1).queryKey, first, saved],
  [
    'a challenge',
    updateChallenge,
    editChallengeQueries.detail(1, 7).queryKey,
    first,
    // The answer leaves solves and flags out.
    { ...saved, ...own },
  ],
  ['a new notice', createNotice, editNoticeQueries.list(1).queryKey, [first], [first, saved]],
  [
    'a notice',
    updateNotice,
    editNoticeQueries.list(1).queryKey,
    [first, { id: 7 }],
    [first, saved],
  ],
  ['a new division', createDivision, divisionQueries.list(1).queryKey, [first], [first, saved]],
])(
  '%s counts as saved with the answer, which is shown',
  async (_what, mutation, key, known, shown) => {
    const queryKey: readonly unknown[] = key
    const asked: string[] = []
    const respond = ({ method }: Request) => {
      asked.push(method)
      return method === 'GET'
        ? new Promise<Response>(() => {})
        : Promise.resolve(Response.json(saved))
    }
    connect({ client: createClient({ baseUrl: 'http://ctf.example', fetch: respond }) })
    const client = createQueryClient()
    client.setQueryData(queryKey, known)
    const stop = new QueryObserver(client, {
      queryKey,
      queryFn,
      staleTime: Infinity,
    }).subscribe(() => {})
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every one of them takes these
    const options = mutation as typeof updateChallenge
    await client.getMutationCache().build(client, options).execute({ gameId: 1, challengeId: 7 })
    expect(client.getQueryData(queryKey)).toEqual(shown)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
    stop()
  },
)
