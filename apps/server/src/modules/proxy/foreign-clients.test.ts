// Clients that are not ours, where they are installed.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { anInstance, aService } from '#testing/proxied.ts'
import { testApp } from '#testing/test-app.ts'

const tools =
  process.env['HALYARD_TEST_TOOLS'] ?? join(import.meta.dirname, '../../../../../../shared/tools')
const wsrx = join(tools, 'wsrx.zst')
const hasWsrx = process.platform === 'linux' && existsSync(wsrx)
/** Debian's, not one of a version manager: it finds Debian's packages. */
const python = '/usr/bin/python3'
const hasPython = spawnSync(python, ['-c', 'import websockets']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'halyard-clients-'))
afterAll(() => rmSync(folder, { recursive: true }))
const test = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(test)
const BYTES = 5_000_000

const base = await test.app.listen({ port: 0, host: '127.0.0.1' })

/** Where a service that says everything again is reached through the proxy. */
async function anEcho(): Promise<string> {
  const game = await aGame()
  const challenge = await aChallenge(game, { type: 'DynamicContainer' })
  const { participation } = await aPlayer(game)
  const port = await aService((socket) => socket.pipe(socket))
  const id = await anInstance(test, { challenge, participation, port })
  return `${base.replace('http', 'ws')}/api/proxy/${id}`
}

describe.skipIf(!hasWsrx)('wsrx', () => {
  it('forwards a port, and the bytes come back', async () => {
    const program = join(folder, 'wsrx')
    writeFileSync(program, zstdDecompressSync(readFileSync(wsrx)), { mode: 0o755 })
    const child = spawn(program, ['connect', '--port', '0', await anEcho()])
    onTestFinished(() => void child.kill())
    let output = ''
    let port = 0
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk)
      port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? 0)
      if (port > 0) break
    }
    child.stdout.resume()
    const sent = Buffer.alloc(BYTES, 'halyard')
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    const chunks: Buffer[] = []
    let length = 0
    while (length < BYTES) {
      const [chunk] = await once(socket, 'data')
      chunks.push(chunk)
      length += chunk.length
    }
    socket.destroy()
    expect(Buffer.concat(chunks).equals(sent)).toBe(true)
  })
})

describe.skipIf(!hasPython)('python3-websockets', () => {
  it('sends, receives and says goodbye', async () => {
    const script = `
import asyncio, websockets
async def main():
    async with websockets.connect("${await anEcho()}") as socket:
        sent = b"halyard" * ${Math.round(BYTES / 7)}
        async def write():
            for start in range(0, len(sent), 500000):
                await socket.send(sent[start:start + 500000])
        writing = asyncio.create_task(write())
        got = b""
        while len(got) < len(sent):
            got += await socket.recv()
        await writing
        print(got == sent)
asyncio.run(main())
`
    const { stdout } = await promisify(execFile)(python, ['-c', script])
    expect(stdout).toBe('True\n')
  })
})
