// A receiver in another language verifies the signatures.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { newSecret, signedHeaders } from '#modules/webhook/sign.ts'
import { systemRandom } from '#platform/random.ts'
import { testApp } from '#testing/test-app.ts'

const LOCAL = readConfig({ HALYARD_WEBHOOK_RANGES: '127.0.0.1/32' }).webhookRanges
const app = await testApp({ webhookRanges: LOCAL })
const { as, aUser, clock } = app
const admin = await as(await aUser({ role: 'Admin' }))
clock.set(Date.now())

const PYTHON = '/usr/bin/python3'

const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
})

async function startPython(secret: string) {
  const program = join(import.meta.dirname, '../../testing/receiver.py')
  const child = spawn(PYTHON, [program, secret], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  return { url: `http://127.0.0.1:${await next()}/`, next: async () => JSON.parse(await next()) }
}

describe.skipIf(!existsSync(PYTHON))('a receiver in Python', () => {
  it('verifies what is signed, by the old secret and the new one, and nothing else', async () => {
    const edit = { name: 'Python', events: ['notice'] }
    const made = await admin.post('/api/admin/webhooks', {
      ...{ ...edit, format: 'json', url: 'https://example.org/' },
    })
    const url = `/api/admin/webhooks/${made.body.webhook.id}`
    const renewed = await admin.post(`${url}/secret`)
    for (const secret of [made.body.secret, renewed.body.secret]) {
      const python = await startPython(secret)
      await admin.put(url, { ...edit, url: python.url })
      const tested = await admin.post(`${url}/test`)
      expect(tested.body).toMatchObject({ problem: null, answerStatus: 204 })
      expect(await python.next()).toEqual({ verified: true, type: 'test' })
    }
    const stranger = await startPython(newSecret(systemRandom))
    await admin.put(url, { ...edit, url: stranger.url })
    expect((await admin.post(`${url}/test`)).body.answerStatus).toBe(401)
    expect(await stranger.next()).toEqual({ verified: false, type: 'test' })
    clock.advance(-3_600_000)
    const late = await startPython(renewed.body.secret)
    await admin.put(url, { ...edit, url: late.url })
    expect((await admin.post(`${url}/test`)).body.answerStatus).toBe(401)
  })
})

describe('a signature', () => {
  it('is that of the documented example', () => {
    // The example of the specification's reference libraries.
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const message = {
      ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAtMs: 1_614_265_330_000 },
      body: '{"test": 2432232314}',
    }
    expect(signedHeaders(message, [secret])['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })
})
