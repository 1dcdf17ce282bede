import Docker from 'dockerode'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { warnOfMissingLimits } from '#modules/instance/docker/limits.ts'

/** An engine that says this of itself. */
async function anEngine(info: object): Promise<Docker> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(info))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return new Docker({ protocol: 'http', host: '127.0.0.1', port })
}

it.each([
  // Rootless Docker 20.10 on a machine with cgroup v1.
  [
    { MemoryLimit: false, SwapLimit: false, PidsLimit: false, CpuCfsQuota: false },
    ['memory', 'processes', 'processors'],
  ],
  // Rootless with cgroup v2, of which systemd delegates memory and processes.
  [{ MemoryLimit: true, PidsLimit: true, CpuCfsQuota: false }, ['processors']],
])('warns the operator of an engine that says %o', async (info, missing) => {
  const warn = vi.fn<(values: object, text: string) => void>()
  await warnOfMissingLimits(await anEngine(info), { warn })
  expect(warn).toHaveBeenCalledExactlyOnceWith({ missing }, expect.any(String))
})

it('has nothing to say of an engine that limits all, or is away', async () => {
  const warn = vi.fn<(values: object, text: string) => void>()
  const all = { MemoryLimit: true, PidsLimit: true, CpuCfsQuota: true }
  await warnOfMissingLimits(await anEngine(all), { warn })
  await warnOfMissingLimits(new Docker({ socketPath: '/nowhere/docker.sock' }), { warn })
  expect(warn).not.toHaveBeenCalled()
})
