// Texts that the database cannot keep, and ids in other letters: both are settled before any handler.
import { beforeAll, describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import type { HttpClient } from '#testing/http-client.ts'
import type { TestUser } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser, aTeam, visitor } = await testApp()
let user: TestUser
let admin: HttpClient
beforeAll(async () => {
  user = await aUser({ role: 'Admin' })
  admin = await as(user)
})

describe('a text that cannot be kept is refused', () => {
  it.each(['users', 'teams'])('in the search for %s', async (what) => {
    const url = `/api/admin/${what}/search?hint=a%00b`
    expect((await admin.post(url)).status).toBe(400)
  })

  it('in the address of a link', async () => {
    const email = Buffer.from('crew\0@example.org').toString('base64')
    const answers = [
      await visitor.post('/api/account/verify', { token: 'eA==', email }),
      await visitor.post('/api/account/passwordreset', {
        password: 'Anchor1234',
        email,
        rToken: 'eA==',
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  it('in a body, and is said as what it is', async () => {
    const headers = { 'content-type': 'application/json' }
    const sent = (payload: string) =>
      admin.send({ method: 'POST', url: '/api/team', payload, headers })
    const title = 'A text contains a character that cannot be stored, such as NUL.'
    for (const name of [String.raw`a\u0000b`, String.raw`a\ud800`])
      expect(await sent(`{"name":"${name}"}`)).toMatchObject({ status: 400, body: { title } })
    expect((await sent(String.raw`{"name":"a\u00"}`)).body.title).toBe(
      'The request body is not valid JSON.',
    )
  })

  it('as half of a pair of characters', async () => {
    const payload = String.raw`{"globalConfig":{"title":"a\ud800"}}`
    const headers = { 'content-type': 'application/json' }
    const answer = await admin.send({ method: 'PUT', url: '/api/admin/config', payload, headers })
    expect(answer.status).toBe(400)
  })

  it('in any parameter of a path or a query', async () => {
    const ofTexts = loadContract().operations.flatMap((operation) =>
      operation.parameters
        .filter(({ in: place, schema }) => place !== 'header' && schema.type === 'string')
        .map(({ name, in: place }) => ({ operation, name, place })),
    )
    for (const { operation, name, place } of ofTexts) {
      const path = operation.path.replace(`{${name}}`, 'a%00b').replaceAll(/\{\w+\}/g, '1')
      const url = place === 'query' ? `${path}?${name}=a%00b` : path
      const { status } = await admin.send({ method: operation.method, url })
      expect([operation.id, name, status < 500]).toEqual([operation.id, name, true])
    }
  })
})

describe('an id in upper-case letters means the same', () => {
  it('to the administrator who would delete himself', async () => {
    const answer = await admin.delete(`/api/admin/users/${user.id.toUpperCase()}`)
    expect(answer).toMatchObject({ status: 400 })
    expect((await admin.get('/api/account/profile')).status).toBe(200)
  })

  it('to the captain who would be kicked, or handed the team', async () => {
    const captain = await aUser()
    const team = await aTeam({ captain })
    const client = await as(captain)
    const id = captain.id.toUpperCase()
    expect((await client.post(`/api/team/${team.id}/kick/${id}`)).status).toBe(400)
    expect((await client.get(`/api/team/${team.id}`)).body.members).toHaveLength(1)
    const moved = await client.put(`/api/team/${team.id}/transfer`, { newCaptainId: id })
    expect(moved.body).toMatchObject({ id: team.id })
  })
})
