import { sql } from 'kysely'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkArchive } from '#backup/archive-reader.ts'
import { backUp } from '#backup/backup.ts'
import { deleteOldArchives, openBackupPlace } from '#backup/place.ts'
import { listTables } from '#backup/read-database.ts'
import { restore } from '#backup/restore.ts'
import type { Manifest } from '#backup/manifest.ts'
import { ms } from '#db/database.ts'
import { emptyDatabase, testDatabase } from '#db/testing.ts'
import type { TestDatabase } from '#db/testing.ts'
import { memoryStore } from '#platform/files.ts'
import { contentOf } from '#testing/database-content.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const folder = mkdtempSync(join(tmpdir(), 'halyard-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { db, services } = app
const needs = { db, files: services.files, clock: services.clock, encryption: undefined }
const archive = join(folder, 'event.tar.gz')
let game: Awaited<ReturnType<typeof aGame>>
let player: TestPlayer
let hash = ''
let expected: Record<string, unknown>

beforeAll(async () => {
  const admin = await app.as(await app.aUser({ role: 'Admin' }))
  const world = await worlds(app, admin)()
  game = world.game
  player = world.player
  const [asset] = (
    await admin.upload('POST', '/api/assets', [
      { field: 'files', fileName: 'rope.txt', content: 'hemp, "quoted"\n\\ and ⚓' },
    ])
  ).body
  hash = asset.hash
  await admin.post('/api/edit/posts', { title: 'Zeilen\\n"', content: 'line\nline\t\\N' })
  await services.auditLog.flush()
  await backUp(needs, archive)
  expected = await contentOf(db)
})

/** A restored platform, as read by a visitor. */
async function restored(path: string, passphrase?: string) {
  const database = await emptyDatabase()
  const files = memoryStore()
  await bring({ db: database.db, files, passphrase, isDryRun: false }, path)
  return { database, files }
}
async function bring(into: Parameters<typeof restore>[0], path: string): Promise<Manifest> {
  const manifest = await checkArchive(path, into.passphrase)
  await restore(into, path, manifest)
  return manifest
}
const restoreInto = ({ db: target }: TestDatabase, path = archive, isDryRun = false) =>
  bring({ db: target, files: memoryStore(), passphrase: undefined, isDryRun }, path)

it('brings back every row, every file, every login and the bytes of the scoreboard', async () => {
  const { database, files } = await restored(archive)
  expect(await contentOf(database.db)).toEqual(expected)
  expect(await files.read(hash).toArray()).toEqual(await services.files.read(hash).toArray())
  const twin = await testApp({}, { database, files, startMs: app.clock.now() })
  const path = `/api/game/${game.id}/scoreboard`
  expect((await twin.visitor.get(path)).text).toBe((await app.visitor.get(path)).text)
  const cookie = await app.cookieOf(player.user)
  await backUp(needs, archive)
  const later = await testApp({}, await restored(archive))
  expect((await later.visitor.get('/api/account/profile', { cookie })).status).toBe(200)
  // New rows get numbers of their own.
  const admin = await later.as(
    await later.aUser({ email: 'new@example.org', user_name: 'new', role: 'Admin' }),
  )
  expect((await admin.post('/api/tokens', { name: 'new' })).status).toBe(200)
  expect((await later.aGame()).id).toBeGreaterThan(game.id)
}, 60_000)

it('is of one moment while flags come in, and keeps every one that was acknowledged before', async () => {
  const busy = await aGame()
  const challenge = await aChallenge(busy)
  const players = await Promise.all(Array.from({ length: 20 }, () => aPlayer(busy)))
  const path = join(folder, 'busy.tar.gz')
  let acknowledged = 0
  const submit = async ({ client }: TestPlayer) => {
    const url = `/api/game/${busy.id}/challenges/${challenge.id}`
    expect((await client.post(url, { flag: FLAG })).status).toBe(200)
    acknowledged += 1
  }
  for (const one of players.slice(0, 5)) await submit(one)
  const before = acknowledged
  const [, report] = await Promise.all([
    Promise.all(players.slice(5).map(submit)),
    backUp(needs, path),
  ])
  expect(report.missing).toEqual([])
  const { database } = await restored(path)
  const solves = await database.db
    .selectFrom('solves')
    .select('challenge_id')
    .where('game_id', '=', busy.id)
    .execute()
  expect(solves.length).toBeGreaterThanOrEqual(before)
  const twin = await testApp({}, { database })
  const board = (await twin.visitor.get(`/api/game/${busy.id}/scoreboard`)).body
  const solved = board.items.reduce(
    (sum: number, item: { solvedCount: number }) => sum + item.solvedCount,
    0,
  )
  expect(solved).toBe(solves.length)
}, 60_000)

