import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { connectionsOf } from '#start/close-gracefully.ts'
import { openFilesLimit, warnOfOpenFiles } from '#start/open-files.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function aServer(limit: number | undefined) {
  const server = createServer()
  const said: unknown[] = []
  const log = { warn: (facts: unknown) => void said.push(facts) }
  warnOfOpenFiles(server, { connections: connectionsOf(server), limit, log })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that of a server that listens on a port
  const { port } = server.address() as AddressInfo
  const visit = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const taken = once(server, 'connection')
      const socket = connect(port, '127.0.0.1')
      ends.unshift(() => socket.destroy())
      await taken
    }
  }
  return { said, visit }
}

it('says once a minute that connections have taken nearly all files', async () => {
  const { said, visit } = await aServer(20)
  await visit(17)
  expect(said).toEqual([])
  await visit(3)
  expect(said).toEqual([{ connections: 18, limit: 20 }])
})

it('says nothing where the system does not tell the limit', async () => {
  const { said, visit } = await aServer(undefined)
  await visit(5)
  expect(said).toEqual([])
})

it.runIf(process.platform === 'linux')('reads the limit of this process', () => {
  expect(openFilesLimit()).toBeGreaterThan(100)
})
