import { expect, it } from 'vitest'
import { createOutbox } from '#modules/mail/outbox.ts'
import { smtpMailer } from '#platform/mail.ts'
import type { Mail } from '#platform/mail.ts'
import { mailServer } from '#testing/mail-server.ts'

const FROM = 'My CTF <ctf@example.org>'
const MAIL: Mail = {
  to: 'crew@example.org',
  subject: 'Ahoy',
  text: 'https://ctf.example.org/account/verify?token=YQ%3D%3D',
  html: '<p>Ahoy.</p>',
}

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
  const lines: string[] = []
  const log = {
    warn: (values: object, text: string) => void lines.push(JSON.stringify([values, text])),
  }
  const mailer = smtpMailer({ url: `smtp://sailor:p%40ss%20word@127.0.0.1:${port}`, from: FROM })
  const outbox = createOutbox({ mailer, log, pausesMs: [5, 5, 5] })
  outbox.post(() => Promise.resolve([MAIL]))
  await outbox.settled()
  expect(received).toHaveLength(1)
  expect(lines).toHaveLength(2)
  mailer.close()

  const refusing = await mailServer({
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  })
  const second = smtpMailer({ url: `smtp://127.0.0.1:${refusing.port}`, from: FROM })
  const outbox2 = createOutbox({ mailer: second, log, pausesMs: [5, 5, 5] })
  outbox2.post(() => Promise.resolve([MAIL]))
  await outbox2.settled()
  second.close()
  expect(lines).toHaveLength(3)
  for (const secret of ['p@ss word', MAIL.to, 'token=']) expect(lines.join()).not.toContain(secret)
})

it('refuses more once a thousand wait', async () => {
  const mailer = { kind: 'memory', send: () => Promise.resolve(), close: () => undefined } as const
  const outbox = createOutbox({ mailer, log: { warn: () => undefined } })
  const { promise, resolve } = Promise.withResolvers<Mail[]>()
  for (let count = 0; count < 1000; count += 1) outbox.post(() => promise)
  expect(() => outbox.post(() => promise)).toThrow('mailNotSent')
  resolve([])
  await outbox.settled()
  expect(() => outbox.post(() => promise)).not.toThrow()
})
