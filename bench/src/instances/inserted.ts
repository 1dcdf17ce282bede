import { randomUUID } from 'node:crypto'
import { withDatabase } from '../database.ts'

/** Ids of running instances that nobody has started. */
export interface Ids {
  /** URL of the captures. */
  readonly files: string
  readonly plain: string
  readonly captured: string
  readonly test: string
}

/** Three running instances of that service: of a team, of a team whose challenge is captured, and of nobody. */
export function insertInstances(folder: string, port: number): Promise<Ids> {
  return withDatabase({ folder, url: undefined }, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from challenges order by id')
    const [plain, captured] = rows
    await client.query('update challenges set enable_traffic_capture = id = $1', [captured?.id])
    const { rows: teams } = await client.query<{ id: number }>(
      'select id from participations limit 1',
    )
    const insert = async (challengeId: number | undefined, participationId: number | null) => {
      const id = randomUUID()
      await client.query(
        `insert into containers (id, challenge_id, participation_id, engine, name, image, status, inner_host, inner_port,
           created_at, expect_stop_at, holder, held_until)
         values ($1, $2, $3, 'built-in', $4, 'none', 'Running', '127.0.0.1', $5, now(), now() + interval '1 day', $6,
           now() + interval '1 day')`,
        // Reserved by a process that is never looked for: the server leaves them alone.
        [id, challengeId, participationId, `bench-${id}`, port, randomUUID()],
      )
      return id
    }
    const teamId = teams[0]?.id ?? null
    // Of the organisers, too: they read captures.
    await client.query(`update users set role = 'Admin'`)
    return {
      files: `/api/game/captures/${captured?.id}/${teamId}`,
      plain: await insert(plain?.id, teamId),
      captured: await insert(captured?.id, teamId),
      test: await insert(plain?.id, null),
    }
  })
}
