import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { findProblem } from '#http/health.ts'
import { memoryStore } from '#platform/files.ts'
import { testApp } from '#testing/test-app.ts'

let free = 10 ** 9
const noSpace = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
const files = { ...memoryStore(), receive: noSpace, free: () => Promise.resolve(free) }
const { aUser, as, db, databaseUrl, visitor } = await testApp({}, { files })

it.each(['/livez', '/healthz'])('%s reports that the process runs', async (path) => {
  expect(await visitor.get(path)).toMatchObject({ status: 200, text: 'Healthy' })
})

it('an upload to a full disk is refused with 503', async () => {
  const admin = await as(await aUser({ role: 'Admin' }))
  const parts = [{ field: 'files', fileName: 'a.txt', content: 'a' }]
  const { status, body, headers } = await admin.upload('POST', '/api/assets', parts)
  expect(status).toBe(503)
  expect(body.title).toBe('The platform has no space left for files. Tell the organizers.')
  expect(headers['retry-after']).toBe('60')
})

it('a platform on a full disk is not ready', async () => {
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, text: 'Healthy' })
  free = 10 ** 6
  const text = 'Unhealthy: the disk is full'
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, text })
  expect((await visitor.get('/livez')).status).toBe(200)
  free = 10 ** 9
})

it('a platform whose database may only be read is not ready', async () => {
  const name = new URL(databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db)
  const standby = openDatabase({ url: databaseUrl, maxConnections: 1 })
  try {
    expect(await findProblem({ db: standby, files })).toBe('the database is read-only')
  } finally {
    await standby.destroy()
    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db)
  }
})

it('a platform whose database a newer version has migrated leaves visitors to that one', async () => {
  await sql`insert into schema_migrations values ('9999_newer', '2026-11-25')`.execute(db)
  const text = 'Unhealthy: the database belongs to a newer version'
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, text })
  await sql`delete from schema_migrations where name = '9999_newer'`.execute(db)
  expect((await visitor.get('/readyz')).status).toBe(200)
})

it('a platform whose database does not answer is not ready', async () => {
  const busy = openDatabase({ url: databaseUrl, maxConnections: 1 })
  const query = sql`select pg_sleep(1)`.execute(busy)
  expect(await findProblem({ db: busy, files }, 50)).toBe('the database does not answer')
  await query
  expect(await findProblem({ db: busy, files })).toBeUndefined()
  await busy.destroy()
})
