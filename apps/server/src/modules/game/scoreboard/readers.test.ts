// T09: every operation that visitors and players may read, by the contract's own list, and the pages that are rendered from them.
import { beforeEach, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { aClientBuild } from '#testing/client-build.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { callOperation, operations } from '#testing/operations.ts'
import { testApp } from '#testing/test-app.ts'

/** A build whose page shows the answer that its address names. */
const BUILD = `
export async function render({ url, fetch }) {
  const { origin, searchParams } = new URL(url)
  const answer = await fetch(new Request(origin + searchParams.get('of')))
  return { html: await answer.text(), state: '', modules: [], ahead: [] }
}`
const app = await testApp({ webFolder: aClientBuild(BUILD) })
const { as, aUser, clock, db, visitor, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const minute = 60_000
// A release goes by the database's clock too, so these games are an hour behind it.
beforeEach(() => clock.set(Date.now() - 60 * minute))

/** A puzzle is another one each time, and an upgrade is no answer. */
const OTHERS = new Set(['getPowChallenge', 'proxyInstance', 'proxyTestInstance'])
const readable = operations.filter(
  ({ id, method, role }) =>
    method === 'GET' && (role === 'Anonymous' || role === 'User') && !OTHERS.has(id),
)

/** All that a caller can read with these ids: of each operation, of the feed, and of pages of theirs. */
async function readAll(client: HttpClient, ids: Readonly<Record<string, number | string>>) {
  const game = `/api/game/${ids['id']}`
  const pages = [game, `${game}/details`, `${game}/scoreboard`, `${game}/notices`, '/api/posts']
  const answers: Record<string, { status: number; text: string; etag: unknown }> = {}
  const keep = (name: string, { status, text, headers }: Awaited<ReturnType<HttpClient['get']>>) =>
    (answers[name] = {
      status,
      text: text.replaceAll(/ nonce="[^"]*"/g, ''),
      etag: headers['etag'],
    })
  for (const operation of readable) keep(operation.id, await callOperation(client, operation, ids))
  keep('feed', await client.get('/posts.atom'))
  for (const of of pages) keep(`page of ${of}`, await client.get(`/?of=${of}`))
  return answers
}

const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge) => {
  clock.advance(1000)
  const { body, status } = await client.post(`/api/game/${game_id}/challenges/${id}`, {
    flag: FLAG,
  })
  expect(status).toBe(200)
  return Number(body)
}

describe('T09: whatever visitors and players read', () => {
  it('is the same while others solve during a freeze, and practise after the end', async () => {
    const game = await aGame({ ends_at: ms(clock.now() + 30 * minute), practice_mode: true })
    const [first, second] = [await aChallenge(game), await aChallenge(game)]
    const [gulls, terns, auks] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    const late = await aPlayer(game)
    const suspended = await aPlayer(game, { status: 'Suspended' })
    const stranger = await as(await aUser())
    const submitId = await solve(gulls, first)
    await admin.put(`/api/edit/games/${game.id}/schedule`, { freezeAt: clock.now() + minute })
    clock.advance(minute)
    const callers = [visitor, gulls.client, suspended.client, stranger]
    const readings = async () => {
      const all = []
      for (const caller of callers)
        for (const challenge of [first, second])
          all.push(await readAll(caller, { id: game.id, challengeId: challenge.id, submitId }))
      return all
    }
    const before = await readings()
    expect(before[2]).toMatchObject({
      getScoreboard: { status: 200 },
      getGameDetails: { status: 200 },
      getChallenge: { status: 200 },
      [`page of /api/game/${game.id}/details`]: { status: 200 },
    })
    // A page that was not rendered would be the same whatever happens.
    expect(before[2]?.[`page of /api/game/${game.id}/scoreboard`]?.text).toContain('frozenAt')
    for (const player of [terns, auks])
      for (const challenge of [second, first]) await solve(player, challenge)
    expect(await readings()).toEqual(before)
    // From now on the board is one that was built from all facts.
    await admin.post(`/api/edit/games/${game.id}/scoreboard/flush`)
    expect(await readings()).toEqual(before)
    clock.set(game.ends_at + minute)
    const after = await readings()
    await solve(late, second)
    expect(await readings()).toEqual(after)
  })

  it('has nothing of a challenge before its release', async () => {
    const secrets = ['Kraken', 'Depths', 'Tentacle', 'https://files.example/ink.zip']
    const [title = '', content = '', hint = '', file = ''] = secrets
    const game = await aGame({ ends_at: ms(clock.now() + 600 * minute) })
    const challenge = await aChallenge(game, { title, content, hints: [hint] })
    await admin.post(`/api/edit/games/${game.id}/challenges/${challenge.id}/attachment`, {
      attachmentType: 'Remote',
      remoteUrl: file,
    })
    const player = await aPlayer(game)
    const releaseAt = clock.now() + 10 * minute
    const releases = [{ challengeId: challenge.id, releaseAt }]
    await admin.put(`/api/edit/games/${game.id}/schedule`, { releases })
    const ids = { id: game.id, challengeId: challenge.id }
    const found = async () => {
      const texts = [await readAll(visitor, ids), await readAll(player.client, ids)]
      return secrets.filter((secret) => JSON.stringify(texts).includes(secret))
    }
    clock.set(releaseAt - 1)
    await services.releases.check()
    expect(await found()).toEqual([])
    clock.set(releaseAt)
    await services.releases.check()
    expect(await found()).toEqual(secrets)
    const count = await db
      .selectFrom('notices')
      .select('id')
      .where('game_id', '=', game.id)
      .execute()
    expect(count).toHaveLength(1)
  })
})
