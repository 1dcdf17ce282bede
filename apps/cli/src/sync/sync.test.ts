import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultOptions } from '@halyard/packs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#server/connect.ts'
import { renderSync } from '#sync/render.ts'
import { sync } from '#sync/sync.ts'
import type { SyncOptions, SyncReport } from '#sync/sync.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import type { FakeServer, Override } from '#testing/fake-server.ts'

const fixture = fileURLToPath(new URL('../../fixtures/mini-event', import.meta.url))

let server: FakeServer
let folder: string
let override: Override | undefined

beforeEach(async () => {
  override = undefined
  server = await startFakeServer((method, path) => override?.(method, path))
  folder = join(await mkdtemp(join(tmpdir(), 'halyard-sync-')), 'event')
  await cp(fixture, folder, { recursive: true })
})
afterEach(async () => {
  server.close()
  await rm(join(folder, '..'), { recursive: true })
})

async function run(difference: Partial<SyncOptions> = {}): Promise<SyncReport> {
  return sync({
    session: await connect({ server: server.origin, userName: 'admin', password: 'right' }),
    ...{ folders: [folder], gameId: 1, exclude: ['rev/long-arm'], prune: [], check: false },
    ...{ mapping: defaultOptions, maxBytes: 1_000_000, onStep: () => undefined },
    ...difference,
  })
}

const writes = () =>
  server.log.filter((line) => !line.startsWith('GET') && !line.includes('/api/account/'))
const letter = () => join(folder, 'beginner/first-light/challenge.yml')

/** Refuses everything once that many challenges are shown to players. */
function revokeAfter(count: number): void {
  let shown = 0
  override = (method, path) => {
    if (shown > count)
      return { status: 401, body: { title: 'The API token is not valid.', status: 401 } }
    if (method === 'PUT' && /\/challenges\/\d+$/.test(path)) shown += 1
    return undefined
  }
}

describe('a sync', () => {
  it('that is refused in the middle says what was written, and completes when it runs again', async () => {
    revokeAfter(4)
    const first = await run()
    expect(first.stopped).toMatch(/token is not valid/)
    expect(first.written.length).toBeGreaterThan(0)
    expect(first.written.length).toBeLessThan(7)
    const text = renderSync(first, false)
    expect(text).toContain('Stopped: The API token is not valid.')
    expect(text).toContain(`Written before: ${first.written.join(', ')}.`)
    override = undefined
    expect((await run()).stopped).toBeUndefined()
    expect(server.challenges).toHaveLength(7)
    const before = writes().length
    const last = await run()
    expect(last.rows.map(({ outcome }) => outcome)).toEqual(Array(7).fill('unchanged'))
    expect(writes()).toHaveLength(before)
  })

  it('compares again what somebody else has saved since it was read', async () => {
    await run()
    const text = (await readFile(letter(), 'utf8')).replace('value: 100', 'value: 250')
    await writeFile(letter(), text)
    let refused = 0
    override = (method, path) => {
      if (method !== 'PUT' || !/\/challenges\/\d+$/.test(path) || refused > 0) return undefined
      refused += 1
      return { status: 412, body: { title: 'Changed meanwhile', status: 412 } }
    }
    const report = await run()
    expect([refused, report.stopped]).toEqual([1, undefined])
    expect(server.challenges[0]).toMatchObject({ title: 'First Light', originalScore: 250 })
  })

  it('writes nothing for a check, and shows no flag', async () => {
    await run()
    const text = (await readFile(letter(), 'utf8')).replace('mini{good_morning}', 'mini{evening}')
    await writeFile(letter(), text)
    const before = writes().length
    const report = await run({ check: true })
    expect(writes()).toHaveLength(before)
    expect(report.rows[0]?.differences).toEqual([{ what: 'flags', added: 1, removed: 1 }])
    expect(JSON.stringify(report) + renderSync(report, true)).not.toMatch(/evening|good_morning/)
  })

  it('refuses two files that name the same challenge', async () => {
    await cp(join(folder, 'beginner'), join(folder, '../again'), { recursive: true })
    await expect(run({ folders: [folder, join(folder, '../again')] })).rejects.toThrow(
      /has the same title and category/,
    )
    expect(writes()).toEqual([])
  })

  it('leaves no control character of a file in what it says', async () => {
    const text = (await readFile(letter(), 'utf8')).replace('First Light', '"Fir\\e[31mst"')
    await writeFile(letter(), text)
    const report = await run({ check: true })
    expect(renderSync(report, true)).not.toContain('\u001B')
  })
})
