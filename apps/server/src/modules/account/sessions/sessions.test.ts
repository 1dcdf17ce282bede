import { describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const { app, clock, db, as, aUser, cookieOf } = await testApp()

const minute = 60_000
const path = '/api/account/sessions'
const isIn = async (cookie: string) =>
  (await httpClient(app, { cookie }).get('/api/account/profile')).status === 200

/** A person with a session on a laptop and one on a phone, which is used last. */
async function onTwoDevices() {
  const user = await aUser()
  const laptop = await cookieOf(user)
  clock.advance(minute)
  const phone = await cookieOf(user)
  clock.advance(minute)
  return { user, laptop, phone, onPhone: httpClient(app, { cookie: phone }) }
}

describe('the own sessions', () => {
  it('are listed, the one used last first, and tell which one asks', async () => {
    const { onPhone } = await onTwoDevices()
    const { status, body } = await onPhone.get(path)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        ip: '127.0.0.1',
        userAgent: null,
        createdAt: clock.now() - minute,
        lastSeenAt: clock.now(),
        isCurrent: true,
      },
      expect.objectContaining({ createdAt: clock.now() - 2 * minute, isCurrent: false }),
    ])
  })

  it('keep what the browser says of itself when it logs in, up to a length', async () => {
    const userName = 'device-sailor'
    const registration = { userName, email: `${userName}@example.org`, password: 'Halyard42' }
    const response = await httpClient(app, { 'user-agent': `Lynx/2.9 ${'x'.repeat(600)}` }).post(
      '/api/account/register',
      registration,
    )
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await httpClient(app, { cookie }).get(path)
    expect(body).toHaveLength(1)
    expect(body[0].userAgent).toMatch(/^Lynx\/2\.9 x+$/)
    expect(body[0].userAgent).toHaveLength(400)
  })

  it('are named by nothing that opens them', async () => {
    const { onPhone, phone } = await onTwoDevices()
    const { body } = await onPhone.get(path)
    expect(phone).not.toContain(body[0].id)
    expect(await isIn(`halyard_session=${body[0].id}`)).toBe(false)
  })

  it('leave out those that a change of the password has ended', async () => {
    const { user, onPhone } = await onTwoDevices()
    await db.updateTable('users').set({ security_stamp: 'new' }).where('id', '=', user.id).execute()
    expect((await onPhone.get(path)).status).toBe(401)
    const later = httpClient(app, { cookie: await cookieOf(user) })
    expect((await later.get(path)).body).toHaveLength(1)
  })
})

describe('ending one', () => {
  it('logs that device out at once, and no other', async () => {
    const { laptop, phone, onPhone } = await onTwoDevices()
    const { body } = await onPhone.get(path)
    const [, other] = body
    expect((await onPhone.delete(`${path}/${other.id}`)).status).toBe(200)
    expect(await isIn(laptop)).toBe(false)
    expect(await isIn(phone)).toBe(true)
    expect((await onPhone.delete(`${path}/${other.id}`)).status).toBe(404)
  })

  it('is refused for the one in use, which is logged out instead', async () => {
    const { phone, onPhone } = await onTwoDevices()
    const { body } = await onPhone.get(path)
    expect((await onPhone.delete(`${path}/${body[0].id}`)).status).toBe(400)
    expect(await isIn(phone)).toBe(true)
  })

  it('reaches no session of somebody else', async () => {
    const { laptop, onPhone } = await onTwoDevices()
    const { body } = await onPhone.get(path)
    const stranger = await as(await aUser())
    expect((await stranger.delete(`${path}/${body[1].id}`)).status).toBe(404)
    expect(await isIn(laptop)).toBe(true)
  })
})

describe('ending all others', () => {
  it('leaves the one in use, and the sessions of everybody else', async () => {
    const { laptop, phone, onPhone } = await onTwoDevices()
    const stranger = await cookieOf(await aUser())
    expect((await onPhone.delete(path)).status).toBe(200)
    expect(await isIn(laptop)).toBe(false)
    expect(await isIn(phone)).toBe(true)
    expect(await isIn(stranger)).toBe(true)
  })
})
