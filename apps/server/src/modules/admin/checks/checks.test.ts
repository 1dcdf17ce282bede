import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { Mailer } from '#platform/mail.ts'
import { testApp } from '#testing/test-app.ts'

/** What siteverify answers to a response that no visitor gave. */
let codes: readonly string[] | undefined = []
const server = createServer((_request, response) => {
  if (codes) response.end(JSON.stringify({ success: false, 'error-codes': codes }))
  else response.writeHead(502).end()
}).listen(0, '127.0.0.1')
afterAll(() => server.close())
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const { as, aUser, mails, services, db, clock } = await testApp({
  turnstile: { siteKey: 'the-site', secret: 'the-secret', verifyUrl: `http://127.0.0.1:${port}/` },
})
const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)

describe('a test message', () => {
  it('goes to the administrator who asks for it', async () => {
    const { status, body } = await admin.post('/api/admin/mail/test')
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', keeper.id)
      .executeTakeFirstOrThrow()
    expect({ status, body }).toEqual({ status: 200, body: { to: email, isSent: true } })
    expect((await mails()).at(-1)).toMatchObject({ to: email, subject: 'GZ: test message' })
  })

  it('fails with what the mail server said', async () => {
    const mailer: { send: Mailer['send'] } = services.mailer
    const { send } = mailer
    mailer.send = () =>
      Promise.reject(Object.assign(new Error('x'), { response: '535 Bad credentials' }))
    const { status, body } = await admin.post('/api/admin/mail/test')
    mailer.send = send
    expect(status).toBe(400)
    expect(body.title).toBe('The mail server rejected the message: 535 Bad credentials')
  })
})

it.each([
  ['Works', ['invalid-input-response']],
  ['WrongSecret', ['invalid-input-secret']],
  ['Unreachable', undefined],
] as const)('the keys of the captcha: %s', async (outcome, answer) => {
  codes = answer
  const { body } = await admin.post('/api/admin/captcha/test')
  expect(body).toEqual({ provider: 'CloudflareTurnstile', outcome })
})

it('the health has memory and the mails that wait', async () => {
  const { body } = await admin.get('/api/admin/health')
  expect(body).toMatchObject({ mailsWaiting: 0, oldestMailTime: null })
  expect(body.usedMemory).toBeGreaterThan(1e6)
  expect(body.freeMemory).toBeGreaterThan(1e6)
  const mail = { occasion: 'recovery', email: 'a@example.org', language: 'en-US' } as const
  const postedAt = clock.now() - 60_000
  const times = { posted_at: ms(postedAt), due_at: ms(clock.now() + 60_000) }
  await db
    .insertInto('outgoing_mails')
    .values({ ...mail, origin: 'http://localhost', ...times })
    .execute()
  expect((await admin.get('/api/admin/health')).body).toMatchObject({
    mailsWaiting: 1,
    oldestMailTime: postedAt,
  })
})

it('is for administrators', async () => {
  const monitor = await as(await aUser({ role: 'Monitor' }))
  expect((await monitor.post('/api/admin/mail/test')).status).toBe(403)
  expect((await monitor.post('/api/admin/captcha/test')).status).toBe(403)
  expect((await monitor.get('/api/admin/health')).status).toBe(403)
})
