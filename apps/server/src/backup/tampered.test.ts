// Archives that somebody changed and whose checksums are right again: whoever can write to where they are kept can make one.
import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#backup/backup.ts'
import { checkArchive } from '#backup/archive-reader.ts'
import { listTables } from '#backup/read-database.ts'
import { restore } from '#backup/restore.ts'
import { emptyDatabase } from '#db/testing.ts'
import { memoryStore } from '#platform/files.ts'
import { StartError } from '#platform/start-error.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-tampered-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const archive = join(folder, 'whole.tar.gz')

type Parts = Map<string, Buffer>
// oxlint-disable-next-line typescript/no-explicit-any -- what a tampered list holds is anything
type List = Record<string, any>

const whole: Parts = new Map()
const textOf = (name: string) => (whole.get(name) ?? Buffer.alloc(0)).toString()
let file = ''

beforeAll(async () => {
  const app = await testApp()
  const { db, services, clock } = app
  const admin = await app.as(await app.aUser({ role: 'Admin' }))
  await worlds(app, admin)()
  await admin.upload('POST', '/api/assets', [
    { field: 'files', fileName: 'rope.txt', content: 'hemp' },
  ])
  await backUp({ db, files: services.files, clock, encryption: undefined }, archive)
  const entries = createReadStream(archive).pipe(createGunzip()).pipe(extract())
  for await (const entry of entries) whole.set(entry.header.name, await buffer(entry))
  file = [...whole.keys()].find((name) => name.startsWith('files/')) ?? ''
})

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** An archive with these parts and a list that fits them, but for what `lie` changes. */
async function anArchive(parts: Parts, lie: (list: List) => unknown = () => undefined) {
  const list: List = JSON.parse(textOf('backup.json'))
  const own = [...parts].filter(([name]) => name !== 'backup.json')
  list['checksums'] = Object.fromEntries(own.map(([name, bytes]) => [name, digestOf(bytes)]))
  const listed = lie(list) ?? list
  const tar = pack()
  for (const [name, bytes] of own) tar.entry({ name }, bytes)
  tar.entry({ name: 'backup.json' }, typeof listed === 'string' ? listed : JSON.stringify(listed))
  tar.finalize()
  const path = join(folder, 'tampered.tar.gz')
  writeFileSync(path, gzipSync(await buffer(tar)))
  return path
}

const rowsOf = (table: string) => `database/${table}/000000.jsonl`
const withRows = (table: string, text: string): Parts =>
  new Map([...whole, [rowsOf(table), Buffer.from(text)]])
const changed = (table: string, change: (row: List) => void): Parts => {
  const [first = '', ...others] = textOf(rowsOf(table)).split('\n')
  const row: List = JSON.parse(first)
  change(row)
  return withRows(table, [JSON.stringify(row), ...others].join('\n'))
}
const repeated = (table: string) =>
  withRows(table, `${textOf(rowsOf(table))}\n${textOf(rowsOf(table))}`)
const without = (name: string): Parts => new Map([...whole].filter(([other]) => other !== name))

async function bring(path: string) {
  const { db } = await emptyDatabase()
  const needs = { db, files: memoryStore(), passphrase: undefined, isDryRun: false }
  const failure = await restore(needs, path, await checkArchive(path, undefined)).then(
    () => undefined,
    (error: unknown) => error,
  )
  const rows = (await listTables(db)).includes('users')
    ? await db.selectFrom('users').select('id').execute()
    : []
  return { failure, users: rows.length }
}

const expectOneSentence = (failure: unknown) => {
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(
    /^StartError: \S+tampered\.tar\.gz [^\n]{5,300}\. Nothing was restored\.$/,
  )
}

it('takes an archive that was packed again and is the same', async () => {
  const { failure, users } = await bring(await anArchive(whole))
  expect([failure, users > 0]).toEqual([undefined, true])
})

