import type { ScoreboardRow } from '@halyard/api'
import { readScoreboard } from '@halyard/query'
import { distinctNames } from '#shared/board/namesakes.ts'

/** What the document says of a team. */
export type FirstTeam = Pick<ScoreboardRow, 'id' | 'rank' | 'name' | 'avatar' | 'score'>

/** More than a first screen has room for. */
const count = 12
/** A board is the same for all its readers: those of so many milliseconds share one reading of it. */
const sharedMs = 5000
/** The frame of the screen is worth more than its rows when these take longer. Milliseconds. */
const patienceMs = 500

type Reading = { untilMs: number; teams: Promise<FirstTeam[]> }

const readings = new Map<number, Reading>()

/**
 * The best teams of a game, for the document: the board itself is read by the browser. For the server only.
 *
 * @returns nothing where the board has none, cannot be read, or takes too long
 */
export async function firstTeams(gameId: number): Promise<FirstTeam[]> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<FirstTeam[]>()
  const timer = setTimeout(giveUp, patienceMs, [])
  try {
    return await Promise.race([sharedTeams(gameId), late])
  } catch {
    // The browser logs what is wrong, and the next document asks again.
    readings.delete(gameId)
    return []
  } finally {
    clearTimeout(timer)
  }
}

function sharedTeams(gameId: number): Promise<FirstTeam[]> {
  const nowMs = performance.now()
  for (const [id, { untilMs }] of readings) if (untilMs < nowMs) readings.delete(id)
  const kept = readings.get(gameId)
  if (kept) return kept.teams
  const teams = readTeams(gameId)
  readings.set(gameId, { untilMs: nowMs + sharedMs, teams })
  return teams
}

async function readTeams(gameId: number): Promise<FirstTeam[]> {
  const { items } = await readScoreboard(gameId)
  const names = distinctNames(items)
  return items.slice(0, count).map(({ id, rank, avatar, score }, place) => ({
    id,
    rank,
    name: names[place] ?? '',
    avatar,
    score,
  }))
}
