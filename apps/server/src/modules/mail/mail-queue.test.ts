import { beforeEach, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { testDatabase } from '#db/testing.ts'
import { createMailQueue } from '#modules/mail/mail-queue.ts'
import type { NewMail } from '#modules/mail/mail-queue.ts'
import { fakeClock } from '#platform/clock.ts'
import { memoryMailer, smtpMailer } from '#platform/mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { mailServer } from '#testing/mail-server.ts'

const { db } = await testDatabase()
const clock = fakeClock()

const FROM = 'My CTF <ctf@example.org>'
const MAIL: Mail = {
  to: 'crew@example.org',
  subject: 'Ahoy',
  text: 'https://ctf.example.org/account/verify?token=YQ%3D%3D',
  html: '<p>Ahoy.</p>',
}
const PROMISE: NewMail = {
  occasion: 'recovery',
  userId: null,
  email: MAIL.to,
  language: 'en-US',
  origin: 'https://ctf.example.org',
}
const HOUR_MS = 3_600_000

const write = () => Promise.resolve(MAIL)

/** One process's mailQueue, and what it wrote into the log. */
function anOutbox(mailer: Mailer, pausesMs: readonly number[] = [5, 5, 5], limit = 0) {
  const lines: string[] = []
  const log = {
    warn: (values: object, text: string) => void lines.push(JSON.stringify([values, text])),
  }
  const perMinute = () => Promise.resolve(limit)
  return { lines, ...createMailQueue({ db, clock, mailer, log, write, perMinute, pausesMs }) }
}

const failing: Mailer = {
  kind: 'memory',
  send: () => Promise.reject(new Error('busy')),
  close: () => undefined,
}
const waiting = () => db.selectFrom('outgoing_mails').selectAll().execute()

beforeEach(async () => {
  await db.deleteFrom('outgoing_mails').execute()
  await db.deleteFrom('rate_buckets').execute()
})

it('mails are sent again when the server is busy, given up when it refuses them, and the log has no secret', async () => {
  let tries = 0
  const { received, port } = await mailServer({
    onMailFrom(_address, _session, done) {
      tries += 1
      const error: Error & { responseCode?: number } = new Error('busy')
      error.responseCode = 451
      done(tries < 3 ? error : undefined)
    },
  })
  const mailer = smtpMailer({ url: `smtp://sailor:p%40ss%20word@127.0.0.1:${port}`, from: FROM })
  const busy = anOutbox(mailer)
  await busy.enqueue(PROMISE)
  await busy.settled()
  expect(received).toHaveLength(1)
  expect(busy.lines).toHaveLength(2)
  mailer.close()

  const refusing = await mailServer({
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  })
  const second = smtpMailer({ url: `smtp://127.0.0.1:${refusing.port}`, from: FROM })
  const refused = anOutbox(second)
  await refused.enqueue(PROMISE)
  await refused.settled()
  second.close()
  expect(refused.lines).toHaveLength(1)
  const lines = [...busy.lines, ...refused.lines].join()
  for (const secret of ['p@ss word', MAIL.to, 'token=']) expect(lines).not.toContain(secret)
  expect(await waiting()).toEqual([])
})

it('a mail that waits for another try is sent after a restart, and keeps no link meanwhile', async () => {
  const before = anOutbox(failing, [HOUR_MS])
  await before.enqueue(PROMISE)
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  expect(JSON.stringify(await waiting())).not.toContain('token=')
  await before.stop()
  const mailer = memoryMailer()
  const after = anOutbox(mailer)
  await after.resume()
  await after.settled()
  expect(mailer.sent).toEqual([MAIL])
  expect(await waiting()).toEqual([])
})

it('a mail of a process that died is taken up later, by one other process only', async () => {
  const dead = anOutbox(failing, [HOUR_MS])
  await dead.enqueue(PROMISE)
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  const mailer = memoryMailer()
  const others = [anOutbox(mailer), anOutbox(mailer)]
  const all = () =>
    Promise.all(
      others.map(async ({ resume, settled }) => {
        await resume()
        await settled()
      }),
    )
  await all()
  expect(mailer.sent).toEqual([])
  clock.advance(HOUR_MS + 5 * 60_000)
  await all()
  expect(mailer.sent).toEqual([MAIL])
})

it('gives a mail up after the last try, and one that comes a day too late', async () => {
  const failed = anOutbox(failing)
  await failed.enqueue(PROMISE)
  await failed.settled()
  expect(failed.lines).toHaveLength(4)
  expect(await waiting()).toEqual([])

  const dead = anOutbox(failing, [HOUR_MS])
  await dead.enqueue(PROMISE)
  await dead.stop()
  clock.advance(25 * HOUR_MS)
  const mailer = memoryMailer()
  const late = anOutbox(mailer)
  await late.resume()
  await late.settled()
  expect(mailer.sent).toEqual([])
  expect(await waiting()).toEqual([])
})

it('refuses more once a thousand wait', async () => {
  const rows = Array.from({ length: 1000 }, () => ({
    occasion: PROMISE.occasion,
    email: PROMISE.email,
    language: PROMISE.language,
    origin: PROMISE.origin,
    posted_at: ms(clock.now()),
    due_at: ms(clock.now()),
  }))
  await db.insertInto('outgoing_mails').values(rows).execute()
  const mailer = memoryMailer()
  const mailQueue = anOutbox(mailer)
  await expect(mailQueue.enqueue(PROMISE)).rejects.toThrow('mailNotSent')
  await mailQueue.resume()
  await mailQueue.settled()
  expect(mailer.sent).toHaveLength(100)
  await expect(mailQueue.enqueue(PROMISE)).resolves.toBeUndefined()
  await mailQueue.settled()
})

it('no more mails go in a minute than the limit says, whichever process sends them', async () => {
  const mailer = memoryMailer()
  const [one, two] = [anOutbox(mailer, [], 60), anOutbox(mailer, [], 60)]
  const round = async () => {
    await Promise.all([one.resume(), two.resume()])
    await Promise.all([one.settled(), two.settled()])
    return mailer.sent.length
  }
  for (let count = 0; count < 3; count += 1) {
    await one.enqueue(PROMISE)
    await two.enqueue(PROMISE)
  }
  expect(await round()).toBe(1)
  expect(await round()).toBe(1)
  clock.advance(1000)
  expect(await round()).toBe(2)
  clock.advance(500)
  expect(await round()).toBe(2)
  clock.advance(HOUR_MS)
  expect(await round()).toBe(3)
  await Promise.all([one.stop(), two.stop()])
  expect(await waiting()).toHaveLength(3)
})

it('a mail that waits for room is sent by itself, the oldest first', async () => {
  const sent: string[] = []
  const mailer = { ...memoryMailer(), send: ({ to }: Mail) => Promise.resolve(void sent.push(to)) }
  const queue = createMailQueue({
    ...{ db, clock, mailer },
    log: { warn: () => {} },
    write: ({ email }) => Promise.resolve({ ...MAIL, to: email }),
    perMinute: () => Promise.resolve(60),
  })
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
    await queue.enqueue({ ...PROMISE, email })
    clock.advance(10)
  }
  clock.advance(1000)
  await expect.poll(() => sent, { timeout: 5000 }).toEqual(['a@example.org', 'b@example.org'])
  clock.advance(1000)
  await expect.poll(() => sent.at(-1), { timeout: 5000 }).toBe('c@example.org')
  await queue.stop()
  expect(await waiting()).toEqual([])
})

it('a refused mail makes room for the others under a limit', async () => {
  const busy = anOutbox(failing, [HOUR_MS], 6000)
  await busy.enqueue(PROMISE)
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
  await busy.settled()
  expect((await waiting())[0]?.due_at).toBe(clock.now() + HOUR_MS)
  await busy.stop()
})
