import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, db } = app
const { aGame, aChallenge } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = (challenge: { game_id: number; id: number }) =>
  `/api/edit/games/${challenge.game_id}/challenges/${challenge.id}`
const upload = async (content: string, fileName: string): Promise<string> => {
  const form = [{ field: 'files', fileName, content }]
  return (await admin.upload('POST', '/api/assets', form)).body[0].hash
}
const inAnyCase = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ flag: `f{${index}}`, match: 'ignoreCase' }))
const attachmentRows = async () => (await db.selectFrom('attachments').selectAll().execute()).length

describe('flags', () => {
  it('are added, each with its file, and listed in order', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [], type: 'DynamicAttachment' })
    const hash = await upload('chart', 'chart 1.txt')
    const body = [
      { flag: 'flag{one}', attachmentType: 'Local', fileHash: hash },
      { flag: 'flag{two}', attachmentType: 'Remote', remoteUrl: 'https://example.org/x' },
      { flag: 'flag{three}' },
      { flag: 'flag{four}', attachmentType: 'Local', fileHash: '0'.repeat(64) },
    ]
    expect(await admin.post(`${urlOf(challenge)}/flags`, body)).toMatchObject({
      status: 200,
      text: '',
    })
    const { flags } = (await admin.get(urlOf(challenge))).body
    expect(flags).toMatchObject([
      {
        flag: 'flag{one}',
        attachment: { type: 'Local', url: `/assets/${hash}/chart%201.txt`, fileSize: 5 },
      },
      {
        flag: 'flag{two}',
        attachment: { type: 'Remote', url: 'https://example.org/x', fileSize: null },
      },
      { flag: 'flag{three}', attachment: null },
      { flag: 'flag{four}', attachment: { type: 'Local', url: null, fileSize: null } },
    ])
  })

  it('are refused together when one of them is no flag', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [] })
    const url = `${urlOf(challenge)}/flags`
    for (const wrong of [
      { flag: '' },
      { flag: 'x'.repeat(128) },
      { flag: 'flag{x}', attachmentType: 'Remote', remoteUrl: 'javascript:alert(1)' },
    ]) {
      expect((await admin.post(url, [{ flag: 'flag{fine}' }, wrong])).status).toBe(400)
    }
    expect((await admin.get(urlOf(challenge))).body.flags).toEqual([])
  })

  it('say how they are compared, exactly by default', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [] })
    const body = [
      { flag: 'flag{a}' },
      { flag: 'flag{b}', match: 'exact' },
      { flag: 'flag{c}', match: 'ignoreCase' },
      { flag: String.raw`flag\{\d+\}`, match: 'regex' },
    ]
    expect((await admin.post(`${urlOf(challenge)}/flags`, body)).status).toBe(200)
    const { flags } = (await admin.get(urlOf(challenge))).body
    const matches = flags.map(({ match }: { match: string }) => match)
    expect(matches).toEqual(['exact', 'exact', 'ignoreCase', 'regex'])
  })

  it.each([
    ['cannot be read', 'flag{(', /Flag 2 .* character 6/],
    ['look around', '(?=a)b', /Flag 2 .* character 1/],
    ['repeat too often', 'flag[a-f]{1001}', /Flag 2 .* character 10/],
    ['match an empty answer', '.*', /Flag 2 .* empty answer/],
    ['are too large', '([a-f]{100}){10}', /Flag 2 .* too large/],
  ])('are refused as patterns that %s, without a word of them', async (_why, flag, message) => {
    const challenge = await aChallenge(await aGame(), { flags: [] })
    const url = `${urlOf(challenge)}/flags`
    const refused = await admin.post(url, [{ flag: 'flag{fine}' }, { flag, match: 'regex' }])
    expect(refused).toMatchObject({ status: 400, body: { title: expect.stringMatching(message) } })
    expect(refused.text).not.toContain(flag)
    expect((await admin.get(urlOf(challenge))).body.flags).toEqual([])
    expect((await admin.post(url, [{ flag: 'a'.repeat(10_000), match: 'regex' }])).status).toBe(400)
  })

  it('are compared exactly where each team has its own', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [], type: 'DynamicAttachment' })
    const url = `${urlOf(challenge)}/flags`
    for (const match of ['ignoreCase', 'regex'])
      expect((await admin.post(url, [{ flag: 'flag{a}', match }])).status).toBe(400)
    expect((await admin.post(url, [{ flag: 'flag{a}', match: 'exact' }])).status).toBe(200)
  })

  it('that no index finds are a hundred at most', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [] })
    const url = `${urlOf(challenge)}/flags`
    expect((await admin.post(url, inAnyCase(101))).status).toBe(400)
    expect((await admin.post(url, inAnyCase(100))).status).toBe(200)
    expect((await admin.post(url, inAnyCase(1))).status).toBe(400)
    expect((await admin.post(url, [{ flag: 'f{one more}' }])).status).toBe(200)
  })

  it('may be very many at once', async () => {
    const challenge = await aChallenge(await aGame(), { flags: [] })
    const body = Array.from({ length: 25_000 }, (_, index) => ({ flag: `flag{${index}}` }))
    expect((await admin.post(`${urlOf(challenge)}/flags`, body)).status).toBe(200)
    const { flags } = (await admin.get(urlOf(challenge))).body
    expect([flags.length, flags.at(-1).flag]).toEqual([25_000, 'flag{24999}'])
  })

  it('go one by one, and the last one takes the challenge off the board', async () => {
    const challenge = await aChallenge(await aGame(), { flags: ['flag{a}', 'flag{b}'] })
    const { flags } = (await admin.get(urlOf(challenge))).body
    const remove = (id: number) => admin.delete(`${urlOf(challenge)}/flags/${id}`)
    expect(await remove(flags[0].id)).toMatchObject({ status: 200, body: 'Success' })
    expect((await admin.get(urlOf(challenge))).body.isEnabled).toBe(true)
    expect(await remove(flags[0].id)).toMatchObject({ status: 200, body: 'NotFound' })
    expect((await remove(flags[1].id)).body).toBe('Success')
    expect((await admin.get(urlOf(challenge))).body).toMatchObject({ isEnabled: false, flags: [] })
    const board = await admin.get(`/api/game/${challenge.game_id}/scoreboard`)
    expect(board.body.challengeCount).toBe(0)
  })

  it('are not shown where each team gets its own', async () => {
    const challenge = await aChallenge(await aGame(), { type: 'DynamicContainer' })
    expect((await admin.get(urlOf(challenge))).body.flags).toEqual([])
  })

  it('of a challenge that does not exist are 404', async () => {
    const { game_id } = await aChallenge(await aGame())
    const url = urlOf({ game_id, id: 999_999 })
    expect((await admin.post(`${url}/flags`, [{ flag: 'x' }])).status).toBe(404)
    expect((await admin.delete(`${url}/flags/1`)).status).toBe(404)
    expect((await admin.post(`${url}/attachment`, {})).status).toBe(404)
  })
})

