import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderMailer, smtpMailer } from '#platform/mail.ts'
import type { Mail } from '#platform/mail.ts'
import { mailServer } from '#testing/mail-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MAIL: Mail = {
  to: 'crew@example.org',
  subject: 'GZ: 确认邮箱',
  text: 'Ahoy.\n.\nhttps://ctf.example.org/account/verify?token=YQ%3D%3D\n',
  html: '<p>Ahoy.</p>',
}

const FROM = 'My CTF <ctf@example.org>'

describe('mails to a mail server', () => {
  it('arrive with sender, receiver, subject and both parts', async () => {
    const { received, port } = await mailServer()
    const url = `smtp://sailor:p%40ss%20word@127.0.0.1:${port}`
    const mailer = smtpMailer({ url, from: FROM })
    await mailer.send(MAIL)
    mailer.close()
    expect(received).toHaveLength(1)
    const [mail] = received
    expect(mail).toMatchObject({ user: 'sailor', from: 'ctf@example.org', to: [MAIL.to] })
    expect(mail?.text).toContain('From: My CTF <ctf@example.org>')
    expect(mail?.text).toMatch(/Subject: =\?UTF-8\?/)
    expect(mail?.text).toContain('multipart/alternative')
    expect(mail?.text).toContain('<p>Ahoy.</p>')
    expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  })

  it('go to the one address only, whatever it looks like', async () => {
    const { received, port } = await mailServer()
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
    await mailer
      .send({ ...MAIL, to: 'a@example.org, b@example.org', subject: 'x\r\nBcc: c@example.org' })
      .catch(() => undefined)
    mailer.close()
    for (const { to, text } of received) {
      expect(to).toHaveLength(1)
      expect(text).not.toMatch(/^Bcc:/m)
    }
  })
})

describe('mails to a folder', () => {
  it('are files for one reader, named by their time', async () => {
    const mailer = folderMailer(join(folder, 'mail'), () => Date.UTC(2026, 10, 21, 12))
    await mailer.send(MAIL)
    const names = readdirSync(join(folder, 'mail'))
    expect(names).toEqual([expect.stringMatching(/^2026-11-21T12-00-00\.000Z-[0-9a-f]{6}\.eml$/)])
    const path = join(folder, 'mail', names[0] ?? '')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain('To: crew@example.org')
    expect(text).toContain('https://ctf.example.org/account/verify?token=')
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  })
})
