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

type Known = { untilMs: number; teams: FirstTeam[] }

const known = new Map<number, Known>()

/**
 * The best teams of a game, for the document: the board itself is read by the browser. For the server only.
 *
 * @returns nothing where the board has none, cannot be read, or takes too long
 */
export async function firstTeams(gameId: number): Promise<FirstTeam[]> {
  const nowMs = performance.now()
  for (const [id, { untilMs }] of known) if (untilMs < nowMs) known.delete(id)
  const kept = known.get(gameId)
  if (kept) return kept.teams
  const { promise: late, resolve: giveUp } = Promise.withResolvers<FirstTeam[]>()
  const timer = setTimeout(giveUp, patienceMs, [])
  try {
    return await Promise.race([readTeams(gameId), late])
  } catch {
    // The browser tells what is wrong with it.
    return []
  } finally {
    clearTimeout(timer)
  }
}

async function readTeams(gameId: number): Promise<FirstTeam[]> {
  const { items } = await readScoreboard(gameId)
  const names = distinctNames(items)
  const teams = items.slice(0, count).map(({ id, rank, avatar, score }, place) => ({
    id,
    rank,
    name: names[place] ?? '',
    avatar,
    score,
  }))
  known.set(gameId, { untilMs: performance.now() + sharedMs, teams })
  return teams
}
