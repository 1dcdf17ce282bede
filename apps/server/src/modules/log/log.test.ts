// T40: what administrators read about what happened, and what it never says.
import { describe, expect, it } from 'vitest'
import { listLogsBetween } from '#modules/log/repository.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser, visitor, services, db, clock } = await testApp()
const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)
const logs = async (query = '') => (await admin.get(`/api/admin/logs${query}`)).body

describe('the log', () => {
  it('has a line for each change, newest first, with who and from where', async () => {
    await admin.put('/api/admin/config', { globalConfig: { slogan: 'Ahoy' } })
    clock.advance(1000)
    await visitor.post('/api/account/login', { userName: 'nobody', password: 'Wrong1234' })
    clock.advance(1000)
    await visitor.post('/api/account/register', {
      userName: 'logger',
      email: 'logger@example.org',
      password: 'Halyard42',
    })
    const [third, second, first] = await logs('?count=3')
    expect(first).toMatchObject({
      name: keeper.userName,
      level: 'Information',
      status: 'Success',
      ip: '127.0.0.1',
      msg: 'Change the settings',
    })
    expect(second).toMatchObject({ name: 'Anonymous', level: 'Warning', status: 'Denied' })
    expect(second.msg).toMatch(/: Name or password is wrong\.$/)
    expect(third).toMatchObject({ name: 'logger', status: 'Success', time: clock.now() })
  })

  it('is read by level and in pages, and reading leaves no line', async () => {
    const all = await logs()
    const warnings = await logs('?level=Warning')
    expect(warnings.length).toBeGreaterThan(0)
    for (const { level } of warnings) expect(level).toBe('Warning')
    expect(await logs('?count=1&skip=1')).toEqual(all.slice(1, 2))
    expect(await logs('?level=')).toEqual(all)
    expect(await logs('?count=0')).toEqual([])
    expect(await logs('?level=Nothing')).toEqual([])
    expect((await logs()).length).toBe(all.length)
  })

  it('keeps to one line, whatever a text holds', async () => {
    services.auditLog.write({
      level: 'Information',
      userName: 'eve\r\nINFO admin',
      ip: '::1',
      message: 'a\nb\u001B[2Jc\u202Ed\u2028e\u0007\u009Bf',
      status: 'Success',
    })
    const [line] = await logs('?count=1')
    expect(line.name).toBe('eve\\u{d}\\u{a}INFO admin')
    expect(line.msg).toBe('a\\u{a}b\\u{1b}[2Jc\\u{202e}d\\u{2028}e\\u{7}\\u{9b}f')
  })

  it('has no password, token, link or flag', async () => {
    const secret = 'S3cret-Halyard'
    const { body } = await admin.post('/api/tokens', { name: 'wall' })
    await visitor.post('/api/account/login', { userName: secret, password: secret })
    await visitor.post('/api/account/verify', { token: secret, email: secret })
    await visitor.post('/api/account/passwordreset', {
      rToken: secret,
      email: secret,
      password: secret,
    })
    await admin.put('/api/account/changepassword', { old: secret, new: secret })
    await admin.post('/api/team/accept', `x:1:${secret}`)
    await services.auditLog.flush()
    const text = JSON.stringify(await db.selectFrom('logs').selectAll().execute())
    expect(text).not.toContain(secret)
    expect(text).not.toContain(String(body.token).split('.')[1])
  })

  it('sends every process the new lines', async () => {
    // What was written before may still be on its way.
    const sent: string[] = []
    services.notifications.subscribe('logs_written', (payload) => void sent.push(payload ?? ''))
    services.auditLog.write({
      level: 'Error',
      userName: 'System',
      message: 'told',
      status: 'Failed',
    })
    await services.auditLog.flush()
    const messages = async () => {
      const [first = 0, last = 0] = (sent.at(-1) ?? '').split('-').map(Number)
      return (await listLogsBetween(db, first, last)).map(({ message }) => message)
    }
    await expect.poll(messages).toEqual(['told'])
  })
})

it('files are listed by name', async () => {
  for (const name of ['b.txt', 'a.txt']) {
    await admin.upload('POST', '/api/assets', [{ field: 'files', fileName: name, content: name }])
  }
  const { body } = await admin.get('/api/admin/files')
  expect(body).toMatchObject({ length: 2, total: 2 })
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt'])
  expect((await admin.get('/api/admin/files?count=1&skip=1')).body.data[0].name).toBe('b.txt')
})
