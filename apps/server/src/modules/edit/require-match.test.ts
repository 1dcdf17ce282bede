import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, aUser } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))
const { body: game } = await admin.post('/api/edit/games', { title: 'Regatta' })
const gameUrl = `/api/edit/games/${game.id}`

/** Where one of each kind is edited, and how it is read. */
const kinds = {
  async game() {
    const { body } = await admin.post('/api/edit/games', { title: 'Quay' })
    const url = `/api/edit/games/${body.id}`
    return { url, read: async () => (await admin.get(url)).body }
  },
  async challenge() {
    const { body } = await admin.post(`${gameUrl}/challenges`, { title: 'Knots' })
    const url = `${gameUrl}/challenges/${body.id}`
    return { url, read: async () => (await admin.get(url)).body }
  },
  async division() {
    const { body } = await admin.post(`${gameUrl}/divisions`, { name: 'Students' })
    const isMade = ({ id }: { id: number }) => id === body.id
    const read = async () => (await admin.get(`${gameUrl}/divisions`)).body.find(isMade)
    return { url: `${gameUrl}/divisions/${body.id}`, read }
  },
}

const named = (name: string) => ({ title: name, name })

describe.each(Object.entries(kinds))('a %s', (_kind, make) => {
  it('is saved by one of two who began from the same', async () => {
    const { url, read } = await make()
    const { etag } = await read()
    const save = (name: string) => admin.put(url, named(name), { 'if-match': etag })
    const answers = await Promise.all([save('Pier'), save('Mole')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed()
    expect(lost?.body).toEqual({
      title: 'Someone else has changed this in the meantime.',
      status: 412,
    })
    expect(await read()).toEqual(won?.body)
    expect((await admin.put(url, named('Mole'), { 'if-match': won?.body.etag })).status).toBe(200)
  })

  it('is saved without a condition, and with the one that it is there', async () => {
    const { url } = await make()
    expect((await admin.put(url, named('Pier'))).status).toBe(200)
    expect((await admin.put(url, named('Mole'), { 'if-match': '*' })).status).toBe(200)
  })
})

it('a challenge has the same tag after its flags were edited', async () => {
  const { url, read } = await kinds.challenge()
  const { etag } = await read()
  await admin.post(`${url}/flags`, [{ flag: 'HL{deep}' }])
  expect((await read()).etag).toBe(etag)
})
