import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser, visitor, db, clock, services } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))
const URL = '/api/admin/mail/policy'

const countWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows.length
}

const register = (email: string) =>
  visitor.post('/api/account/register', {
    userName: `mate${Math.floor(clock.now() % 100_000)}${email.length}`,
    password: 'Anchor-1234',
    email,
  })

describe('the rules for mail', () => {
  it('are a resource of their own, which no save of the settings changes', async () => {
    const { body } = await admin.get(URL)
    expect(body).toEqual({ deniedDomains: '', perMinute: 0, etag: body.etag })
    const headers = { 'if-match': body.etag }
    const saved = await admin.put(URL, { deniedDomains: 'spam.example', perMinute: 30 }, headers)
    expect(saved.body).toMatchObject({ deniedDomains: 'spam.example', perMinute: 30 })
    expect((await admin.put(URL, {}, headers)).status).toBe(412)
    await admin.put('/api/admin/config', { accountPolicy: { emailDomainList: '' } })
    expect((await admin.get(URL)).body).toEqual(saved.body)
    expect((await admin.get('/api/admin/config')).body).not.toHaveProperty('mailPolicy')
    await admin.put(URL, {})
    expect((await admin.get(URL)).body).toEqual(body)
  })

  it('of two who save at the same time, one is refused', async () => {
    const headers = { 'if-match': (await admin.get(URL)).body.etag }
    // Both have read before either can write.
    const { sent } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('config').select('section').forUpdate().execute()
      const saving = [10, 20].map((perMinute) => admin.put(URL, { perMinute }, headers))
      await expect.poll(countWaiting).toBe(2)
      return { sent: saving }
    })
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412])
    await admin.put(URL, {})
  })

  it.each([{ perMinute: -1 }, { perMinute: 6001 }, { deniedDomains: 'x'.repeat(60_001) }])(
    'are refused outside of their limits',
    async (body) => {
      expect((await admin.put(URL, body)).status).toBe(400)
    },
  )
})

describe('a denied domain', () => {
  it.each(['a@spam.example', 'a@SPAM.example', 'a@mail.spam.example', 'a@bücher.example'])(
    'refuses %s',
    async (email) => {
      await admin.put(URL, { deniedDomains: '*.spam.example,xn--bcher-kva.example' })
      const { status, body } = await register(email)
      expect(status).toBe(400)
      expect(body.title).toBe(
        'Email addresses at this domain may not register. Use another address.',
      )
    },
  )

  it('refuses no other, and wins over the list of those that may register', async () => {
    await admin.put(URL, { deniedDomains: 'spam.example' })
    expect((await register('a@nospam.example')).status).toBe(200)
    const set = (emailDomainList: string) =>
      admin.put('/api/admin/config', { accountPolicy: { emailDomainList } })
    await set('spam.example')
    expect((await register('b@spam.example')).status).toBe(400)
    await set('')
    await admin.put(URL, {})
    expect((await register('c@spam.example')).status).toBe(200)
  })
})

const delay = async () => (await visitor.get('/api/account/maildelay')).body
const wait = (minutesAgo: readonly number[]) =>
  db
    .insertInto('outgoing_mails')
    .values(
      minutesAgo.map((minutes) => ({
        occasion: 'recovery' as const,
        user_id: null,
        email: 'mate@example.org',
        language: 'en-US',
        origin: 'https://ctf.example.org',
        attempts: 0,
        posted_at: ms(clock.now() - minutes * 60_000),
        due_at: ms(clock.now() + 3_600_000),
      })),
    )
    .execute()

describe('the delay of mail', () => {
  it('is none while the mails of one mailbox wait, and the median of many', async () => {
    expect(await delay()).toEqual({ minutes: 0 })
    await wait([50, 40])
    expect(await delay()).toEqual({ minutes: 0 })
    await wait([7, 7, 6, 6])
    expect(await delay()).toEqual({ minutes: 7 })
    await db.deleteFrom('outgoing_mails').execute()
  })

  it('is how long those that wait take at the limit', async () => {
    await wait(Array.from({ length: 90 }, () => 0))
    await admin.put(URL, { perMinute: 10 })
    expect(await delay()).toEqual({ minutes: 9 })
    await db.deleteFrom('outgoing_mails').execute()
    await admin.put(URL, {})
    await services.mailQueue.settled()
  })
})
