import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Role } from '#db/tables/accounts.ts'
import { hashPassword } from '#platform/passwords.ts'
import { createAuthenticator } from '#testing/authenticator.ts'
import { httpClient } from '#testing/http-client.ts'
import type { HttpClient, TestResponse } from '#testing/http-client.ts'
import type { TestApp } from '#testing/test-app.ts'

export const ORIGIN = 'https://ctf.example.org'
export const RP_ID = 'ctf.example.org'
export const PASSWORD = 'Halyard42'

/** The code that the secret gives at that time. */
export const codeOf = (secret: string, nowMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })

/** The cookies that a response sets, as a browser sends them back. */
export const cookiesOf = ({ headers }: TestResponse): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

interface Added {
  readonly device: ReturnType<typeof createAuthenticator>
  readonly codes: string[]
  readonly id: number
}

/** Steps of people with a second factor. */
export function secondFactorSteps({
  app,
  clock,
  aUser,
  as,
}: Pick<TestApp, 'app' | 'clock' | 'aUser' | 'as'>) {
  const hash = hashPassword(PASSWORD)
  const browser = (cookie: string) => httpClient(app, { cookie })
  return {
    browser,
    /** Somebody with a password, and a session. */
    aPerson: async (role: Role = 'User') => {
      const user = await aUser({ password_hash: await hash, role })
      return { ...user, client: await as(user) }
    },
    /** Sets an authenticator app up, in the period before: the code of now is still good. */
    setUpTotp: async (client: HttpClient): Promise<{ secret: string; codes: string[] }> => {
      const { status, body } = await client.post('/api/account/secondfactor/totp')
      expect(status).toBe(200)
      const code = codeOf(body.secret, clock.now())
      const done = await client.put('/api/account/secondfactor/totp', { code })
      expect(done.status).toBe(200)
      clock.advance(30_000)
      return { secret: body.secret, codes: done.body.codes }
    },
    addPasskey: async (client: HttpClient, name = 'Laptop'): Promise<Added> => {
      const device = createAuthenticator({ origin: ORIGIN, rpId: RP_ID })
      const { status, body } = await client.post('/api/account/passkeys/challenge')
      expect(status).toBe(200)
      const added = await client.post('/api/account/passkeys', {
        name,
        passkey: device.make(body),
      })
      expect(added.status).toBe(200)
      const { passkeys } = (await client.get('/api/account/secondfactor')).body
      return { device, codes: added.body.codes, id: passkeys.at(-1).id }
    },
    /** Enters the password; the client that has what the answer set. */
    startLogin: async (userName: string, password = PASSWORD) => {
      const response = await httpClient(app).post('/api/account/login', { userName, password })
      return { response, client: browser(cookiesOf(response)) }
    },
    isIn: async (response: TestResponse) =>
      (await browser(cookiesOf(response)).get('/api/account/profile')).status === 200,
  }
}
