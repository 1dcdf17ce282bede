import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { testApp } from '#testing/test-app.ts'

const { app, visitor, as, aUser } = await testApp()

describe('what no route knows', () => {
  it("is 404 in JSON below /api, in the caller's language", async () => {
    const english = await visitor.get('/api/nothing')
    expect(english).toMatchObject({ status: 404, body: { title: 'Not found.', status: 404 } })
    const chinese = await visitor.get('/api/nothing', { 'accept-language': 'zh-CN,zh;q=0.9' })
    expect(chinese.body.title).toBe('未找到。')
    expect(chinese.headers['content-language']).toBe('zh-CN')
  })

  it('is 404 when an id in the path is not one', async () => {
    const user = await as(await aUser())
    for (const id of ['abc', '0', '1.5', '99999999999']) {
      expect(await user.get(`/api/team/${id}/invite`)).toMatchObject({
        status: 404,
        body: { status: 404 },
      })
    }
  })

  it('is 405 with the known methods when only the method is wrong', async () => {
    const response = await visitor.delete('/api/config')
    expect(response).toMatchObject({
      status: 405,
      body: { status: 405 },
      headers: { allow: 'GET' },
    })
  })

  it('names the methods of an address, not of those that it looks like', async () => {
    const { operations } = loadContract()
    const addresses = new Set(
      operations.map(({ path }) => path).filter((path) => !path.includes('{')),
    )
    const headersOf: Record<string, string> = {}
    const right: Record<string, string> = {}
    for (const path of addresses) {
      right[path] = operations
        .filter((operation) => operation.path === path)
        .map(({ method }) => method)
        .join(', ')
      for (const method of ['OPTIONS', 'PATCH'] as const)
        headersOf[path] = String((await visitor.send({ method, url: path })).headers.allow)
    }
    expect(headersOf).toEqual(right)
  })

  it('is 405 for a tunnel through the server', async () => {
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const socket = connect(port, '127.0.0.1')
    socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      title: 'This address does not accept the method CONNECT.',
      status: 405,
    })
  })
})
