import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import * as answers from '#answers.ts'
import { createClient } from '#client.ts'
import { unwrap } from '#unwrap.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A client of a real server that answers every request with this text. */
async function clientOf(body: string, type = 'application/json; charset=utf-8') {
  const started = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  server = started
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening))
  const address = started.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const baseUrl = `http://127.0.0.1:${address.port}`
  return createClient({ baseUrl, answers })
}

const team = {
  id: 12,
  name: 'null & void',
  bio: null,
  avatar: null,
  locked: false,
  members: [],
}
const token = {
  id: '8b1c',
  name: 'ci',
  creatorId: null,
  createdAt: 0,
  expiresAt: null,
  lastUsedAt: null,
  isRevoked: false,
  creator: 'root',
}
const path = { params: { path: { id: 12 } } }

/** The team as a server sends it that is not quite ours. */
async function read(sent: object) {
  const client = await clientOf(JSON.stringify(sent))
  return unwrap(client.GET('/api/team/{id}', path))
}

describe('an answer that is not quite as promised', () => {
  it('may carry more fields', async () => {
    expect(await read({ ...team, website: 'x' })).toEqual({ ...team, website: 'x' })
  })

  it('may carry a number as text', async () => {
    expect(await read({ ...team, id: '12' })).toMatchObject({ id: '12' })
  })

  it('may carry a value that no enum knows: it is kept', async () => {
    const members = [{ id: 'u', userName: 'ada', role: 'Wizard' }]
    expect(await read({ ...team, members })).toMatchObject({ members })
  })

  it('may be an unknown enum value as a whole', async () => {
    const client = await clientOf('"Pondering"')
    const ids = { id: 3, challengeId: 7, submitId: 1 }
    const call = client.GET('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
      params: { path: ids },
    })
    expect(await unwrap(call)).toBe('Pondering')
  })

  it('may be empty where a command answers nothing', async () => {
    const client = await clientOf('')
    expect(await unwrap(client.POST('/api/team/{id}/leave', path))).toBeUndefined()
  })
})

describe('an answer whose parts are null or not there', () => {
  it('has null for what may be null', async () => {
    const { bio: _bio, ...silent } = team
    expect(await read(silent)).toEqual(team)
  })

  it('is an empty list as a whole', async () => {
    const client = await clientOf('null')
    expect(await unwrap(client.GET('/api/tokens'))).toEqual([])
  })

  it('has empty lists and maps, also inside of lists', async () => {
    const client = await clientOf(
      JSON.stringify({ bloodBonus: 0, updateTimeUtc: 0, challengeCount: 0, items: [{ id: 1 }] }),
    )
    const call = client.GET('/api/game/{id}/scoreboard', { params: { path: { id: 1 } } })
    expect(await unwrap(call)).toMatchObject({
      timelines: [],
      divisions: [],
      challenges: {},
      items: [{ id: 1, bio: null, solvedChallenges: [] }],
    })
  })

  it('is taken as it is by a client that does not read by the contract', async () => {
    const { members: _members, ...bare } = team
    const client = createClient({
      baseUrl: 'http://platform.example',
      fetch: () => Promise.resolve(Response.json(bare)),
    })
    expect(await unwrap(client.GET('/api/team/{id}', path))).toEqual(bare)
  })
})

describe('an answer that lacks what screens rely on', () => {
  const failure = { name: 'ApiError', status: 200, operation: 'GET /api/team/{id}' }

  it('names operation and field', async () => {
    const { locked: _locked, ...lockless } = team
    await expect(read(lockless)).rejects.toMatchObject({
      ...failure,
      field: 'locked',
      message: 'GET /api/team/{id} answered 200 without locked',
    })
  })

  it('names the first field when there is nothing at all', async () => {
    const client = await clientOf('')
    const call = unwrap(client.GET('/api/team/{id}', path))
    await expect(call).rejects.toMatchObject({ ...failure, field: 'id' })
  })

  it('names the item of a list', async () => {
    const client = await clientOf(JSON.stringify([token, { ...token, id: undefined }]))
    const call = unwrap(client.GET('/api/tokens'))
    await expect(call).rejects.toMatchObject({ operation: 'GET /api/tokens', field: '[1].id' })
  })

  it('says so when it is no list', async () => {
    const client = await clientOf(JSON.stringify({ data: [token] }))
    const call = unwrap(client.GET('/api/tokens'))
    await expect(call).rejects.toMatchObject({ operation: 'GET /api/tokens', field: '[]' })
  })

  it('is an error without title when it is a page', async () => {
    const client = await clientOf('<!doctype html>', 'text/html; charset=utf-8')
    const call = unwrap(client.GET('/api/team/{id}', path))
    await expect(call).rejects.toMatchObject({ ...failure, title: '', field: undefined })
  })
})
