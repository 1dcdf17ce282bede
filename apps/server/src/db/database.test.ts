import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ms, msOrNull } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { breaksUnique, isDatabaseAway } from '#db/errors.ts'
import { testDatabase } from '#db/testing.ts'
import { inTransaction } from '#db/transaction.ts'

const { db } = await testDatabase()

const aFile = (hash: string) => ({
  hash: hash.repeat(64),
  name: 'a',
  size: 1,
  uploaded_at: ms(0),
})

const touch = (tx: Db, hash: string) =>
  tx.updateTable('files').set({ size: 2 }).where('hash', '=', hash.repeat(64)).execute()

/** Ends the connections that sleep in a query, and returns a row for each. */
const killSleepers = async (connection: Db) => {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and state = 'active' and query like '%pg_sleep%'`.execute(connection)
  return rows
}

describe('times', () => {
  it.each([0, 1_795_243_020_123, -1, -62_135_596_800_000, 253_402_300_799_999])(
    'come back to the millisecond: %d',
    async (epochMs) => {
      const { rows } = await sql<{ at: number }>`select ${ms(epochMs)} as at`.execute(db)
      expect(rows).toEqual([{ at: epochMs }])
    },
  )

  it('may be missing', () => {
    expect(msOrNull(null)).toBeNull()
    expect(msOrNull(undefined)).toBeNull()
  })
})

describe('numbers', () => {
  it('arrive as numbers, not as text', async () => {
    const { rows } =
      await sql`select count(*) as n, 52459530::int8 as big, 1.5::numeric as rate`.execute(db)
    expect(rows).toEqual([{ n: 0 + 1, big: 52_459_530, rate: 1.5 }])
  })
})

describe('plans', () => {
  it('find sessions by their key, however many are asked for', async () => {
    await sql`create temporary table kept (hash bytea primary key, text text)`.execute(db)
    await sql`insert into kept select sha256(n::text::bytea), repeat('x', 80) from generate_series(1, 5000) as n`.execute(
      db,
    )
    await sql`analyze kept`.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select kept.text
      from json_to_recordset('[]') as asked (hash text)
      join kept on kept.hash = decode(asked.hash, 'hex')`.execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('kept_pkey')
  })
})

describe('a connection that breaks while it is used', () => {
  it('fails what is done with it and nothing else', async () => {
    const broken = db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connection,
      )
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await sleep(100)
      await sql`select 1`.execute(connection)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseAway)
    const outcomes = await db.connection().execute(async (killer) => {
      const work = Array.from({ length: 100 }, () =>
        inTransaction(db, async (tx) => {
          await sql`select 1`.execute(tx)
          await sql`select pg_sleep(0.05)`.execute(tx)
        }).then(
          () => 'done',
          (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
        ),
      )
      // Only a connection that is used can break while it is used: waits for one, however slow the machine is.
      await expect.poll(async () => (await killSleepers(killer)).length).toBeGreaterThan(0)
      return Promise.all(work)
    })
    expect(new Set(outcomes)).toEqual(new Set(['done', 'away']))
    await sql`select 1`.execute(db)
  })
})

describe('transactions', () => {
  it('leave nothing behind when they fail', async () => {
    const failing = inTransaction(db, async (tx) => {
      await tx.insertInto('files').values(aFile('a')).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([])
  })

  it('join the open one', async () => {
    const isSame = await inTransaction(db, (tx) => inTransaction(tx, async (inner) => inner === tx))
    expect(isSame).toBe(true)
  })

  it('run again after a deadlock', async () => {
    await db
      .insertInto('files')
      .values([aFile('b'), aFile('c')])
      .execute()
    const inOrder = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        await touch(tx, first)
        await sql`select pg_sleep(0.1)`.execute(tx)
        await touch(tx, second)
      })
    await expect(Promise.all([inOrder('b', 'c'), inOrder('c', 'b')])).resolves.toBeDefined()
  })

  it('name the unique constraint that was violated', async () => {
    const twice = db
      .insertInto('files')
      .values([aFile('d'), aFile('d')])
      .execute()
    const error: unknown = await twice.catch((reason: unknown) => reason)
    expect(breaksUnique(error, 'files_pkey')).toBe(true)
    expect(breaksUnique(error, 'users_pkey')).toBe(false)
  })
})
