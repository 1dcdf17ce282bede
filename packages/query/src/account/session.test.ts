import type { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { accountQueries } from '#account/queries.ts'
import { forgetSession, switchUser } from '#account/session.ts'
import { createQueryClient } from '#core/client.ts'
import { gameKeys } from '#game/keys.ts'
import { infoQueries } from '#info/queries.ts'
import { teamQueries } from '#team/queries.ts'

/** A cache that has seen public and personal answers. */
function visited() {
  const client = createQueryClient()
  client.setQueryData(infoQueries.posts().queryKey, [])
  client.setQueryData(teamQueries.mine().queryKey, [])
  client.setQueryData(teamQueries.inviteCode(11).queryKey, 'null & void:11:secret')
  client.setQueryData([...gameKeys.all(3), 'play'], {})
  return client
}

it.each([
  ['switching users', switchUser],
  ['a session that ended', async (client: QueryClient) => forgetSession(client)],
])('%s leaves nothing of the person, and keeps what is public', async (_name, end) => {
  const client = visited()
  await end(client)
  expect(client.getQueryData(teamQueries.mine().queryKey)).toBeUndefined()
  expect(client.getQueryData(teamQueries.inviteCode(11).queryKey)).toBeUndefined()
  expect(client.getQueryData([...gameKeys.all(3), 'play'])).toBeUndefined()
  expect(client.getQueryData(infoQueries.posts().queryKey)).toEqual([])
})

it('knows after a lost session that nobody is signed in', () => {
  const client = visited()
  forgetSession(client)
  expect(client.getQueryData(accountQueries.profile().queryKey)).toBeNull()
})
