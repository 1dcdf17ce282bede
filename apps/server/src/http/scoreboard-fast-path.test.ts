import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { createScoreboardFastPath } from '#http/scoreboard-fast-path.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, clock, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)

/** Only the short path: whatever it leaves to the routes is answered 418. */
const short = createServer((request, response) => {
  if (!createScoreboardFastPath(services)(request, response)) response.writeHead(418).end()
})
await new Promise<void>((resolve) => short.listen(0, '127.0.0.1', resolve))
afterAll(() => short.close())
const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const port = portOf(short)

const pathOf = ({ id }: { id: number }) => `/api/game/${id}/scoreboard`
const shortly = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', 'accept-language': 'zh-CN', ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
/** Made by the connection, not by us. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive', 'transfer-encoding']
const headersOf = (headers: Iterable<readonly [string, unknown]>) =>
  [...headers]
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => !OF_THE_WIRE.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const aHotGame = async (): Promise<TestGame> => {
  const game = await aGame()
  await aPlayer(game)
  for (const encoding of ['br', 'gzip', 'identity'])
    await visitor.get(pathOf(game), { 'accept-encoding': encoding })
  return game
}

describe('a board in memory', () => {
  it('leaves with the bytes and the headers that the routes send', async () => {
    const game = await aHotGame()
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'zh-CN' }
      const routed = await visitor.get(pathOf(game), headers)
      const hot = await shortly(pathOf(game), headers)
      expect(hot.status).toBe(200)
      const [of, by] = [headersOf(hot.headers), headersOf(Object.entries(routed.headers))]
      expect(of).toEqual(by)
      expect(hot.text).toBe(plain[encoding](routed.bytes).toString())
    }
  })

  it('is not sent to whoever holds it', async () => {
    const game = await aHotGame()
    const { headers } = await visitor.get(pathOf(game))
    const conditional = { 'if-none-match': String(headers.etag), 'accept-language': 'zh-CN' }
    const [routed, hot] = [
      await visitor.get(pathOf(game), conditional),
      await shortly(pathOf(game), conditional),
    ]
    expect([hot.status, hot.text]).toEqual([304, ''])
    const names = ['etag', 'last-modified', 'cache-control', 'vary']
    const needed = headersOf(Object.entries(routed.headers)).filter(([name]) =>
      names.includes(name),
    )
    expect(headersOf(hot.headers)).toEqual(needed)
  })

  it('T07: is not sent at all while a change has not been taken in', async () => {
    const game = await aHotGame()
    expect((await shortly(pathOf(game))).status).toBe(200)
    const challenge = await aChallenge(game)
    expect((await shortly(pathOf(game))).status).toBe(418)
    const { client } = await aPlayer(game)
    await visitor.get(pathOf(game))
    expect((await shortly(pathOf(game))).status).toBe(200)
    await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    expect((await shortly(pathOf(game))).status).toBe(418)
  })

  it('T06: is left to the routes before the start, for other requests, and for unknown games', async () => {
    const game = await aHotGame()
    expect((await shortly(pathOf(game), {}, 'HEAD')).status).toBe(418)
    expect((await shortly(`${pathOf(game)}?a=1`)).status).toBe(418)
    expect((await shortly(pathOf(game), { authorization: 'Bearer a' })).status).toBe(418)
    expect((await shortly(pathOf({ id: 999_999 }))).status).toBe(418)
    const later = await aGame({ starts_at: ms(clock.now() + 1000) })
    await visitor.get(pathOf(later))
    expect((await shortly(pathOf(later))).status).toBe(418)
  })

  it('T09: keeps back what was solved since a freeze, and leaves the first board after it to the routes', async () => {
    const game = await aGame({ freeze_at: ms(clock.now() + 1000) })
    const [challenge, player] = [await aChallenge(game), await aPlayer(game)]
    await visitor.get(pathOf(game), { 'accept-encoding': 'identity' })
    expect((await shortly(pathOf(game))).status).toBe(200)
    clock.advance(1000)
    expect((await shortly(pathOf(game))).status).toBe(418)
    await player.client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    const routed = await visitor.get(pathOf(game), { 'accept-encoding': 'identity' })
    const hot = await shortly(pathOf(game))
    expect([hot.status, hot.text]).toEqual([200, routed.text])
    expect(routed.body).toMatchObject({ frozenAt: game.freeze_at, items: [{ score: 0 }] })
  })

  it('T22: counts what an address asks for, and leaves it to the routes to refuse', async () => {
    const game = await aHotGame()
    const config = { ...services.config, rateLimits: true, rateLimitsOnLoopback: true }
    const answer = createScoreboardFastPath({ ...services, config })
    const limited = createServer((request, response) => {
      if (!answer(request, response)) response.writeHead(418).end()
    })
    await new Promise<void>((resolve) => limited.listen(0, '127.0.0.1', resolve))
    const { etag } = (await visitor.get(pathOf(game))).headers
    const one = `GET ${pathOf(game)} HTTP/1.1\r\nhost: here\r\nif-none-match: ${String(etag)}\r\n\r\n`
    const last = `GET ${pathOf(game)} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`
    const socket = connect(portOf(limited), '127.0.0.1')
    socket.write(one.repeat(1501) + last)
    const text = Buffer.concat(await socket.toArray()).toString()
    const statuses = [...text.matchAll(/^HTTP\/1.1 (\d+)/gm)].map(([, status]) => Number(status))
    limited.close()
    expect(statuses.filter((status) => status === 304)).toHaveLength(1500)
    expect(statuses.at(-1)).toBe(418)
  })
})
