// Players who have the game open while something fails: their pages ask and listen as browsers do.
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, Browser } from '../event/browser.ts'
import { Player } from '../event/player.ts'
import { createTally, statusesOf } from '../event/tally.ts'
import { beginEvenly } from '../evenly.ts'
import type { Crew } from '../fill.ts'

/** They come within this time, so that the platform has caught up before anything fails. */
const COME_WITHIN_SECONDS = 15
const SETTLE_MS = 5000

export interface Crowd {
  /** Answers to what their pages have asked since all were there, by status; "none" where there was none. */
  readonly statuses: () => Readonly<Record<string, number>>
  readonly leave: () => void
}

/** Resolves when all of them have opened the game. */
export async function gather(url: string, { gameId, players }: Crew): Promise<Crowd> {
  let tally = createTally()
  const teamCount = new Set(players.map(({ teamId }) => teamId)).size
  const crowd = players.map(({ token }, index) => {
    const browser = new Browser(url, { address: addressOf(index), token }, () => tally)
    return new Player(browser, { gameId, teamCount })
  })
  await Promise.all(
    await beginEvenly(crowd.length, { seconds: COME_WITHIN_SECONDS }, async (index) =>
      crowd[index]?.start(),
    ),
  )
  await sleep(SETTLE_MS)
  tally = createTally()
  return {
    statuses: () => statusesOf(tally.answers),
    leave() {
      for (const player of crowd) player.leave()
    },
  }
}
