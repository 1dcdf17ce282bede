// Turnstile against a siteverify of our own: outbound requests happen only where it is the captcha.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const asked: URLSearchParams[] = []
let mode: 'works' | 'broken' | 'hangs up' = 'works'
const used = new Set<string>()
const server = createServer((request, response) => {
  void read(request).then((text) => {
    const form = new URLSearchParams(text)
    asked.push(form)
    if (mode === 'hangs up') return request.socket.destroy()
    if (mode === 'broken') return response.writeHead(500).end('<html>')
    const token = form.get('response') ?? ''
    // As the real one: each answer counts once.
    const success =
      form.get('secret') === 'the-secret' && token.startsWith('right') && !used.has(token)
    used.add(token)
    return response.end(JSON.stringify({ success, 'error-codes': [] }))
  })
}).listen(0, '127.0.0.1')
afterAll(() => server.close())
const read = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const { visitor, as, aUser } = await testApp({
  turnstile: { siteKey: 'the-site', secret: 'the-secret', verifyUrl: `http://127.0.0.1:${port}/` },
})
const admin = await as(await aUser({ role: 'Admin' }))
const setCaptcha = (useCaptcha: boolean) =>
  admin.put('/api/admin/config', { accountPolicy: { useCaptcha } })
let count = 0
const register = (challenge: string | null) => {
  count += 1
  const userName = `turn${count}`
  const body = { userName, email: `${userName}@example.org`, password: 'Halyard42', challenge }
  return visitor.post('/api/account/register', body)
}

beforeEach(async () => {
  mode = 'works'
  asked.length = 0
  await setCaptcha(true)
})

describe('Turnstile', () => {
  it('is the captcha while the policy asks for one', async () => {
    expect((await visitor.get('/api/captcha')).body).toEqual({
      type: 'CloudflareTurnstile',
      siteKey: 'the-site',
    })
    expect((await visitor.get('/api/captcha/powchallenge')).status).toBe(404)
    await setCaptcha(false)
    expect((await visitor.get('/api/captcha')).body).toEqual({ type: 'None', siteKey: '' })
    expect((await register(null)).status).toBe(200)
    expect(asked).toHaveLength(0)
  })

  it('is asked with the secret, the answer and the caller’s address, and takes each answer once', async () => {
    expect((await register('right-1')).status).toBe(200)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: 'the-secret',
      response: 'right-1',
      remoteip: '127.0.0.1',
    })
    expect((await register('right-1')).body.title).toBe('The captcha was not solved. Try again.')
    expect((await register('wrong')).status).toBe(400)
  })

  it('is not asked about what cannot be an answer', async () => {
    for (const challenge of [null, '', 'x'.repeat(2049)]) {
      expect((await register(challenge)).status).toBe(400)
    }
    expect(asked).toHaveLength(0)
  })

  it.each(['broken', 'hangs up'] as const)('stays shut when the service %s', async (how) => {
    mode = how
    expect((await register(`right-${how}`)).status).toBe(400)
  })
})
