import { sql } from 'kysely'
import { batchedRead, promptStatements } from '#db/batched-read.ts'
import { ms, PREPARED } from '#db/database.ts'
import type { Db } from '#db/database.ts'

/** The slowest bucket is full again after five minutes. */
const FULL_AGAIN_MS = 300_000

/** How many tokens a bucket has room for, and how fast it fills. */
export interface Budget {
  readonly capacity: number
  readonly perSecond: number
}

interface Take extends Budget {
  readonly caller: string
  readonly nowMs: number
}

/**
 * Takes one token from a bucket, which all processes share; returns the whole seconds to wait when it is empty. Whoever takes at the same
 * time shares a statement, and a hundred calls at once count as a hundred.
 */
export const takeToken = (
  db: Db,
  caller: string,
  { capacity, perSecond }: Budget,
  nowMs: number,
): Promise<number | undefined> => takeInTurn(db, { caller, capacity, perSecond, nowMs })

/** No statement takes twice from a bucket; those who find it empty wait equally long. */
const takeInTurn = batchedRead(async (db, takes: readonly Take[]) => {
  const waits = new Map<Take, number>()
  const lines = [...Map.groupBy(takes, ({ caller }) => caller).values()]
  for (let turn = 0; ; turn += 1) {
    const round = lines.flatMap((line) => {
      const take = line[turn]
      return take && !waits.has(take) ? [{ take, others: line.slice(turn) }] : []
    })
    if (round.length === 0) return takes.map((take) => waits.get(take))
    const taken = await takeOnce(
      db,
      round.map(({ take }) => take),
    )
    for (const { take, others } of round) {
      if (taken.has(take.caller)) continue
      const seconds = await secondsToWait(db, take)
      for (const other of others) waits.set(other, seconds)
    }
  }
}, promptStatements)

// Clocks of machines differ: time that has passed at one of them does not pass again at another.
const ASKED_TOKENS = sql<number>`
  least(asked.capacity, filled.tokens
    + greatest(0, extract(epoch from asked.now - filled.filled_at)) * asked.per_second)`

const askedFor = (takes: readonly Take[]) => sql`
  select caller, capacity, "perSecond" as per_second, to_timestamp("nowMs" / 1000) as now
  from json_to_recordset(${JSON.stringify(takes)}::json)
    as asked (caller text, capacity float8, "perSecond" float8, "nowMs" float8)`

/** In one order, so that processes do not wait for each other in a circle. Returns from whose buckets a token was taken. */
async function takeOnce(db: Db, takes: readonly Take[]): Promise<ReadonlySet<string>> {
  const tokens = sql`(select ${ASKED_TOKENS} from asked where asked.caller = filled.caller)`
  const { rows } = await sql<{ caller: string }>`${PREPARED}
    with asked as materialized (${askedFor(takes)})
    insert into rate_buckets as filled (caller, tokens, filled_at)
    select caller, capacity - 1, now from asked order by caller
    on conflict (caller) do update
      set tokens = ${tokens} - 1, filled_at = greatest(filled.filled_at, excluded.filled_at)
      where ${tokens} >= 1
    returning caller`.execute(db)
  return new Set(rows.map(({ caller }) => caller))
}

async function secondsToWait(db: Db, take: Take): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select ${ASKED_TOKENS} as tokens
    from (${askedFor([take])}) as asked join rate_buckets as filled on filled.caller = asked.caller`.execute(
    db,
  )
  return Math.max(1, Math.ceil((1 - (rows[0]?.tokens ?? 0)) / take.perSecond))
}

/** Removes buckets that are full again. */
export async function deleteFullBuckets(db: Db, nowMs: number): Promise<void> {
  await sql`delete from rate_buckets where filled_at < ${ms(nowMs - FULL_AGAIN_MS)}`.execute(db)
}
