import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { afterAll, inject } from 'vitest'
import { openDatabase } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { randomHex, systemRandom } from '#platform/random.ts'

export interface TestDatabase {
  readonly db: Kysely<Tables>
  readonly url: string
}

/** A fresh, migrated database for the calling test file; dropped after its last test. */
export const testDatabase = (): Promise<TestDatabase> =>
  newDatabase(`template ${inject('templateDatabase')}`)

/** A database without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase()

async function newDatabase(more = ''): Promise<TestDatabase> {
  const name = `halyard_test_${randomHex(systemRandom, 6)}`
  await onServer(`create database ${name} ${more}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const db = openDatabase({ url: url.href, maxConnections: 8 })
  afterAll(async () => {
    await db.destroy()
    await onServer(`drop database if exists ${name} with (force)`)
  })
  return { db, url: url.href }
}

async function onServer(statement: string): Promise<void> {
  const db = openDatabase({ url: inject('databaseUrl'), maxConnections: 1 })
  try {
    await sql.raw(statement).execute(db)
  } finally {
    await db.destroy()
  }
}
