import { KubeConfig } from '@kubernetes/client-node'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createNamespaceWriter } from '#modules/instance/kubernetes/namespace.ts'

/** An API server that stores everything; returns what it was sent, and a configuration that leads to it. */
async function anApiServer() {
  const written: string[] = []
  const server = createServer((request, response) => {
    written.push(`${request.method} ${request.url?.split('/').at(-1)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const config = new KubeConfig()
  const port = typeof address === 'object' ? address?.port : 0
  const cluster = { name: 'a', server: `http://127.0.0.1:${port}`, skipTLSVerify: true }
  config.loadFromClusterAndUser(cluster, { name: 'a' })
  return { written, config }
}

it('writes what a namespace needs once a minute: somebody may have deleted it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { written, config } = await anApiServer()
  const registry = { host: 'registry.example.org', user: 'bosun', password: 'secret' }
  const write = createNamespaceWriter({ config, namespace: 'instances', registry })
  const all = ['POST networkpolicies', 'POST networkpolicies', 'POST secrets']
  await Promise.all([write(), write()])
  vi.advanceTimersByTime(59_999)
  await write()
  expect(written).toEqual(all)
  vi.advanceTimersByTime(1)
  await write()
  expect(written).toEqual([...all, ...all])
})
