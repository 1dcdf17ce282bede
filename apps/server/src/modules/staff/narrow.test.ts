// What roles of one game open, and nothing beside it: what a hostile author, reviewer or monitor tries.
import { strFromU8, unzipSync } from 'fflate'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { callOperation, operations } from '#testing/operations.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const app = await testApp()
const { as, aUser, db, visitor, cookieOf } = app
const { aGame, aChallenge, aPlayer, aDivision } = gameBuilders(app)
const aStaff = staffBuilder(app)
const admin = await as(await aUser({ role: 'Admin' }))
const aWorld = worlds(app, admin)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const SECRET = 'Kraken'

const edit = (gameId: number, rest = '') => `/api/edit/games/${gameId}${rest}`
const ids = (answer: { body: readonly { id: number }[] }) => answer.body.map(({ id }) => id)
const upload = async (client: HttpClient, content: string) =>
  client.upload('POST', '/api/assets', [{ field: 'files', fileName: 'rope.txt', content }])

const spelled = (id: number) => [`${id}.0`, `${id / 10}e1`, `0${id}`, `%20${id}`, `${id}/../${id}`]
const statusOf = async (client: HttpClient, hash: string) =>
  (await client.get(`/assets/${hash}/rope.txt`)).status

/** A game with an author, whose challenge is beside one that is secret, and another game. */
async function aHarbour() {
  const game = await aGame({ title: 'Harbour', invite_code: 'anchor' })
  const own = await aChallenge(game, { title: 'Own' })
  const other = await aChallenge(game, { title: SECRET, content: SECRET, is_enabled: false })
  const { client: author, user } = await aStaff(game, 'author', { challenges: [own] })
  const elsewhere = await aWorld()
  return { game, own, other, author, user, elsewhere }
}

describe('an author', () => {
  let world: Awaited<ReturnType<typeof aHarbour>>
  beforeAll(async () => {
    world = await aHarbour()
  })

  it('sees and edits their own challenges, and what they make is theirs', async () => {
    const { game, own, author } = world
    const url = edit(game.id, '/challenges')
    expect(ids(await author.get(url))).toEqual([own.id])
    const made = await author.post(url, {
      title: 'New',
      category: 'Misc',
      type: 'StaticAttachment',
    })
    expect(made.status).toBe(200)
    expect(ids(await author.get(url))).toEqual([own.id, made.body.id])
    const mine = `${url}/${made.body.id}`
    expect((await author.put(mine, { content: 'Pull.' })).status).toBe(200)
    expect((await author.post(`${mine}/flags`, [{ flag: 'halyard{x}' }])).status).toBe(200)
    expect((await author.delete(mine)).status).toBe(403)
  })

  it('finds nothing of a challenge of others, whether it exists, is elsewhere, or is none', async () => {
    const { game, other, author, elsewhere } = world
    const tried = operations.filter(
      ({ path, gameRoles }) =>
        path.includes('{challengeId}') && gameRoles?.roles.includes('author') === true,
    )
    expect(tried.length).toBeGreaterThanOrEqual(14)
    for (const operation of tried) {
      const answers = await Promise.all(
        [other.id, elsewhere.challenge.id, 2_000_000_000].map((challengeId) =>
          callOperation(author, operation, { id: game.id, challengeId }),
        ),
      )
      const texts = answers.map(({ status, text }) => [operation.id, status, text])
      expect(new Set(texts.map(String)).size).toBe(1)
      expect(texts[0]?.[1]).toBe(404)
    }
    // Their own challenge under the address of another game.
    const url = edit(elsewhere.game.id, `/challenges/${world.own.id}`)
    expect((await author.get(url)).status).toBe(403)
  })

  it('requires only what they see, and learns no title from a circle', async () => {
    const { game, own, other, author, elsewhere } = world
    const url = edit(game.id, `/challenges/${own.id}/requirements`)
    for (const id of [other.id, elsewhere.challenge.id, 2_000_000_000])
      expect(await author.put(url, { requires: [id] })).toMatchObject({
        status: 400,
        body: { title: (await admin.put(url, { requires: [2_000_000_000] })).body.title },
      })
    // What a manager requires stays through a save of the author.
    expect((await admin.put(url, { requires: [other.id] })).status).toBe(200)
    expect((await author.put(url, { requires: [other.id], tile: 'titled' })).status).toBe(200)
    const second = await aChallenge(game, { title: 'Second' })
    const row = { game_id: game.id, challenge_id: second.id, user_id: world.user.id }
    await db.insertInto('challenge_authors').values(row).execute()
    const chain = edit(game.id, `/challenges/${other.id}/requirements`)
    expect((await admin.put(chain, { requires: [second.id] })).status).toBe(200)
    const circle = await author.put(edit(game.id, `/challenges/${second.id}/requirements`), {
      requires: [own.id],
    })
    expect(circle.status).toBe(400)
    expect(circle.text).not.toContain(SECRET)
    expect(circle.text).toContain('Own')
  })

  it('gets no code, no export, no log, no list of the platform, and no other game', async () => {
    const { game, author, elsewhere } = world
    expect((await author.get(edit(game.id))).body).toMatchObject({ id: game.id, inviteCode: null })
    const list = await author.get('/api/edit/games?count=50')
    expect([list.body.total, ids({ body: list.body.data })]).toEqual([1, [game.id]])
    expect(list.text).not.toContain('anchor')
    for (const path of [
      edit(elsewhere.game.id),
      edit(elsewhere.game.id, '/challenges'),
      edit(game.id, '/hashsalt'),
      edit(game.id, '/divisions'),
      edit(game.id, '/notices'),
      edit(game.id, '/staff'),
      `/api/game/${game.id}/submissions`,
      `/api/game/${game.id}/scoreboard/live`,
      `/api/game/${game.id}/participations`,
      `/api/game/games/${game.id}/captures`,
      `/api/game/captures/${world.own.id}`,
      `/api/admin/writeups/${game.id}`,
      '/api/admin/instances',
      '/api/admin/logs',
      '/api/admin/audit',
      '/api/admin/files',
      '/api/admin/users',
      '/api/tokens',
    ])
      expect([path, (await author.get(path)).status]).toEqual([path, 403])
    expect((await author.post(edit(game.id, '/export'))).status).toBe(403)
    expect((await author.delete(edit(game.id))).status).toBe(403)
    expect((await author.upload('POST', '/api/edit/games/import', [])).status).toBe(403)
    expect((await author.post('/api/edit/games', { title: 'Mine', start: 1, end: 2 })).status).toBe(
      403,
    )
  })

  it('cannot say that a challenge is theirs, or of another game, in a body', async () => {
    const { game, own, other, author, user, elsewhere } = world
    const body = {
      gameId: elsewhere.game.id,
      game_id: elsewhere.game.id,
      id: other.id,
      userIds: [],
    }
    expect((await author.put(edit(game.id, `/challenges/${own.id}`), body)).status).toBe(200)
    expect((await author.get(edit(game.id, `/challenges/${own.id}`))).body.id).toBe(own.id)
    const authors = edit(game.id, `/challenges/${other.id}/authors`)
    expect((await author.put(authors, { userIds: [user.id] })).status).toBe(403)
    const made = await author.post(edit(elsewhere.game.id, '/challenges'), {
      ...{ title: 'Mole', category: 'Misc', type: 'StaticAttachment' },
    })
    expect(made.status).toBe(403)
  })

  it('reads what belongs to the challenge by any spelling of its address, and nothing else', async () => {
    const { game, own, other, author } = world
    for (const path of spelled(other.id))
      expect((await author.get(edit(game.id, `/challenges/${path}`))).text).not.toContain(SECRET)
    expect((await author.get(edit(game.id, `/challenges/${own.id / 10}e1`))).status).toBe(200)
    const query = `?challengeId=${own.id}&CHALLENGEID=${own.id}`
    const answer = await author.get(edit(game.id, `/challenges/${other.id}${query}`))
    expect(answer.status).toBe(404)
  })
})

