// The double of a GZ::CTF server does what was measured on a real one, by its list of facts.
import { unwrap } from '@halyard/api'
import { newTeamIn, theAdmin, type Actor } from '../world/actor.ts'
import { foreignServers, serveAs } from '../world/foreign-server.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import type { Relay } from '../world/relay.ts'
import { expect, test as base } from '../world/test.ts'

const late = { verdict: 700, board: 1500, list: 60_000, poster: 300 }

const test = base.extend<{ double: Relay & { admin: Actor } }>({
  double: async ({ server }, use) => {
    const relay = await serveAs(foreignServers['a GZ::CTF server'], server, late)
    await use({ ...relay, admin: await theAdmin(relay.url) })
    await relay.close()
  },
})

const answerOf = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type'),
})

test('M9, M21: the index page answers what it does not know', async ({
  double: { url, admin },
}) => {
  const ask = async (path: string, method = 'GET') =>
    answerOf(
      await fetch(new URL(path, url), { method, headers: { cookie: admin.cookie(), origin: url } }),
    )
  const page = { status: 200, type: 'text/html' }
  expect(await ask('/readyz')).toEqual(page)
  expect(await ask('/api/nothing')).toEqual(page)
  expect(await ask('/api/admin/health')).toEqual(page)
  expect(await ask('/api/admin/files/prune', 'POST')).toEqual({ status: 405, type: null })
  expect(await ask('/healthz')).toEqual({ status: 404, type: null })
})

test('M17: a file that was attached again without being sent again goes with its first use', async ({
  double: { url, admin },
}) => {
  const { challenges, id } = await newGame(url, [
    { title: 'Anchor', flag: 'flag{1}' },
    { title: 'Buoy', flag: 'flag{2}' },
  ])
  const send = async () => {
    const body = new FormData()
    body.append('files', new File([uniqueName('rope')], 'rope.txt'))
    const headers = { cookie: admin.cookie(), origin: url }
    const answer = await fetch(new URL('/api/assets', url), { method: 'POST', body, headers })
    const [file] = await answer.json()
    return String(file.hash)
  }
  const attach = (at: number, attachment: object) =>
    unwrap(
      admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
        params: { path: { id, challengeId: challenges[at]?.id ?? 0 } },
        body: { attachmentType: 'Local', ...attachment },
      }),
    )
  const fileHash = await send()
  await attach(0, { fileHash })
  await attach(1, { fileHash })
  const file = new URL(`/assets/${fileHash}/rope.txt`, url)
  expect((await fetch(file)).status).toBe(200)
  await unwrap(
    admin.api.DELETE('/api/edit/games/{id}/challenges/{challengeId}', {
      params: { path: { id, challengeId: challenges[1]?.id ?? 0 } },
    }),
  )
  expect((await fetch(file)).status).toBe(404)
})

test('M19, M22: empty texts, no extensions, and parameters that mean nothing', async ({
  double: { url, admin },
}) => {
  expect(await unwrap(admin.api.GET('/api/config'))).not.toHaveProperty('extensions')
  const { challenges } = await newGame(url, [{ title: 'Anchor', flag: 'flag{1}' }])
  expect(challenges[0]).toMatchObject({ containerImage: '' })
  const other = await theAdmin(url)
  await other.api.POST('/api/account/logout', { params: { query: { everywhere: true } } })
  await unwrap(admin.api.GET('/api/account/profile'))
})

test('M25: a new public game is missing from the list', async ({ double: { url, admin } }) => {
  const list = () => unwrap(admin.api.GET('/api/game', { params: { query: { count: 50 } } }))
  await list()
  const { id } = await newGame(url, [], { hidden: false })
  expect((await list()).data.map((game) => game.id)).not.toContain(id)
})

test('M26, M28: verdicts and boards are late, and who submitted cannot be deleted', async ({
  double: { url, admin },
}) => {
  const { id, challenges } = await newGame(url, [{ title: 'Anchor', flag: 'flag{1}' }])
  const { api } = await newTeamIn(url, id)
  const path = { id, challengeId: challenges[0]?.id ?? 0 }
  const submitId = await unwrap(
    api.POST('/api/game/{id}/challenges/{challengeId}', {
      params: { path },
      body: { flag: 'flag{1}' },
    }),
  )
  const verdict = () =>
    unwrap(
      api.GET('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
        params: { path: { ...path, submitId } },
      }),
    )
  const points = async () => {
    const board = await unwrap(api.GET('/api/game/{id}/scoreboard', { params: { path: { id } } }))
    return board.items[0]?.score
  }
  expect(await verdict()).toBe('FlagSubmitted')
  expect(await points()).toBe(0)
  await expect.poll(verdict).toBe('Accepted')
  await expect.poll(points).toBeGreaterThan(0)
  const { userId } = await unwrap(api.GET('/api/account/profile'))
  const deleting = admin.api.DELETE('/api/admin/users/{userId}', { params: { path: { userId } } })
  await expect(deleting).rejects.toMatchObject({ status: 500 })
})

test('M29: a package without a challenge is refused', async ({
  server,
  double: { url, admin },
}) => {
  const { id } = await newGame(url, [])
  const post = (at: string, path: string, body?: FormData) => {
    const headers = { cookie: admin.cookie(), origin: at }
    return fetch(new URL(path, at), { method: 'POST', headers, ...(body && { body }) })
  }
  const exported = await post(url, `/api/edit/games/${id}/export`)
  const body = new FormData()
  body.append('file', new File([await exported.bytes()], 'game.zip', { type: 'application/zip' }))
  expect((await post(server, '/api/edit/games/import', body)).status).toBe(200)
  expect((await post(url, '/api/edit/games/import', body)).status).toBe(400)
})
