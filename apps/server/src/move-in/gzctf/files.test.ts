// The files of another installation, in a folder or in a bucket, whose object server is real.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#db/testing.ts'
import { openOldFiles } from '#move-in/gzctf/files.ts'
import { exitCodeOf } from '#move-in/report.ts'
import { FILES } from '#move-in/testing/installation.ts'
import { move } from '#move-in/testing/move.ts'
import { fileStore } from '#platform/files.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import { openBucket, openStorage } from '#platform/objects/open.ts'
import { objectServer, objectServerProgram } from '#testing/object-server.ts'

const ROPE = '3a34d85182b6e14d8395eb625a6ba1d68fc8aa7e164709d79a155d92da58a356'
const KNOTS = 'knots and hitches\n'
const server = objectServerProgram === undefined ? undefined : await objectServer()

const listed = (objects: ObjectStore) => Readable.from(objects.list('')).toArray()

it.each([FILES, join(FILES, '..'), join(FILES, 'uploads')])(
  'are found in %s, captures too',
  async (folder) => {
    const { open, captures } = await openOldFiles(folder)
    const content = await open(ROPE)
    expect(content && (await buffer(content)).toString()).toBe(KNOTS)
    expect(await listed(captures)).toHaveLength(1)
    expect(await open('f'.repeat(64))).toBeUndefined()
    expect(await open('../../etc/passwd')).toBeUndefined()
  },
)

it('a folder that is missing is one sentence', async () => {
  const folder = join(FILES, 'nowhere')
  await expect(openOldFiles(folder)).rejects.toThrow(/The folder .*nowhere does not exist: name/)
})

it.each([true, false])(
  'of which none is found are not those of this installation: rehearsal %s',
  async (isDryRun) => {
    const files = mkdtempSync(join(tmpdir(), 'halyard-other-files-'))
    onTestFinished(() => rmSync(files, { recursive: true }))
    mkdirSync(join(files, 'uploads'))
    const target = await testDatabase()
    await expect(move({ source: { files }, target, isDryRun })).rejects.toThrow(
      `None of the 3 files that the old database names is in ${files}.`,
    )
    const { rows } = await sql`select 1 from games`.execute(target.db)
    expect(rows).toEqual([])
  },
)

it.skipIf(server === undefined)('come from a bucket into a bucket', async () => {
  if (!server) return
  const place = { ...server.location, prefix: 'old/' }
  const { below, close } = await openBucket(place, { givenBy: '--files', use: 'read' })
  const old = below('')
  const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' })
  const uploads = names.filter((name) => statSync(join(FILES, name)).isFile())
  for (const name of uploads)
    await old.write(name, Readable.from([readFileSync(join(FILES, name))]))

  const storage = await openStorage({ ...server.location, prefix: 'new/' })
  const store = fileStore(storage.files)
  const files = server.url.replace('halyard?', 'halyard/old?')
  const source = { files, captures: true }
  const { report } = await move({ source, store, captures: storage.captures })
  expect(exitCodeOf(report)).toBe(0)
  expect(report.tables.filter(({ name }) => /files|captures/.test(name))).toEqual([
    { name: 'files', inSource: 3, moved: 3, found: 3 },
    { name: 'captures of traffic', inSource: 1, moved: 1, found: 1 },
  ])
  expect((await buffer(store.read(ROPE))).toString()).toBe(KNOTS)
  expect(await listed(storage.captures)).toHaveLength(1)
  expect(await listed(old)).toHaveLength(uploads.length)
  storage.close()
  close()
})

it.skipIf(server === undefined)('a bucket that goes away is one sentence', async () => {
  if (!server) return
  const { open, close } = await openOldFiles(server.url.replace('halyard?', 'halyard/old?'))
  await server.kill()
  await expect(open(ROPE)).rejects.toThrow(
    `The file ${ROPE} of the old installation cannot be read`,
  )
  close()
  await server.start()
})