describe('files', () => {
  it('of a hidden game are for those who work with them', async () => {
    const game = await aGame({ hidden: true, title: SECRET })
    const [own, other] = [await aChallenge(game), await aChallenge(game)]
    const attach = async (challengeId: number, content: string) => {
      const [{ hash }] = (await upload(admin, content)).body
      const url = edit(game.id, `/challenges/${challengeId}/attachment`)
      expect((await admin.post(url, { attachmentType: 'Local', fileHash: hash })).status).toBe(200)
      return String(hash)
    }
    const [mine, theirs] = [await attach(own.id, 'hemp'), await attach(other.id, 'sisal')]
    const { client: author } = await aStaff(game, 'author', { challenges: [own] })
    const { client: reviewer } = await aStaff(game, 'reviewer')
    const { client: manager } = await aStaff(game, 'manager')
    expect([await statusOf(author, mine), await statusOf(author, theirs)]).toEqual([200, 404])
    expect([await statusOf(reviewer, mine), await statusOf(manager, theirs)]).toEqual([404, 200])
    expect(await statusOf(visitor, mine)).toBe(404)
    // Attaching it elsewhere would open it to everybody.
    const open = await aGame()
    const shown = await aChallenge(open)
    const { client: thief } = await aStaff(open, 'author', { challenges: [shown] })
    const url = edit(open.id, `/challenges/${shown.id}`)
    const body = { attachmentType: 'Local', fileHash: theirs.toUpperCase() }
    expect((await thief.post(`${url}/attachment`, body)).status).toBe(200)
    expect((await thief.post(`${url}/flags`, [{ flag: 'halyard{y}', ...body }])).status).toBe(200)
    expect((await thief.get(url)).text).not.toContain(theirs)
    expect(await statusOf(visitor, theirs)).toBe(404)
    expect(await statusOf(thief, theirs)).toBe(404)
  })

  it('are not stored for a role that was removed while they came', async () => {
    const game = await aGame()
    const { user } = await aStaff(game, 'author')
    const cookie = await cookieOf(user)
    const boundary = 'rope'
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const type = `multipart/form-data; boundary=${boundary}`
      const sending = request(`${origin}/api/assets`, {
        method: 'POST',
        headers: { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' },
      })
      sending.on('error', reject).on('response', (response) => resolve(response.statusCode))
      sending.write(
        `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nlate`,
      )
      void (async () => {
        await wait(100)
        await db.deleteFrom('game_staff').where('user_id', '=', user.id).execute()
        sending.end(`-hemp\r\n--${boundary}--\r\n`)
      })()
    })
    expect(await answer).toBe(403)
    const files = await db.selectFrom('files').select('name').where('name', '=', 'a.txt').execute()
    expect(files).toEqual([])
  })
})

