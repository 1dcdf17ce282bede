import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createBuiltFiles } from '#http/pages/built-files.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-files-'))
mkdirSync(join(folder, 'static'))
writeFileSync(join(folder, 'index.html'), '<html><!--page--></html>')
writeFileSync(join(folder, 'secret.B2c3D4e5.js.br'), brotliCompressSync('outside'))
const TEXTS = ['app.B2c3D4e5.js', 'app-B2c3D4e5.css', 'de-de.B2c3D4e5.json']
for (const name of [...TEXTS, 'plain.js']) {
  writeFileSync(join(folder, 'static', name), `of ${name}`)
  writeFileSync(join(folder, 'static', `${name}.br`), brotliCompressSync(`of ${name}`))
}
writeFileSync(join(folder, 'static', 'font-B2c3D4e5.woff2'), 'font')
writeFileSync(join(folder, 'static', 'alone.B2c3D4e5.js'), 'not compressed')

const { visitor, services } = await testApp({ webFolder: folder })
writeFileSync(join(folder, 'static', 'away.B2c3D4e5.js.br'), 'soon gone')
const files = createBuiltFiles(services)
rmSync(join(folder, 'static', 'away.B2c3D4e5.js.br'))
/** Only the short path: whatever it leaves to the routes is answered 418. */
const short = createServer((request, response) => {
  if (!files(request, response)) response.writeHead(418).end()
})
await new Promise<void>((resolve) => short.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  short.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As sent: `fetch` would tidy the address up. */
const shortly = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const address = short.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const options = { port, path, method, headers: { 'accept-encoding': 'gzip, br', ...headers } }
  const [answer]: IncomingMessage[] = await once(ask(options).end(), 'response')
  return {
    status: answer?.statusCode,
    headers: { ...answer?.headers },
    bytes: Buffer.concat((await answer?.toArray()) ?? []),
  }
}
/** Made by the connection, not by us. */
const OF_THE_WIRE = ['date', 'connection', 'keep-alive', 'transfer-encoding']
const headersOf = (headers: Record<string, unknown>) =>
  Object.entries(headers)
    .filter(([name]) => !OF_THE_WIRE.includes(name))
    .map(([name, value]) => [name, String(value)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))

describe('a file of the build', () => {
  it.each([...TEXTS, 'font-B2c3D4e5.woff2'])(
    'leaves with the bytes and the headers that the routes send: %s',
    async (name) => {
      const routed = await visitor.get(`/static/${name}`, { 'accept-encoding': 'gzip, br' })
      const hot = await shortly(`/static/${name}`)
      expect(hot.status).toBe(200)
      expect(headersOf(hot.headers)).toEqual(headersOf(routed.headers))
      expect(hot.bytes).toEqual(routed.bytes)
      // From memory, the same again.
      rmSync(join(folder, 'static', `${name}.br`), { force: true })
      expect((await shortly(`/static/${name}`)).bytes).toEqual(routed.bytes)
    },
  )

  it.each([
    ['no name of the build', '/static/gone.B2c3D4e5.js', {}],
    ['a name without a hash', '/static/plain.js', {}],
    ['not compressed at build', '/static/alone.B2c3D4e5.js', {}],
    ['taken away since the start', '/static/away.B2c3D4e5.js', {}],
    ['outside of the folder', '/static/../secret.B2c3D4e5.js', {}],
    ['spelled in another way', '/static/%61pp.B2c3D4e5.js', {}],
    ['with a query', '/static/app.B2c3D4e5.js?x', {}],
    ['in another encoding', '/static/app.B2c3D4e5.js', { 'accept-encoding': 'gzip' }],
    ['in part', '/static/app.B2c3D4e5.js', { range: 'bytes=0-1' }],
  ])('is left to the routes: %s', async (_what, path, headers) => {
    expect((await shortly(path, headers)).status).toBe(418)
  })

  it('is left to the routes where only its headers are wanted', async () => {
    expect((await shortly('/static/app.B2c3D4e5.js', {}, 'HEAD')).status).toBe(418)
  })

  it('is left to the routes where the client is not ours', async () => {
    const foreign = createBuiltFiles({
      ...services,
      config: { ...services.config, foreignClient: true },
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of them is read
    expect(foreign({} as never, {} as never)).toBe(false)
  })
})
