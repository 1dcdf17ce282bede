// Players who hand in right flags at a steady rate, while others watch the scoreboard.
import { beginEvenly } from '../evenly.ts'
import type { Crew } from '../fill.ts'
import { percentile } from '../percentile.ts'

const ANSWER_WITHIN_MS = 40_000
const READS_PER_SECOND = 20

/** A team and a challenge, as in the table of solves. */
export type Pair = `${number} ${number}`

export interface Outcome {
  readonly sent: number
  /** What the platform said it had taken. */
  readonly acknowledged: readonly Pair[]
  /** Answers by status; "none" where the connection broke. */
  readonly statuses: Readonly<Record<string, number>>
  readonly reads: Readonly<Record<string, number>>
  /** Of acknowledged flags, milliseconds. */
  readonly medianMs: number
  readonly p99Ms: number
  /** The longest time in which no flag was acknowledged, milliseconds. */
  readonly longestSilenceMs: number
}

/** All flags that can be handed in, teams in turn, each by one of its members. */
export function* flagsOf({ players, challenges }: Crew) {
  const senders = [...new Map(players.map((player) => [player.teamId, player])).values()]
  for (const challenge of challenges) for (const player of senders) yield { player, challenge }
}

type Flags = ReturnType<typeof flagsOf>

export async function play(
  url: string,
  gameId: number,
  flags: Flags,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Outcome> {
  const acknowledged: Pair[] = []
  const statuses: Record<string, number> = {}
  const reads: Record<string, number> = {}
  const latencies: number[] = []
  let lastAt = performance.now()
  let longestSilenceMs = 0
  const hand = async () => {
    const { value } = flags.next()
    if (!value) throw new Error('all flags are handed in: make a larger game')
    const { player, challenge } = value
    const sentAt = performance.now()
    const status = await ask(`${url}/api/game/${gameId}/challenges/${challenge.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `halyard_session=${player.token}`,
      },
      body: JSON.stringify({ flag: challenge.flag }),
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status !== '200') return
    const now = performance.now()
    acknowledged.push(`${player.participationId} ${challenge.id}`)
    latencies.push(now - sentAt)
    longestSilenceMs = Math.max(longestSilenceMs, now - lastAt)
    lastAt = now
  }
  const read = async () => {
    const status = await ask(`${url}/api/game/${gameId}/scoreboard`, {})
    reads[status] = (reads[status] ?? 0) + 1
  }
  const [handed, watched] = await Promise.all([
    beginEvenly(rate * seconds, { seconds }, hand),
    beginEvenly(READS_PER_SECOND * seconds, { seconds }, read),
  ])
  await Promise.all([...handed, ...watched])
  latencies.sort((one, two) => one - two)
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return {
    sent,
    acknowledged,
    statuses,
    reads,
    medianMs: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    longestSilenceMs,
  }
}

async function ask(url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'none'
  }
}
