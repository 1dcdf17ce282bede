// Players who have the game open while something fails: their pages ask and listen as browsers do.
import { setTimeout as sleep } from 'node:timers/promises'
import { cutCrew } from '../event/cut.ts'
import { startGenerators } from '../event/generators.ts'
import { generatorsFor } from '../event/plan.ts'
import { statusesOf } from '../event/tally.ts'
import type { Crew } from '../fill.ts'

/** So many come in a second, so that the platform has caught up before anything fails. */
const COME_PER_SECOND = 130
const SETTLE_MS = 5000
/** That a proxy in front of the platform has to it. */
const CONNECTIONS = 1024
/** None of the players does anything but look. */
const PLAN = {
  ...{ registrations: 0, walls: 0, instances: 0, webhooks: 0, rate: 0, burstRate: 0 },
  ...{ registerSeconds: 0, arriveSeconds: 0, steadySeconds: 0, burstSeconds: 0 },
  connections: CONNECTIONS,
}

export interface Crowd {
  /** Answers to what their pages have asked since this was asked last, by status; "none" where there was none. */
  readonly statuses: () => Promise<Readonly<Record<string, number>>>
  readonly leave: () => void
}

/** Resolves when all of them have opened the game. */
export async function gather(url: string, crew: Crew): Promise<Crowd> {
  const { gameId, challenges, players } = crew
  const teamCount = new Set(players.map(({ teamId }) => teamId)).size
  const plan = { ...PLAN, generators: generatorsFor(players.length) }
  const unused = { divisionId: undefined, serviceId: 0, files: [] }
  const generators = startGenerators(
    cutCrew(crew, plan, plan.generators).map((cut) => ({
      ...{ url, gameId, challenges, plan, teamCount, cut },
      ...unused,
    })),
  )
  const statuses = async () => statusesOf((await generators.play({ kind: 'pages' })).answers)
  await generators.play({ kind: 'gather', seconds: Math.ceil(players.length / COME_PER_SECOND) })
  await sleep(SETTLE_MS)
  await statuses()
  return { statuses, leave: () => generators.stop() }
}
