import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeCrew } from '../event/crew.ts'
import { deploy } from '../event/deployment.ts'
import { boardOf } from '../event/verdict.ts'
import { flagsOf, play } from './traffic.ts'
import type { Outcome, Pair } from './traffic.ts'
import type { Verdict } from './verdict.ts'

export const BUILT_IN = {
  what: 'the built-in PostgreSQL is killed (SIGKILL); the platform ends and is started again, as by systemd',
}
const SECONDS = 20

/** The one fault for which the platform has a database of its own. */
export async function playOnBuiltIn(
  rate: number,
  port: number,
): Promise<{ outcome: Outcome; verdict: Verdict }> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-fault-'))
  const size = { teams: 200, players: 200, challenges: 60 }
  const place = { port, processes: 3 }
  try {
    const crew = await makeCrew(
      { folder, url: undefined },
      { ...size, startsInMs: 0 },
      join(folder, 'crew.json'),
    )
    let platform = await deploy(folder, place)
    const harm = async () => {
      await sleep(4000)
      const [pid = ''] = readFileSync(
        join(folder, 'postgres/cluster/postmaster.pid'),
        'utf8',
      ).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await platform.ended
      platform = await deploy(folder, place)
    }
    const [outcome] = await Promise.all([
      play(platform.url, crew.gameId, flagsOf(crew), { rate, seconds: SECONDS }),
      harm(),
    ])
    const stored = await storedSolves(platform.databaseUrl)
    await sleep(3000)
    const before = await boardOf(platform.url, crew.gameId)
    await platform.stop()
    platform = await deploy(folder, place)
    const after = await boardOf(platform.url, crew.gameId)
    await platform.stop()
    const known = new Set(stored)
    return {
      outcome,
      verdict: {
        lost: outcome.acknowledged.filter((pair) => !known.has(pair)).length,
        doubled: stored.length - known.size,
        boardIsRebuild: before === after,
      },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function storedSolves(url: string): Promise<Pair[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pair: Pair }>(
      `select participation_id || ' ' || challenge_id as pair from solves`,
    )
    return rows.map(({ pair }) => pair)
  } finally {
    await client.end()
  }
}
