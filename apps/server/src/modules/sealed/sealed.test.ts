// Fields that are sent encrypted while the setting is on.
import { beforeAll, describe, expect, it } from 'vitest'
import { createServices } from '#modules/services.ts'
import { unseal } from '#modules/sealed/sealed-fields.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import { seal } from '#testing/seal.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { app, as, aUser, visitor, services, mails, db } = testing
const { aGame, aChallenge, aPlayer } = gameBuilders(testing)

const admin = await as(await aUser({ role: 'Admin' }))
const turn = async (apiEncryption: boolean) =>
  expect(await admin.put('/api/admin/config', { globalConfig: { apiEncryption } })).toMatchObject({
    status: 200,
  })
const key = async () => (await visitor.get('/api/config')).body.apiPublicKey
const sealed = async (text: string) => seal(await key(), text)
const PASSWORD = 'Halyard42'
const logIn = (password: string) =>
  visitor.post('/api/account/login', { userName: 'sealed', password })

beforeAll(async () => {
  await turn(true)
  await visitor.post('/api/account/register', {
    userName: 'sealed',
    email: 'sealed@example.org',
    password: await sealed(PASSWORD),
  })
})

describe('the key', () => {
  it('is 32 bytes, the same in every process, and only there while it is on', async () => {
    expect(Buffer.from(await key(), 'base64')).toHaveLength(32)
    const second = createServices(services)
    const { fieldKeys } = await second.settings.read()
    expect(unseal(await sealed('ahoy'), fieldKeys ?? { privateKey: '', publicKey: '' })).toBe(
      'ahoy',
    )
  })

  it('is fresh after off and on, and stays with any other change', async () => {
    const first = await key()
    expect(
      await admin.put('/api/admin/config', {
        globalConfig: { apiEncryption: true, title: 'Sealed' },
      }),
    ).toMatchObject({ status: 200 })
    expect(await key()).toBe(first)
    await turn(false)
    expect(await key()).toBeNull()
    await turn(true)
    expect(await key()).not.toBe(first)
    expect((await logIn(seal(first, PASSWORD))).status).toBe(400)
  })

  it('never shows its private half', async () => {
    const { fieldKeys } = await services.settings.read()
    const secret = fieldKeys?.privateKey ?? ''
    expect(secret).not.toBe('')
    for (const client of [admin, visitor]) {
      for (const url of ['/api/config', '/api/admin/config']) {
        const { text } = await client.get(url)
        expect(text).not.toContain(secret)
        expect(text).not.toMatch(/fieldKeys|tokenKeys|privateKey/)
      }
    }
  })
})

describe('a sealed field', () => {
  it('is a password like any other', async () => {
    expect((await logIn(await sealed(PASSWORD))).status).toBe(200)
    expect((await logIn(await sealed('Wrong1234'))).status).toBe(401)
    expect((await logIn(await sealed('Пароль-1a'))).status).toBe(401)
  })

  it.each([
    ['in plain text', () => Promise.resolve(PASSWORD)],
    [
      'sealed for another key',
      () => Promise.resolve(seal(Buffer.alloc(32, 9).toString('base64'), PASSWORD)),
    ],
    ['cut off', async () => (await sealed(PASSWORD)).slice(0, 40)],
    ['changed', async () => `${(await sealed(PASSWORD)).slice(0, -8)}AAAAAAA=`],
    ['of a key that is no point', () => Promise.resolve(Buffer.alloc(80).toString('base64'))],
    ['blank inside', () => sealed('   ')],
    ['not base64', () => Promise.resolve('%'.repeat(100))],
  ])('is refused %s', async (_, password) => {
    const answer = await logIn(await password())
    expect(answer.status).toBe(400)
    expect(answer.body.title).toMatch(/^password: /)
  })

  it('is a new password, both halves of it', async () => {
    const login = await logIn(await sealed(PASSWORD))
    const here = httpClient(app, {
      cookie: String(login.headers['set-cookie']).split(';')[0] ?? '',
    })
    const change = async (old: string, next: string) =>
      here.put('/api/account/changepassword', { old, new: next })
    expect((await change(PASSWORD, 'Better1234')).body.title).toMatch(/^old: /)
    expect((await change(await sealed(PASSWORD), 'Better1234')).body.title).toMatch(/^new: /)
    expect((await change(await sealed(PASSWORD), await sealed('weakness'))).body.title).toMatch(
      /^Use a password of at least/,
    )
    expect((await change(await sealed(PASSWORD), await sealed('Better1234'))).status).toBe(200)
    expect((await logIn(await sealed('Better1234'))).status).toBe(200)
  })

  it('is the password of a recovery', async () => {
    await admin.put('/api/admin/config', { accountPolicy: { emailConfirmationRequired: true } })
    await visitor.post('/api/account/recovery', { email: 'sealed@example.org' })
    const text = (await mails()).at(-1)?.text ?? ''
    const query = URL.parse(/http:\S+/.exec(text)?.[0] ?? '')?.searchParams
    const reset = (password: string) =>
      visitor.post('/api/account/passwordreset', {
        rToken: query?.get('token'),
        email: query?.get('email'),
        password,
      })
    expect((await reset('Plain1234')).body.title).toMatch(/^password: /)
    expect((await reset(await sealed('Third1234'))).status).toBe(200)
    expect((await logIn(await sealed('Third1234'))).status).toBe(200)
  })

  it('is a flag, whose length counts after it is opened', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client } = await aPlayer(game)
    const submit = (flag: string) =>
      client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag })
    expect((await submit(FLAG)).body.title).toMatch(/^flag: /)
    expect((await submit(await sealed('x'.repeat(128)))).status).toBe(400)
    const answer = await submit(await sealed(FLAG))
    expect(answer.status).toBe(200)
    const row = await db
      .selectFrom('submissions')
      .select(['answer', 'verdict'])
      .where('id', '=', answer.body)
      .executeTakeFirst()
    expect(row).toEqual({ answer: FLAG, verdict: 'Accepted' })
  })
})

it('plain text is taken while it is off', async () => {
  await turn(false)
  expect((await logIn('Third1234')).status).toBe(200)
  await turn(true)
})