describe('the attachment of a challenge', () => {
  it('is replaced and removed without leaving anything behind', async () => {
    const challenge = await aChallenge(await aGame())
    const url = `${urlOf(challenge)}/attachment`
    const before = await attachmentRows()
    const hash = await upload('map', 'map.txt')
    expect(await admin.post(url, { attachmentType: 'Local', fileHash: hash })).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await admin.get(urlOf(challenge))).body.attachment).toMatchObject({
      url: `/assets/${hash}/map.txt`,
    })
    await admin.post(url, { attachmentType: 'Remote', remoteUrl: 'http://example.org/' })
    expect((await admin.get(urlOf(challenge))).body.attachment).toMatchObject({
      type: 'Remote',
      url: 'http://example.org/',
    })
    expect(await attachmentRows()).toBe(before + 1)
    expect((await admin.get(`/assets/${hash}/map.txt`)).status).toBe(404)
    await admin.post(url, {})
    expect((await admin.get(urlOf(challenge))).body.attachment).toBeNull()
    expect(await attachmentRows()).toBe(before)
  })

  it.each([
    ['/files/x.zip', 200],
    ['files/x.zip', 400],
    ['//evil.example/x', 400],
    ['/\\evil.example/x', 400],
    ['javascript:alert(1)', 400],
    [' ', 400],
    [undefined, 400],
  ])('may be at the address %j: %i', async (remoteUrl, status) => {
    const challenge = await aChallenge(await aGame())
    const url = `${urlOf(challenge)}/attachment`
    expect((await admin.post(url, { attachmentType: 'Remote', remoteUrl })).status).toBe(status)
    const { attachment } = (await admin.get(urlOf(challenge))).body
    expect(attachment?.url).toBe(status === 200 ? remoteUrl : undefined)
  })

  it('keeps a file that another challenge shows', async () => {
    const [one, two] = [await aChallenge(await aGame()), await aChallenge(await aGame())]
    const hash = await upload('shared map', 'map.txt')
    for (const challenge of [one, two])
      await admin.post(`${urlOf(challenge)}/attachment`, {
        attachmentType: 'Local',
        fileHash: hash,
      })
    await admin.post(`${urlOf(one)}/attachment`, {})
    expect((await admin.get(`/assets/${hash}/map.txt`)).status).toBe(200)
    await admin.post(`${urlOf(two)}/attachment`, {})
    expect((await admin.get(`/assets/${hash}/map.txt`)).status).toBe(404)
  })

  it('hangs on the flags where each team gets its own', async () => {
    const challenge = await aChallenge(await aGame(), { type: 'DynamicAttachment' })
    expect((await admin.post(`${urlOf(challenge)}/attachment`, {})).status).toBe(400)
  })

  it('goes with the challenge', async () => {
    const challenge = await aChallenge(await aGame())
    const before = await attachmentRows()
    const link = { attachmentType: 'Remote', remoteUrl: 'https://example.org/' }
    await admin.post(`${urlOf(challenge)}/attachment`, link)
    await admin.post(`${urlOf(challenge)}/flags`, [{ flag: 'flag{y}', ...link }])
    expect(await attachmentRows()).toBe(before + 2)
    await admin.delete(urlOf(challenge))
    expect(await attachmentRows()).toBe(before)
  })
})