it('opens an encrypted archive with its passphrase alone', async () => {
  const path = join(folder, 'secret.tar.gz.age')
  await backUp({ ...needs, encryption: { passphrase: 'anchors aweigh', workFactor: 10 } }, path)
  expect(readFileSync(path).includes(player.user.userName)).toBe(false)
  const database = await emptyDatabase()
  const open = (passphrase?: string) =>
    bring({ db: database.db, files: memoryStore(), passphrase, isDryRun: true }, path)
  await expect(open()).rejects.toThrow('is encrypted: set HALYARD_BACKUP_PASSPHRASE')
  await expect(open('wrong')).rejects.toThrow(`The passphrase does not open ${path}.`)
  expect((await open('anchors aweigh')).rows['users']).toBeGreaterThan(0)
  const cut = join(folder, 'cut.tar.gz.age')
  writeFileSync(cut, readFileSync(path).subarray(0, -100))
  const cutNeeds = {
    db: database.db,
    files: memoryStore(),
    passphrase: 'anchors aweigh',
    isDryRun: true,
  }
  await expect(bring(cutNeeds, cut)).rejects.toThrow(/is damaged or no backup of Halyard/)
}, 60_000)

it('changes nothing for an archive that is damaged, cut off or something else', async () => {
  const whole = readFileSync(archive)
  const plain = gunzipSync(whole)
  const flipped = Buffer.from(plain)
  const place = flipped.indexOf('hemp')
  flipped[place] = 'H'.charCodeAt(0)
  // Without its last entry, which lists what there has to be.
  const entry = plain.indexOf('backup.json')
  const broken: Record<string, Buffer> = {
    flipped: gzipSync(flipped),
    cut: whole.subarray(0, whole.length / 2),
    shortened: gzipSync(Buffer.concat([plain.subarray(0, entry), Buffer.alloc(1024)])),
    text: Buffer.from('not an archive'),
    empty: Buffer.alloc(0),
  }
  expect(place).toBeGreaterThan(0)
  const database = await emptyDatabase()
  for (const [name, bytes] of Object.entries(broken)) {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    await expect(restoreInto(database, path)).rejects.toThrow(
      /is damaged or no backup of Halyard \(.+\)\. Nothing was restored\.$/,
    )
  }
  await expect(restoreInto(database, join(folder, 'nothing'))).rejects.toThrow('There is no ')
  expect(await listTables(database.db)).toEqual([])
})

it('checks everything in a dry run, and changes nothing', async () => {
  const database = await emptyDatabase()
  expect((await restoreInto(database, archive, true)).rows['games']).toBeGreaterThan(0)
  expect(await listTables(database.db)).toEqual([])
  await expect(restoreInto({ db, url: '' }, archive, true)).rejects.toThrow('A Halyard is running')
})

it('refuses a platform that is used, and an archive of a newer version', async () => {
  const used = await testDatabase()
  const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  await used.db
    .insertInto('users')
    .values({ ...row, role: 'User', created_at: ms(0), registered_at: null, last_visited_at: null })
    .execute()
  await expect(restoreInto(used)).rejects.toThrow('This platform is not empty: it holds accounts.')
  await sql`insert into schema_migrations (name, timestamp) values ('9999_future', '')`.execute(db)
  const path = join(folder, 'newer.tar.gz')
  await backUp(needs, path)
  await sql`delete from schema_migrations where name = '9999_future'`.execute(db)
  await expect(restoreInto(await emptyDatabase(), path)).rejects.toThrow(
    'was made by a newer version of Halyard (it knows "9999_future")',
  )
})

it('keeps the newest archives, and what is no archive', async () => {
  const own = mkdtempSync(join(folder, 'kept-'))
  for (const day of ['01', '02', '03', '04'])
    writeFileSync(join(own, `halyard-2026-11-${day}T00-00-00Z.tar.gz`), '')
  writeFileSync(join(own, 'notes.txt'), '')
  expect(await deleteOldArchives(await openBackupPlace(own, own), 2)).toEqual([
    'halyard-2026-11-01T00-00-00Z.tar.gz',
    'halyard-2026-11-02T00-00-00Z.tar.gz',
  ])
  expect(readdirSync(own).toSorted()).toEqual([
    'halyard-2026-11-03T00-00-00Z.tar.gz',
    'halyard-2026-11-04T00-00-00Z.tar.gz',
    'notes.txt',
  ])
})
