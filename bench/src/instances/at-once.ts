import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrlIn, databaseWork } from '../event/deployment.ts'
import type { Crew } from '../fill.ts'
import { percentile } from '../percentile.ts'
import type { BenchServer } from '../server.ts'

/** A team may not destroy what it has just started. */
const COOL_DOWN_MS = 11_000

export interface AtOnce {
  /** From the first question to the last answer, milliseconds. */
  readonly allMs: number
  /** Of those that were started, ascending, milliseconds. */
  readonly startMs: readonly number[]
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** As the database has it afterwards. */
  readonly running: number
  /** The most of one team. */
  readonly mostOfTeam: number
  /** Ports of running instances that another one has, too. */
  readonly portsTwice: number
  readonly processor: { readonly server: number; readonly database: number }
  readonly commits: number
  /** From the first question to destroy until the last answer, milliseconds; and answers by status. */
  readonly destroyMs: number
  readonly destroyed: Readonly<Record<string, number>>
}

interface Needs {
  readonly server: BenchServer
  readonly folder: string
  readonly crew: Crew
  /** Two challenges with a service, of which a team may run one. */
  readonly challengeIds: readonly [number, number]
}

/** One player of each team asks for both challenges in the same moment; all of them do. Then all give theirs back. */
export async function startAtOnce(
  { server, folder, crew, challengeIds }: Needs,
  teams: number,
): Promise<AtOnce> {
  const url = databaseUrlIn(folder)
  const captains = [...new Map(crew.players.map((player) => [player.teamId, player])).values()]
  const askers = captains.slice(0, teams)
  const used = () => server.processorSeconds() ?? { server: 0, database: 0 }
  const ask = async (method: 'POST' | 'DELETE', token: string, challengeId: number) => {
    const startMs = performance.now()
    const answer = await fetch(`${server.url}/api/game/${crew.gameId}/container/${challengeId}`, {
      method,
      headers: { cookie: `halyard_session=${token}`, 'sec-fetch-site': 'same-origin' },
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    const status = answer === undefined ? 'none' : String(answer.status)
    return { status, ms: performance.now() - startMs, token, challengeId }
  }

  const [before, work] = [used(), await databaseWork(url)]
  const beganMs = performance.now()
  const answers = await Promise.all(
    askers.flatMap(({ token }) => challengeIds.map((id) => ask('POST', token, id))),
  )
  const allMs = performance.now() - beganMs
  const [after, done] = [used(), await databaseWork(url)]
  const started = answers.filter(({ status }) => status === '200')
  const facts = await lookAt(url)
  await sleep(COOL_DOWN_MS)
  const destroyFromMs = performance.now()
  const removals = await Promise.all(
    started.map(({ token, challengeId }) => ask('DELETE', token, challengeId)),
  )
  return {
    allMs,
    startMs: started.map(({ ms }) => ms).toSorted((one, two) => one - two),
    statuses: countOf(answers),
    ...facts,
    processor: { server: after.server - before.server, database: after.database - before.database },
    commits: done.commits - work.commits,
    destroyMs: performance.now() - destroyFromMs,
    destroyed: countOf(removals),
  }
}

function countOf(answers: readonly { readonly status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function lookAt(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{
      running: number
      mostOfTeam: number
      portsTwice: number
    }>(`
      with running as (select * from containers where status = 'Running')
      select (select count(*)::int from running) as running,
        (select coalesce(max(count), 0)::int from (select count(*) from running group by participation_id) as teams) as "mostOfTeam",
        (select (count(*) - count(distinct (inner_host, inner_port)))::int from running) as "portsTwice"`)
    return rows[0] ?? { running: 0, mostOfTeam: 0, portsTwice: 0 }
  } finally {
    await client.end()
  }
}

const statuses = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')

/** What it came to, for people. */
export function describeAtOnce(found: AtOnce): Record<string, string> {
  const at = (share: number) => `${percentile(found.startMs, share).toFixed(0)} ms`
  const { processor, running } = found
  const each = (seconds: number) => `${((seconds / Math.max(1, running)) * 1000).toFixed(1)} ms`
  return {
    'all answered after': `${found.allMs.toFixed(0)} ms`,
    'a start: median, p99, last': `${at(0.5)}, ${at(0.99)}, ${at(1)}`,
    answers: statuses(found.statuses),
    'running, most of a team, ports given twice': `${running}, ${found.mostOfTeam}, ${found.portsTwice}`,
    'processor time of a start: server, database': `${each(processor.server)}, ${each(processor.database)}`,
    'transactions of a start': (found.commits / Math.max(1, running)).toFixed(1),
    'all destroyed after': `${found.destroyMs.toFixed(0)} ms (${statuses(found.destroyed)})`,
  }
}
