import { createClient } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { updateChallenge } from '#edit/challenge-mutations.ts'
import { editQueries } from '#edit/queries.ts'

const flags = [{ id: 1, flag: 'f{1}', attachment: null }]
const { queryKey } = editQueries.challenge(1, 7)

it('shows a saved challenge with its solves and flags, which the answer leaves out', async () => {
  const saved = { id: 7, title: 'Quay', acceptedCount: 0, flags: [] }
  const respond = () => Promise.resolve(Response.json(saved))
  connect({ client: createClient({ baseUrl: 'http://ctf.example', fetch: respond }) })
  const client = createQueryClient()
  const known = { ...saved, title: 'Pier', acceptedCount: 29, flags }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other fields play no part
  client.setQueryData(queryKey, known as unknown as Schema<'ChallengeEditDetailModel'>)
  await client
    .getMutationCache()
    .build(client, updateChallenge)
    .execute({ gameId: 1, challengeId: 7, title: 'Quay' })
  expect(client.getQueryData(queryKey)).toEqual({ ...saved, acceptedCount: 29, flags })
})
