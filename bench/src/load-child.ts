// A process of its own that loads a server and prints what it found.
import { readFileSync } from 'node:fs'
import type { Crew } from './fill.ts'
import { runLoad } from './load.ts'

/** What to load with; the one argument of the process, as JSON. */
export interface LoadJob {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly kind: 'get' | 'right' | 'wrong'
  /** Path and headers of every request, for `get`. */
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sessions and flags, for the others. */
  readonly crewFile?: string
  /** Teams before this one have been used by an earlier run. */
  readonly fromTeam?: number
}

const job: LoadJob = JSON.parse(process.argv[2] ?? '{}')

function bytesOf(head: string, headers: Readonly<Record<string, string>>, body = ''): Buffer {
  const all = { host: `127.0.0.1:${job.port}`, connection: 'keep-alive', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${head} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Answers of teams in turn, so that neighbours are never of one team; right ones each only once. */
function* answers(crew: Crew, isRight: boolean): Generator<Buffer> {
  const players = crew.players.slice(job.fromTeam ?? 0)
  const solved = players.map((player) => new Set(player.solved))
  for (let round = 0; ; round += 1) {
    let isAny = false
    for (const challenge of crew.challenges) {
      for (const [index, player] of players.entries()) {
        if (isRight && (round > 0 || solved[index]?.has(challenge.id))) continue
        isAny = true
        const flag = isRight ? challenge.flag : `flag{no ${round} ${index}}`
        const body = JSON.stringify({ flag })
        yield bytesOf(
          `POST /api/game/${crew.gameId}/challenges/${challenge.id}`,
          {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            cookie: `halyard_session=${player.token}`,
            'sec-fetch-site': 'same-origin',
          },
          body,
        )
      }
    }
    if (!isAny) return
  }
}

function source(): () => Buffer | undefined {
  if (job.kind === 'get') {
    const request = bytesOf(`GET ${job.path ?? '/'}`, job.headers ?? {})
    return () => request
  }
  const crew: Crew = JSON.parse(readFileSync(job.crewFile ?? '', 'utf8'))
  const all = answers(crew, job.kind === 'right')
  return () => {
    const { value, done } = all.next()
    return done ? undefined : value
  }
}

const { port, connections, seconds } = job
console.log(JSON.stringify(await runLoad({ port, connections, seconds, next: source() })))
