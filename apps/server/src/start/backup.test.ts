// `halyard backup` and `halyard restore` as an operator types them.
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { StoredObject } from '#platform/objects/object-store.ts'
import { openS3Client, s3Objects } from '#platform/objects/s3.ts'
import { KEY, objectServer, objectServerProgram } from '#testing/object-server.ts'
import { aFolder, end, launch, start } from '#testing/program.ts'

const bucket = objectServerProgram === undefined ? undefined : await objectServer()
const ADMIN = { HALYARD_ADMIN_PASSWORD: 'Adminadmin1' }

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const { child, output } = launch(args, env)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}
const logIn = async (url: string) => {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ userName: 'admin', password: 'Adminadmin1' }),
  })
  return answer.status
}
/** Without the moment at which it was built. */
const boardOf = async (url: string) =>
  (await (await fetch(`${url}/api/game/1/scoreboard`)).text()).replace(/"updateTimeUtc":\d+/, '')

it('copies a platform that runs, and one that does not, and brings it back elsewhere', async () => {
  const [folder, archives, elsewhere] = [aFolder(), aFolder(), aFolder()]
  const program = await start(folder, [], ADMIN)
  const board = await boardOf(program.url)
  const args = ['backup', '--data', folder, '--to', archives]
  const first = await run(args)
  expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/ rows and \d+ files in /) })
  expect(first.output).toContain('It is not encrypted')
  // How far it is, for whoever waits.
  expect(first.output).toMatch(/^files (\d+) of \1$/m)
  expect(first.output).toMatch(/^rows ([\d,]+) of \1$/m)
  await end(program, 'SIGTERM')
  const second = await run([...args, '--keep', '1'], { HALYARD_BACKUP_PASSPHRASE: 'anchors' })
  expect(second.output).toContain('Deleted: halyard-')
  const [name = ''] = readdirSync(archives)
  expect(readdirSync(archives)).toEqual([expect.stringMatching(/^halyard-.*Z\.tar\.gz\.age$/)])

  const archive = join(archives, name)
  const restoring = ['restore', archive, '--data', elsewhere]
  const opened = { HALYARD_BACKUP_PASSPHRASE: 'anchors' }
  expect(await run(restoring, opened)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^MB checked (.+) of \1\nfiles (\d+) of \2\nrows ([\d,]+) of \3\nRestored .* 1 accounts, 1 games/,
    ),
  })
  const restored = await start(elsewhere, [])
  expect(await logIn(restored.url)).toBe(200)
  expect(await boardOf(restored.url)).toBe(board)
}, 180_000)

it('says what is wrong in one sentence', async () => {
  const nothing = join(aFolder(), 'nothing')
  expect(await run(['backup', '--data', nothing, '--to', nothing])).toEqual({
    code: 1,
    output: `There is no platform in ${nothing}: nothing was backed up.\n`,
  })
  expect(await run(['restore', nothing, '--data', aFolder()])).toEqual({
    code: 1,
    output: `There is no ${nothing}.\n`,
  })
}, 60_000)

it('leaves no folders behind when it fails', async () => {
  const place = aFolder()
  const [data, archives, files] = ['data', 'deep/archives', 'files'].map((name) =>
    join(place, name),
  )
  const broken = join(place, 'broken.tar.gz')
  writeFileSync(broken, 'no archive')
  const away = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x', HALYARD_FILES: `${files}` }
  const backup = await run(['backup', '--data', `${data}`, '--to', `${archives}`], away)
  expect(backup).toMatchObject({
    code: 1,
    output: expect.stringMatching(/database cannot be reached/),
  })
  const restore = await run(['restore', broken, '--data', `${data}`])
  expect(restore).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is damaged or no backup/),
  })
  expect(existsSync(join(place, 'deep'))).toBe(false)
  expect(readdirSync(place)).toEqual(['broken.tar.gz'])
}, 60_000)

it.skipIf(!bucket)(
  'keeps archives in a bucket, and restores from there',
  async () => {
    if (!bucket) return
    const [folder, elsewhere] = [aFolder(), aFolder()]
    const program = await start(folder, [], ADMIN)
    const board = await boardOf(program.url)
    await end(program, 'SIGTERM')
    const args = [
      'backup',
      '--data',
      folder,
      '--to',
      `s3://halyard/old?endpoint=${bucket.endpoint}`,
    ]
    const other = s3Objects(openS3Client(bucket.location), 'halyard', 'old/')
    await other.write('halyard.txt', Readable.from(['mine']))
    const first = await run(args, KEY)
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('s3://halyard/old/halyard-'),
    })
    await sleep(1000)
    expect((await run([...args, '--keep', '1'], KEY)).output).toContain('Deleted: halyard-')
    const objects: StoredObject[] = await Readable.from(other.list('')).toArray()
    const kept = objects.map(({ key }) => key).toSorted((one, two) => (one < two ? -1 : 1))
    expect(kept).toEqual([expect.stringMatching(/^halyard-.*Z\.tar\.gz$/), 'halyard.txt'])
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([])

    const [name] = kept
    const address = `s3://halyard/old/${name}?endpoint=${bucket.endpoint}`
    expect(await run(['restore', address, '--data', elsewhere], KEY)).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 accounts, 1 games'),
    })
    const restored = await start(elsewhere, [])
    expect(await logIn(restored.url)).toBe(200)
    expect(await boardOf(restored.url)).toBe(board)
  },
  180_000,
)
