// T40: what the program writes to its output, with every line switched on: never a flag, token, password or mail address.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { mailServer } from '#testing/mail-server.ts'
import { aFolder, end, start } from '#testing/program.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
// The process goes by the real time, so what is made for it has to.
app.clock.set(Date.now())

const START_LIMIT_MS = 180_000
const SECRET = {
  flag: 'halyard{only the team knows}',
  password: 'Sailor-Secret-42',
  mail: 'mona.private@example.org',
  linkToken: 'b0a7-link-token',
  smtpPassword: 'p@ss word',
  fileName: 'my-passport.pdf',
}

/** A mail server whose refusals quote what they refuse. */
const quoting = await mailServer({
  onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> is unknown here`)),
})

it(
  'is private, also where the database or the mail server refuses',
  { timeout: START_LIMIT_MS },
  async () => {
    const program = await start(aFolder(), ['--empty'], {
      DATABASE_URL: app.databaseUrl,
      HALYARD_LOG_LEVEL: 'trace',
      HALYARD_URL: 'https://ctf.example.org',
      HALYARD_MAIL_FROM: 'ctf@example.org',
      HALYARD_SMTP_URL: `smtp://halyard:${encodeURIComponent(SECRET.smtpPassword)}@127.0.0.1:${quoting.port}`,
      HALYARD_ADMIN_PASSWORD: 'Anchor1234',
    })
    /** What failed answers are called, for whoever looks for them in the log. */
    const failed: string[] = []
    const send = async (
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ) => {
      const { status, headers: answered } = await fetch(program.url + path, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body ? JSON.stringify(body) : null,
      })
      const id = answered.get('x-request-id')
      if (id !== null) failed.push(id)
      return status
    }
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const cookie = await app.cookieOf(player.user)
    const admin = await app.as(await app.aUser({ role: 'Admin' }))
    const apiToken = String((await admin.post('/api/tokens', { name: 'wall' })).body.token)
    const confirm = { accountPolicy: { emailConfirmationRequired: true } }
    expect((await admin.put('/api/admin/config', confirm)).status).toBe(200)
    await app.aUser({ email: 'mona.known@example.org' })
    // Whatever the database refuses to keep, it quotes in the details of its error.
    await sql`alter table submissions add check (answer = '') not valid`.execute(app.db)
    await sql`alter table users add check (user_name <> 'mona') not valid`.execute(app.db)

    const account = { userName: 'mona', email: SECRET.mail, password: SECRET.password }
    expect(await send('POST', '/api/account/register', account)).toBe(500)
    const place = `/api/game/${game.id}/challenges/${challenge.id}`
    expect(await send('POST', place, { flag: SECRET.flag }, { cookie })).toBe(500)
    expect(await send('POST', '/api/account/recovery', { email: 'mona.known@example.org' })).toBe(
      200,
    )
    await send('POST', '/api/account/login', { userName: SECRET.mail, password: SECRET.password })
    await send('POST', '/api/account/verify', { token: SECRET.linkToken, email: SECRET.mail })
    await send('GET', `/account/reset?token=${SECRET.linkToken}&email=${SECRET.mail}`)
    await send('GET', `/nothing/${SECRET.linkToken}?token=${SECRET.linkToken}`)
    await send('GET', `/api/game/${game.id}/events`, undefined, {
      authorization: `Bearer ${apiToken}`,
    })
    await send('GET', `/hub/user?game=${game.id}&access_token=${SECRET.linkToken}`)
    await send('GET', `/assets/${'0'.repeat(64)}/${SECRET.fileName}`)
    await expect.poll(() => program.output()).toContain('a mail could not be sent')
    await end(program, 'SIGTERM')

    const output = program.output()
    expect(output.match(/"msg":"request failed"/g)).toHaveLength(2)
    expect(output.match(/"msg":"request completed"/g)?.length).toBeGreaterThan(8)
    expect(failed).toHaveLength(2)
    for (const id of failed) expect(output.split(`"request":"${id}"`)).toHaveLength(3)
    const secrets = [
      ...Object.values(SECRET),
      ...['mona.known', player.user.email, cookie.split('=')[1] ?? '', apiToken],
      encodeURIComponent(SECRET.smtpPassword),
      'argon2',
    ]
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
  },
)
