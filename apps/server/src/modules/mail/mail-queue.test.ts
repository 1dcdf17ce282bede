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
function anOutbox(mailer: Mailer, pausesMs: readonly number[] = [5, 5, 5]) {
  const lines: string[] = []
  const log = {
    warn: (values: object, text: string) => void lines.push(JSON.stringify([values, text])),
  }
  return { lines, ...createMailQueue({ db, clock, mailer, log, write, pausesMs }) }
}

const failing: Mailer = {
  kind: 'memory',
  send: () => Promise.reject(new Error('busy')),
  close: () => undefined,
}
const waiting = () => db.selectFrom('outgoing_mails').selectAll().execute()

beforeEach(async () => void (await db.deleteFrom('outgoing_mails').execute()))

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
