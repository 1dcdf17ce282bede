import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const account = { userName: 'mona', password: 'Anchor-4-Weigh', email: 'mona@example.org' }

/** Registers, and returns the cookies that were set: name and the rest. */
async function register({ visitor }: Awaited<ReturnType<typeof testApp>>) {
  const { headers } = await visitor.post('/api/account/register', account)
  return [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(/=(.*)/, 2))
}

describe('the session cookie', () => {
  it('has one name of our own', async () => {
    const own = await testApp()
    const cookies = await register(own)
    expect(cookies.map(([name]) => name)).toEqual(['halyard_session'])
    const token = cookies[0]?.[1]?.split(';')[0]
    const headers = { cookie: `GZCTF_Token=${token}` }
    expect((await own.visitor.get('/api/account/profile', headers)).status).toBe(401)
  })

  it('also has the name that existing clients look for, where the operator wants it', async () => {
    const known = await testApp({ knownNames: true })
    const cookies = await register(known)
    expect(cookies.map(([name]) => name)).toEqual(['halyard_session', 'GZCTF_Token'])
    for (const [name, value] of cookies) {
      expect(value).toMatch(/Path=\/; HttpOnly; SameSite=Lax/)
      const headers = { cookie: `${name}=${value?.split(';')[0]}` }
      expect((await known.visitor.get('/api/account/profile', headers)).status).toBe(200)
    }
    const cookie = `GZCTF_Token=${cookies[1]?.[1]?.split(';')[0]}`
    const { headers } = await known.visitor.post('/api/account/logout', undefined, { cookie })
    expect(String(headers['set-cookie'])).toMatch(/halyard_session=;.*GZCTF_Token=;/)
    expect((await known.visitor.get('/api/account/profile', { cookie })).status).toBe(401)
  })
})
