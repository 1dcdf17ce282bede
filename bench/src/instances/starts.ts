import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Crew } from '../fill.ts'
import type { BenchServer } from '../server.ts'
import { median } from './measures.ts'

const run = promisify(execFile)

/**
 * What `docker run` takes for an image, alone and with a port on this machine, and what our start of it takes until its port is open, in
 * milliseconds, in turn.
 */
export async function startTimes(
  server: BenchServer,
  { gameId, players }: Crew,
  image: string,
  challenges: { readonly ids: readonly number[]; readonly port: number },
) {
  const [player] = players
  const times = { docker: [] as number[], published: [] as number[], ours: [] as number[] }
  const runDocker = (...options: string[]) =>
    timed(async () => {
      const { stdout } = await run('docker', ['run', '--detach', ...options, image])
      return () => run('docker', ['rm', '--force', stdout.trim()])
    })
  for (const challengeId of challenges.ids) {
    times.docker.push(await runDocker())
    times.published.push(await runDocker('--publish', `127.0.0.1::${challenges.port}`))
    times.ours.push(
      await timed(async () => {
        const answer = await fetch(`${server.url}/api/game/${gameId}/container/${challengeId}`, {
          method: 'POST',
          headers: { cookie: `halyard_session=${player?.token}` },
        })
        if (!answer.ok) throw new Error(`no start: ${await answer.text()}`)
        return () => Promise.resolve()
      }),
    )
  }
  return {
    docker: median(times.docker),
    published: median(times.published),
    ours: median(times.ours),
  }
}

/** Milliseconds of the work; what it returns is done afterwards. */
async function timed(work: () => Promise<() => Promise<unknown>>): Promise<number> {
  const startMs = performance.now()
  const undo = await work()
  const tookMs = performance.now() - startMs
  await undo()
  return tookMs
}
