import { expect, it } from 'vitest'
import { PUBLIC_URL } from '#testing/open-id/browser.ts'
import { optionsOf, realProvider } from '#testing/open-id/real-provider.ts'
import { testApp } from '#testing/test-app.ts'

const provider = await realProvider()
const app = await testApp({ publicUrl: PUBLIC_URL, providers: [optionsOf(provider)] })
const { as, aUser, visitor, db } = app
const admin = await as(await aUser({ role: 'Admin' }))
const url = '/api/admin/providers'

const uni = {
  ...{ id: 'uni', kind: 'OpenId', label: 'University', icon: 'school' },
  ...{ issuer: 'https://id.uni.example', clientId: 'halyard' },
}
const secret = 'S3cret-Halyard'
const save = (providers: object[], headers = {}) => admin.put(url, { providers }, headers)
const storedSecret = async () =>
  (await db.selectFrom('providers').select('secret').executeTakeFirst())?.secret

it('are a resource of their own, those of the configuration first, and never with a secret', async () => {
  const { body } = await admin.get(url)
  expect(body.providers).toMatchObject([{ id: 'real', isFixed: true, hasSecret: true }])
  const saved = await save([{ ...uni, secret }], { 'if-match': body.etag })
  expect(saved.body.providers[1]).toMatchObject({
    ...uni,
    isFixed: false,
    hasSecret: true,
    redirectUrl: `${PUBLIC_URL}/api/account/providers/uni/return`,
  })
  expect((await admin.get(url)).text).toBe(saved.text)
  expect(saved.text).not.toContain(secret)
  expect((await save([], { 'if-match': body.etag })).status).toBe(412)
  expect((await visitor.get('/api/config')).body.providers).toEqual([
    { id: 'real', label: 'The real one', icon: 'school', kind: 'OpenId' },
    { id: 'uni', label: 'University', icon: 'school', kind: 'OpenId' },
  ])
})

it('keep the secret that is stored, for the same issuer alone', async () => {
  await save([{ ...uni, secret }])
  expect((await save([{ ...uni, label: 'Uni' }])).status).toBe(200)
  expect(await storedSecret()).toBe(secret)
  expect((await save([{ ...uni, issuer: 'https://evil.example' }])).status).toBe(400)
  expect((await save([{ ...uni, secret: 'another' }])).status).toBe(200)
  expect(await storedSecret()).toBe('another')
})

it.each([
  ['without a secret', { id: 'new' }, 'secret'],
  ['with a plain address', { secret, issuer: 'http://id.uni.example' }, 'issuer'],
  ['with an id of the configuration', { secret, id: 'real' }, 'real'],
  ['that makes administrators unasked', { secret, adminGroups: ['root'] }, 'administrators'],
])('are refused %s', async (_, difference, text) => {
  const { status, body } = await save([{ ...uni, ...difference }])
  expect([status, body.title]).toEqual([400, expect.stringContaining(text)])
})

it('are refused twice, and make administrators with a confirmation', async () => {
  expect(
    (
      await save([
        { ...uni, secret },
        { ...uni, secret },
      ])
    ).status,
  ).toBe(400)
  const admins = { ...uni, secret, adminGroups: ['root'], confirmsAdmins: true }
  expect((await save([admins])).body.providers[1].adminGroups).toEqual(['root'])
})

it('reach every process', async () => {
  const other = await app.another()
  const labels = async () => {
    const answer = await fetch(`${other}/api/config`)
    const config: { providers: { label: string }[] } = JSON.parse(await answer.text())
    return config.providers.map(({ label }) => label)
  }
  await save([{ ...uni, secret, label: 'Before' }])
  await expect.poll(labels).toContain('Before')
  await save([{ ...uni, secret, label: 'After' }])
  await expect.poll(labels).toContain('After')
})

it('say whether they answer', async () => {
  await save([{ ...uni, secret, issuer: 'http://127.0.0.1:9' }])
  expect((await admin.post(`${url}/real/check`)).body).toEqual({ problem: null, reason: null })
  expect((await admin.post(`${url}/uni/check`)).body.problem).toBe('unreachable')
  expect((await admin.post(`${url}/nobody/check`)).status).toBe(404)
})

it('are for administrators alone', async () => {
  for (const role of ['User', 'Monitor'] as const) {
    const client = await as(await aUser({ role }))
    expect((await client.get(url)).status).toBe(403)
    expect((await client.put(url, { providers: [] })).status).toBe(403)
    expect((await client.post(`${url}/real/check`)).status).toBe(403)
  }
  expect((await visitor.get(url)).status).toBe(401)
})

it('are offered to nobody where the server does not know its own address', async () => {
  const homeless = await testApp()
  const own = await homeless.as(await homeless.aUser({ role: 'Admin' }))
  expect((await own.put(url, { providers: [{ ...uni, secret }] })).status).toBe(400)
  expect((await own.get('/api/config')).body.providers).toBeUndefined()
})