it.each<[string, () => Promise<string>]>([
  ['a list that is no JSON', () => anArchive(whole, () => '{"format":')],
  ['a list that is null', () => anArchive(whole, () => 'null')],
  [
    'a list without checksums',
    () => anArchive(whole, (list) => ({ ...list, checksums: undefined })),
  ],
  ['a list without rows', () => anArchive(whole, (list) => ({ ...list, rows: undefined }))],
  [
    'a list of migrations that is a text',
    () => anArchive(whole, (list) => ({ ...list, migrations: 'all' })),
  ],
  ['a list without migrations', () => anArchive(whole, (list) => ({ ...list, migrations: [] }))],
  [
    'a migration left out',
    () => anArchive(whole, (list) => ({ ...list, migrations: list['migrations'].toSpliced(1, 1) })),
  ],
  [
    'a sequence that is not ours',
    () => anArchive(whole, (list) => ({ ...list, sequences: { pg_catalog: 1 } })),
  ],
  [
    'a sequence below its range',
    () =>
      anArchive(whole, (list) => ({
        ...list,
        sequences: { ...list['sequences'], games_id_seq: -1 },
      })),
  ],
  [
    'a wrong number of rows',
    () => anArchive(whole, (list) => ({ ...list, rows: { ...list['rows'], users: 99 } })),
  ],
  ['a wrong format', () => anArchive(whole, (list) => ({ ...list, format: 'x' }))],
  [
    'rows of a table that is not ours',
    () => anArchive(new Map([...whole, [rowsOf('pg_authid'), Buffer.from('{}')]])),
  ],
  [
    'rows of a table of the schema itself',
    () =>
      anArchive(
        new Map([
          ...whole,
          [rowsOf('schema_migrations'), Buffer.from('{"name":"x","timestamp":"y"}')],
        ]),
      ),
  ],
  ['rows that are no JSON', () => anArchive(withRows('users', '{"id":'))],
  ['rows that are numbers', () => anArchive(withRows('users', '1\n2'))],
  [
    'a row without a value it needs',
    () => anArchive(changed('users', (row) => delete row['user_name'])),
  ],
  [
    'a value of another type',
    () => anArchive(changed('users', (row) => (row['created_at'] = 'soon'))),
  ],
  [
    'a value that no rule allows',
    () => anArchive(changed('users', (row) => (row['role'] = 'Emperor'))),
  ],
  ['a row twice', () => anArchive(repeated('users'))],
  [
    'a row that refers to nothing',
    () => anArchive(changed('participations', (row) => (row['team_id'] = 2_000_000_000))),
  ],
  ['the NUL character', () => anArchive(changed('users', (row) => (row['bio'] = '\0')))],
  ['a file of another content', () => anArchive(new Map([...whole, [file, Buffer.from('other')]]))],
  [
    'a file of another name',
    () => anArchive(new Map([...whole, ['files/../../etc/passwd', Buffer.from('x')]])),
  ],
  [
    'an entry that no backup has',
    () => anArchive(new Map([...whole, ['readme.txt', Buffer.from('x')]])),
  ],
  ['rows of a table left out', () => anArchive(without(rowsOf('users')))],
])('refuses %s in one sentence, and restores nothing', async (_what, make) => {
  const path = await make()
  const outcome = await bring(path).catch((failure: unknown) => ({ failure, users: 0 }))
  expectOneSentence(outcome.failure)
  expect(outcome.users).toBe(0)
})

it('refuses an entry that is there twice', async () => {
  const tar = pack()
  for (const [name, bytes] of [...whole].toSpliced(1, 0, [rowsOf('users'), Buffer.from('')]))
    tar.entry({ name }, bytes)
  tar.finalize()
  const path = join(folder, 'tampered.tar.gz')
  writeFileSync(path, gzipSync(await buffer(tar)))
  await expect(checkArchive(path, undefined)).rejects.toThrow(/Nothing was restored\.$/)
})

it('refuses a link in place of a file', async () => {
  const tar = pack()
  tar.entry({ name: file, type: 'symlink', linkname: '/etc/passwd' })
  tar.entry({ name: 'backup.json' }, textOf('backup.json'))
  tar.finalize()
  const path = join(folder, 'tampered.tar.gz')
  writeFileSync(path, gzipSync(await buffer(tar)))
  await expect(checkArchive(path, undefined)).rejects.toThrow(/Nothing was restored\.$/)
})

it('refuses an archive that is not encrypted where a passphrase is set', async () => {
  await expect(checkArchive(archive, 'anchors aweigh')).rejects.toThrow(
    `${archive} is not encrypted although HALYARD_BACKUP_PASSPHRASE is set`,
  )
})
