// A PostgreSQL of the operator's own that is restarted while people are on the platform.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { startEmbedded } from '#db/embedded.ts'
import { aFolder, start } from '#testing/program.ts'

const TEST_LIMIT_MS = 180_000
const folder = aFolder()
const startDatabase = () => startEmbedded({ folder, durable: false, maxConnections: 60 })
let database = await startDatabase()
afterAll(() => database.stop())

it(
  'is 503 while it is away, and the process recovers by itself',
  { timeout: TEST_LIMIT_MS },
  async () => {
    const program = await start(aFolder(), ['--empty'], { DATABASE_URL: database.urlOf() })
    /** How often each answer came, by its status and the seconds to wait. */
    const seen = new Map<string, number>()
    const everybody = new AbortController()
    const read = async (path: string) => {
      while (!everybody.signal.aborted) {
        const answer = await fetch(program.url + path)
        await answer.arrayBuffer()
        const kind = `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim()
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        await sleep(5)
      }
    }
    const count = (kind: string) => seen.get(kind) ?? 0
    const reading = Promise.all(
      ['/api/game', '/api/posts', '/api/posts/latest', '/api/team/1'].flatMap((path) =>
        Array.from({ length: 8 }, () => read(path)),
      ),
    )
    await expect.poll(() => count('200'), { timeout: 20_000 }).toBeGreaterThan(100)
    await database.stop()
    await expect.poll(() => count('503 5'), { timeout: 20_000 }).toBeGreaterThan(50)
    const probe = async (path: string) => (await fetch(program.url + path)).status
    expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
    database = await startDatabase()
    const before = count('200')
    await expect.poll(() => count('200'), { timeout: 20_000 }).toBeGreaterThan(before + 100)
    everybody.abort()
    await reading

    expect(new Set(seen.keys())).toEqual(new Set(['200', '404', '503 5']))
    expect(program.child.exitCode).toBeNull()
    await expect.poll(() => probe('/readyz')).toBe(200)
  },
)
