import { createClient } from '@halyard/api'
import type { ChallengeSettings, Schema } from '@halyard/api'
import { LONG_LIST, boundBroken } from '@halyard/rules'
import { expect, it } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { addFlags } from '#edit/flags/mutations.ts'
import { copyChallenge } from '#edit/challenges/copy-challenge.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'

const flags = Array.from({ length: 25_000 }, (_, index) => ({
  flag: `flag{${String(index).padStart(40, '0')}}`,
}))

const ids = { gameId: 1, challengeId: 7 }

/** A server that keeps flags, takes no more in a request than ours does, and fails after some. */
function aServer(mostRequests = Infinity) {
  const kept: Schema<'FlagCreateModel'>[] = []
  let requests = 0
  const respond = async (request: Request) => {
    const text = await request.text()
    requests += 1
    if (requests > mostRequests) return Response.json({ title: 'Full' }, { status: 500 })
    const isTooLarge =
      text.length > LONG_LIST.bytes || boundBroken(text, { ...LONG_LIST, depth: 9, names: 103 })
    if (isTooLarge) return Response.json({ title: 'Too large' }, { status: 413 })
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/flags')) kept.push(...JSON.parse(text))
    return Response.json(pathname === '/api/config' ? { extensions: ['files'] } : { id: 8 })
  }
  connect({ client: createClient({ baseUrl: 'http://ctf.example', fetch: respond }) })
  return kept
}

const add = (client = createQueryClient()) =>
  client
    .getMutationCache()
    .build(client, addFlags)
    .execute({ ...ids, flags })

it('25,000 flags are added, in as many requests as the server needs', async () => {
  const kept = aServer()
  await add()
  expect(kept).toEqual(flags)
})

it('what was added before a failure is shown', async () => {
  aServer(1)
  const client = createQueryClient()
  const queryKey: readonly unknown[] = editChallengeQueries.detail(1, 7).queryKey
  client.setQueryData(queryKey, { id: 7 })
  await expect(add(client)).rejects.toThrow('Full')
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('25,000 flags are copied with their challenge', async () => {
  const kept = aServer()
  const source: ChallengeSettings = {
    id: 7,
    title: 'Tide tables',
    content: '',
    category: 'Misc',
    type: 'StaticAttachment',
    hints: [],
    flagTemplate: null,
    isEnabled: true,
    acceptedCount: 0,
    fileName: 'attachment',
    attachment: null,
    testContainer: null,
    flags: flags.map(({ flag }, id) => ({ id, flag, attachment: null })),
    containerImage: '',
    memoryLimit: 64,
    cpuCount: 1,
    storageLimit: 256,
    exposePort: 80,
    networkMode: 'Open',
    enableTrafficCapture: false,
    disableBloodBonus: false,
    deadlineUtc: null,
    submissionLimit: 0,
    originalScore: 100,
    minScoreRate: 1,
    difficulty: 5,
  }
  const to = { from: 1, gameId: 1, title: 'Tide tables, again' }
  expect(await copyChallenge(createQueryClient(), source, to)).toBe(8)
  expect(kept.map(({ flag }) => flag)).toEqual(flags.map(({ flag }) => flag))
})
