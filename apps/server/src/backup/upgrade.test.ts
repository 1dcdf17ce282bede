// A platform of the first schema, with rows in every table, becomes one of today, in place and by way of an archive.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#backup/backup.ts'
import { readSequences } from '#backup/read-database.ts'
import { checkArchive } from '#backup/archive-reader.ts'
import { restore } from '#backup/restore.ts'
import { openDatabase } from '#db/database.ts'
import { listMigrations, migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { emptyDatabase, testDatabase } from '#db/testing.ts'
import { fakeClock } from '#platform/clock.ts'
import { memoryStore } from '#platform/files.ts'
import { contentOf } from '#testing/database-content.ts'
import { testApp } from '#testing/test-app.ts'

const FIRST = '0001_init'
const DUMP = readFileSync(join(import.meta.dirname, '../db/testing/version-0001.sql'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'halyard-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const archive = join(folder, 'first.tar.gz')
const files = memoryStore()
const old = await emptyDatabase()

let first: Record<string, string[]> = {}

beforeAll(async () => {
  await migrate(old.db, FIRST)
  await sql.raw(DUMP).execute(old.db)
  first = await contentOf(old.db)
  await backUp({ db: old.db, files, clock: fakeClock(), encryption: undefined }, archive)
})

/** Columns, constraints and indexes. */
async function schemaOf(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name || '.' || column_name as what, concat_ws(' ', data_type, is_nullable, column_default) as how
    from information_schema.columns where table_schema = current_schema()
    union all select indexname, indexdef from pg_indexes where schemaname = current_schema()
    union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db)
  return rows
}

it('begins with rows in every table', () => {
  const empty = Object.entries(first).filter(([, rows]) => rows.length === 0)
  expect(Object.keys(first).length).toBeGreaterThan(20)
  expect(empty).toEqual([])
})

it('is migrated by one of two processes that start together, and has the schema of a new one', async () => {
  const second = openDatabase({ url: old.url, maxConnections: 2 })
  const ran = await Promise.all([migrate(old.db), migrate(second)])
  await second.destroy()
  expect(ran.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
    0,
    (await listMigrations()).length - 1,
  ])
  expect(await schemaOf(old.db)).toEqual(await schemaOf((await testDatabase()).db))
})

it('comes out of an archive as it comes out of its own database', async () => {
  const restored = await emptyDatabase()
  const manifest = await checkArchive(archive, undefined)
  const into = { db: restored.db, files, passphrase: undefined, isDryRun: false }
  await restore(into, archive, manifest)
  expect(await contentOf(restored.db)).toEqual(await contentOf(old.db))
  expect(await readSequences(restored.db)).toEqual(await readSequences(old.db))
})

it('plays on', async () => {
  const app = await testApp({}, { database: old })
  app.clock.set(Date.parse('2026-01-01T18:00:00Z'))
  const { body } = await app.visitor.get('/api/game/5/scoreboard')
  expect(body.items).toMatchObject([
    { id: 7, name: 'Gulls', solvedCount: 1, score: 1050 },
    { id: 8, name: 'Rats', solvedCount: 0 },
  ])
  const admin = await app.as({ id: '00000000-0000-4000-8000-000000000001' })
  expect((await admin.get('/api/admin/config')).body.globalConfig.title).toBe('Regatta')
  expect((await admin.get('/api/game/5/cheatinfo')).body).toHaveLength(1)
  expect((await app.aGame()).id).toBeGreaterThan(5)
})
