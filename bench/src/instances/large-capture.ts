import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchServer } from '../server.ts'
import { upload } from './measures.ts'
import type { Wire } from './wire.ts'

const MEGABYTE = 1_000_000
/** Incompressible, and longer than what gzip remembers. */
const PART_BYTES = 65_000

interface Needs {
  readonly server: BenchServer
  /** Opens a connection to the captured instance. */
  readonly open: () => Promise<Wire>
  /** URL of the captures of its team. */
  readonly files: string
  /** Session of somebody who may read them. */
  readonly cookie: string
}

interface Step {
  readonly what: string
  readonly seconds: number
  readonly megabytes: number
  /** The most memory of the server so far. */
  readonly most: number
}

/** Sends as much to a captured instance, waits for the capture, and downloads it. */
export async function largeCapture(
  { server, open, files, cookie }: Needs,
  megabytes: number,
): Promise<Step[]> {
  const steps: Step[] = []
  const timed = async (what: string, work: () => Promise<number>) => {
    const startMs = performance.now()
    const done = await work()
    const seconds = (performance.now() - startMs) / 1000
    steps.push({ what, seconds, megabytes: done, most: server.mostMemory() ?? 0 })
  }
  const get = (path: string) => fetch(server.url + path, { headers: { cookie } })
  const list = async (): Promise<{ fileName: string; size: number }[]> =>
    JSON.parse(await (await get(files)).text())

  const known = new Set((await list()).map(({ fileName }) => fileName))
  await timed('sent through', async () => {
    await upload(await open(), megabytes * MEGABYTE, randomBytes(PART_BYTES))
    return megabytes
  })
  let name = ''
  await timed('until it is compressed, 30 s of them idle', async () => {
    for (;;) {
      const found = (await list()).find(({ fileName }) => !known.has(fileName))
      if (found) {
        name = found.fileName
        return found.size / MEGABYTE
      }
      await sleep(500)
    }
  })
  await timed('downloaded', async () => {
    const { body } = await get(`${files}/${name}`)
    let bytes = 0
    for await (const chunk of body ?? []) bytes += chunk.length
    return bytes / MEGABYTE
  })
  return steps
}