describe('a reviewer', () => {
  it('accepts teams of their game, into a division of it, and sees no code', async () => {
    const [game, other] = [await aGame(), await aGame()]
    await aDivision(game, { invite_code: 'anchor' })
    const foreign = await aDivision(other)
    const waiting = await aPlayer(game, { status: 'Pending' })
    const elsewhere = await aPlayer(other, { status: 'Pending' })
    const { client: reviewer } = await aStaff(game, 'reviewer')
    const review = (id: number, body: object) =>
      reviewer.put(`/api/admin/participation/${id}`, body)
    expect((await reviewer.get(edit(game.id, '/divisions'))).text).not.toContain('anchor')
    expect((await reviewer.get(`/api/game/${game.id}/participations`)).body).toHaveLength(1)
    const moved = { status: 'Accepted', divisionId: foreign.id }
    expect((await review(waiting.participation.id, moved)).status).toBe(200)
    const [team] = (await reviewer.get(`/api/game/${game.id}/participations`)).body
    expect(team).toMatchObject({ status: 'Accepted', divisionId: null })
    expect((await review(elsewhere.participation.id, { status: 'Accepted' })).status).toBe(403)
    expect((await reviewer.get(edit(game.id, '/challenges'))).status).toBe(403)
    expect((await reviewer.get(`/api/game/${game.id}/submissions`)).status).toBe(403)
  })
})

describe('a manager', () => {
  it('names nothing of another game in a body', async () => {
    const [mine, other] = [await aWorld(), await aWorld()]
    const { client: manager } = await aStaff(mine.game, 'manager')
    const award = { participationId: other.player.participation.id, points: 5, reason: 'x' }
    expect((await manager.post(edit(mine.game.id, '/adjustments'), award)).status).toBe(404)
    const division = {
      name: 'Mine',
      challengeConfigs: [{ challengeId: other.challenge.id, permissions: 0 }],
    }
    expect((await manager.post(edit(mine.game.id, '/divisions'), division)).status).toBe(400)
    const release = { releases: [{ challengeId: other.challenge.id, releaseAt: 1 }] }
    expect((await manager.put(edit(mine.game.id, '/schedule'), release)).status).toBe(400)
    const url = edit(mine.game.id, `/submissions/${other.submission}/void`)
    expect((await manager.post(url, { reason: 'x' })).status).toBe(404)
    const authors = edit(mine.game.id, `/challenges/${other.challenge.id}/authors`)
    expect((await manager.put(authors, { userIds: [] })).status).toBe(404)
  })

  it('exports the game without its staff', async () => {
    const { game } = await aWorld()
    const { client: manager, user } = await aStaff(game, 'manager')
    const exported = await manager.post(edit(game.id, '/export'))
    expect(exported.status).toBe(200)
    const texts = Object.values(unzipSync(exported.bytes)).map((bytes) => strFromU8(bytes))
    expect(texts.join('\n')).not.toContain(user.id)
    const parts = [{ field: 'file', fileName: 'game.zip', content: exported.bytes }]
    const { body: copy } = await admin.upload('POST', '/api/edit/games/import', parts)
    expect((await admin.get(edit(copy, '/staff'))).body.staff).toEqual([])
    expect((await manager.get(edit(copy))).status).toBe(403)
  })
})

describe('staff of a hidden game', () => {
  it('see it as teams that were accepted do, and lose it with the role and with a ban', async () => {
    const game = await aGame({ hidden: true, title: SECRET })
    const { client, user } = await aStaff(game, 'reviewer')
    const get = async () => (await client.get(`/api/game/${game.id}`)).status
    expect(await get()).toBe(200)
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', user.id).execute()
    expect(await get()).toBe(404)
    await db.updateTable('users').set({ role: 'User' }).where('id', '=', user.id).execute()
    await db.deleteFrom('game_staff').where('user_id', '=', user.id).execute()
    expect(await get()).toBe(404)
  })

  it('play by the same rules as everybody', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client } = await aStaff(game, 'manager')
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    expect((await client.post(url, { flag: FLAG })).status).toBe(400)
  })
})
