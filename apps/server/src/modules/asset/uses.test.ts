import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, aUser, db, visitor } = testing
const { aGame, aChallenge, aPlayer } = gameBuilders(testing)
const admin = await as(await aUser({ role: 'Admin' }))

async function aFile(content: string): Promise<string> {
  const { body } = await admin.upload('POST', '/api/assets', [
    { field: 'files', fileName: `${content}.txt`, content },
  ])
  return body[0].hash
}
type Stored = { hash: string; name: string; size: number; useCount: number; uses: unknown[] }
const list = async (query = ''): Promise<{ data: Stored[]; length: number; total: number }> =>
  (await admin.get(`/api/admin/files/stored${query}`)).body
const usesOf = async (hash: string) =>
  (await list('?count=1000')).data.find((file) => file.hash === hash)?.uses
const prune = (...hashes: string[]) => admin.post('/api/admin/files/prune', { hashes })
const linkTo = (hash: string) => `See ![map](https://ctf.example/assets/${hash}/map.png).`

describe('the list of stored files', () => {
  it('has sizes, and pages by name with the number of all', async () => {
    const hash = await aFile('anchor')
    expect((await list('?count=1000')).data.find((file) => file.hash === hash)).toMatchObject({
      name: 'anchor.txt',
      size: 6,
      uploadTime: expect.any(Number),
      useCount: 0,
      uses: [],
    })
    await aFile('buoy')
    const page = await list('?count=1&skip=1')
    expect(page).toMatchObject({ length: 1, data: [{ name: 'buoy.txt' }] })
    expect(page.total).toBe((await list('?count=1000')).length)
  })

  it('lists what uses a file: attachment, file of a flag, poster, avatars, writeup', async () => {
    const game = await aGame()
    const [one, two] = [await aChallenge(game), await aChallenge(game)]
    const url = `/api/edit/games/${game.id}/challenges`
    const hash = await aFile('handout')
    const attached = { attachmentType: 'Local', fileHash: hash }
    await admin.post(`${url}/${one.id}/attachment`, attached)
    await admin.post(`${url}/${two.id}/flags`, [{ flag: 'halyard{two}', ...attached }])
    const { user, team, participation } = await aPlayer(game)
    const picture = { avatar_hash: hash }
    await db.updateTable('games').set({ poster_hash: hash }).where('id', '=', game.id).execute()
    await db.updateTable('users').set(picture).where('id', '=', user.id).execute()
    await db.updateTable('teams').set(picture).where('id', '=', team.id).execute()
    await db
      .updateTable('participations')
      .set({ writeup_hash: hash })
      .where('id', '=', participation.id)
      .execute()

    const uses = await usesOf(hash)
    expect(uses).toHaveLength(6)
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: 'Challenge', id: String(one.id), name: one.title, gameId: game.id },
        { kind: 'Challenge', id: String(two.id), name: two.title, gameId: game.id },
        { kind: 'Game', id: String(game.id), name: game.title, gameId: game.id },
        { kind: 'User', id: user.id, name: user.userName, gameId: null },
        { kind: 'Team', id: String(team.id), name: team.name, gameId: null },
        { kind: 'Writeup', id: String(participation.id), name: team.name, gameId: game.id },
      ]),
    )
  })

  it('counts links in texts of posts, games, challenges and the footer', async () => {
    const [inPost, inGame, inChallenge, inFooter] = [
      await aFile('in post'),
      await aFile('in game'),
      await aFile('in challenge'),
      await aFile('in footer'),
    ]
    await admin.post('/api/edit/posts', { title: 'News', content: linkTo(inPost) })
    const game = await aGame({ content: linkTo(inGame.toUpperCase()) })
    await aChallenge(game, { hints: ['', linkTo(inChallenge)] })
    await admin.put('/api/admin/config', { globalConfig: { footerInfo: linkTo(inFooter) } })
    const kinds = [inPost, inGame, inChallenge, inFooter].map(usesOf)
    expect(await Promise.all(kinds)).toMatchObject([
      [{ kind: 'Post', name: 'News' }],
      [{ kind: 'Game' }],
      [{ kind: 'Challenge' }],
      [{ kind: 'Setting', name: 'globalConfig' }],
    ])
  })

  it('counts the logo and its small picture', async () => {
    const content = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#1f7a8c' },
    })
      .png()
      .toBuffer()
    await admin.upload('POST', '/api/admin/config/logo', [
      { field: 'file', fileName: 'logo.png', content },
    ])
    const { globalConfig } = (await admin.get('/api/admin/config')).body
    for (const hash of [globalConfig.logoHash, globalConfig.faviconHash])
      expect(await usesOf(hash)).toMatchObject([{ kind: 'Setting' }])
  })

  it('cuts long lists of uses, and says how many there are', async () => {
    const hash = await aFile('popular')
    const game = await aGame()
    for (let at = 0; at < 21; at += 1) await aChallenge(game, { content: linkTo(hash) })
    const file = (await list('?count=1000')).data.find((each) => each.hash === hash)
    expect(file).toMatchObject({ useCount: 21 })
    expect(file?.uses).toHaveLength(20)
  })
})

describe('pruning', () => {
  it('deletes what nothing uses, with all of its uploads, and keeps the rest', async () => {
    const unused = await aFile('twice')
    await aFile('twice')
    const used = await aFile('linked')
    await admin.post('/api/edit/posts', { title: 'News', content: linkTo(used) })
    const answer = await prune(unused, used, unused)
    expect(answer).toMatchObject({ status: 200, body: { deleted: [unused], kept: [used] } })
    expect((await visitor.get(`/assets/${unused}/twice.txt`)).status).toBe(404)
    expect((await visitor.get(`/assets/${used}/linked.txt`)).status).toBe(200)
  })

  it('counts what is gone already as deleted', async () => {
    const hash = 'ab'.repeat(32)
    expect((await prune(hash)).body).toEqual({ deleted: [hash], kept: [] })
  })

  it('is for administrators, and takes 500 hashes at most', async () => {
    const monitor = await as(await aUser({ role: 'Monitor' }))
    const body = { hashes: ['ab'.repeat(32)] }
    expect((await monitor.get('/api/admin/files/stored')).status).toBe(403)
    expect((await monitor.post('/api/admin/files/prune', body)).status).toBe(403)
    expect((await visitor.post('/api/admin/files/prune', body)).status).toBe(401)
    expect((await prune()).status).toBe(400)
    expect((await prune('../../etc/passwd')).status).toBe(400)
    expect((await prune(...Array.from({ length: 501 }, () => 'ab'.repeat(32)))).status).toBe(400)
  })
})
