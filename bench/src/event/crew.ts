import { writeFileSync } from 'node:fs'
import { withDatabase } from '../database.ts'
import { fillDatabase } from '../fill.ts'
import type { Crew } from '../fill.ts'
import { makeGame } from '../made-game.ts'

const HOUR_MS = 3_600_000

export interface CrewSize {
  readonly teams: number
  readonly players: number
  readonly challenges: number
  readonly startsInMs?: number
}

/**
 * Writes teams with logged-in players into a database, in a game that starts in an hour, or when it is said: hashing thousands of passwords is no part
 * of an event.
 *
 * @param target a data folder whose server is stopped, or a database
 */
export async function makeCrew(
  target: { folder: string; url: string | undefined },
  { teams, players, challenges, startsInMs = HOUR_MS }: CrewSize,
  file: string,
): Promise<Crew> {
  const nowMs = Date.now()
  const facts = makeGame({ teams, challenges, solves: 0 }, nowMs)
  const game = { ...facts.game, start: nowMs + startsInMs }
  const title = `Event: ${teams} teams`
  const members = Math.max(1, Math.round(players / teams))
  const crew = await withDatabase(target, (client) =>
    fillDatabase(client, { ...facts, game }, { title, nowMs, members }),
  )
  writeFileSync(file, JSON.stringify(crew), { mode: 0o600 })
  return crew
}
