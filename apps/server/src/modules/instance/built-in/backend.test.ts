import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { InstanceSpec } from '#modules/instance/backend.ts'
import { createBuiltInBackend, nodeOptions } from '#modules/instance/built-in/backend.ts'
import { SERVICES } from '#modules/instance/built-in/services.ts'
import { SERVICE_SOLVERS } from '#testing/solve-service.ts'

const backend = createBuiltInBackend()
const { signal } = new AbortController()
afterAll(() => backend.close())

/** The variables of each process that this one has started, as the kernel keeps them. */
async function childEnvironments(): Promise<string[]> {
  const threads = await readdir('/proc/self/task')
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8')),
  )
  const ids = children.join(' ').split(' ').filter(Boolean)
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/environ`, 'utf8')))
}

let count = 0
const aSpec = (difference: Partial<InstanceSpec> = {}): InstanceSpec => ({
  name: `halyard-${(count += 1)}`,
  image: 'halyard/chandlery',
  port: 80,
  memoryMb: 64,
  cpuTenths: 1,
  storageMb: 256,
  networkMode: 'Open',
  environment: { HALYARD_FLAG: 'halyard{from_the_environment}' },
  labels: { game: '1', challenge: '2', team: '3' },
  ...difference,
})

describe('the built-in services', () => {
  it.each([...SERVICES.keys()])(
    'run %s, which gives its flag to whoever solves it',
    async (image) => {
      const { inner } = await backend.create(aSpec({ image }), signal)
      expect(await SERVICE_SOLVERS[image]?.(inner)).toBe('halyard{from_the_environment}')
    },
  )

  it.runIf(process.platform === 'linux')('see no variable of the server', async () => {
    process.env.HALYARD_TEST_PASSWORD = 'of the server'
    onTestFinished(() => void delete process.env.HALYARD_TEST_PASSWORD)
    await backend.create(aSpec(), signal)
    const environments = await childEnvironments()
    expect(environments.join('\n')).toContain('HALYARD_FLAG=halyard{from_the_environment}')
    expect(environments.join('\n')).not.toContain('HALYARD_TEST_PASSWORD')
  })

  it('are the only images', async () => {
    await expect(backend.create(aSpec({ image: 'nginx:1' }), signal)).rejects.toMatchObject({
      problem: 'imageRefused',
      detail: expect.stringContaining('Set HALYARD_INSTANCES to docker or kubernetes'),
    })
  })

  it('end for good, and are listed until then', async () => {
    const spec = aSpec()
    const { inner } = await backend.create(spec, signal)
    expect(await backend.list(signal)).toContainEqual({ name: spec.name, isRunning: true })
    expect(await backend.exitStatus(spec.name, signal)).toBeUndefined()
    await backend.destroy(spec.name, signal)
    await backend.destroy(spec.name, signal)
    expect((await backend.list(signal)).map(({ name }) => name)).not.toContain(spec.name)
    const socket = connect(inner)
    const [error] = await once(socket, 'error')
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it.each([
    ['write a file', `fs.writeFileSync('${join(tmpdir(), 'halyard-written')}', '')`],
    ['read a file of the server', `fs.readFileSync('${import.meta.filename}')`],
    ['start a process', `child_process.execFileSync('true')`],
    ['start a thread', `new worker_threads.Worker('1', { eval: true })`],
  ])('may not %s', async (_what, code) => {
    const run = promisify(execFile)(process.execPath, [...nodeOptions(64), '--eval', code])
    await expect(run).rejects.toThrow('ERR_ACCESS_DENIED')
  })

  it('end when they use more memory than they may', async () => {
    const run = promisify(execFile)(process.execPath, [
      ...nodeOptions(32),
      '--eval',
      'const hoard = []; for (;;) hoard.push(Array(1e6).fill(hoard.length))',
    ])
    await expect(run).rejects.toThrow('heap out of memory')
  })

  it('close a conversation that sends no end of a line', async () => {
    const { inner } = await backend.create(aSpec(), signal)
    const socket = connect(inner)
    socket.write('9'.repeat(10_000))
    expect(await text(socket)).toContain('Welcome')
  })
})
