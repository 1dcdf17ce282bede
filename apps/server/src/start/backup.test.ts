// `halyard backup` and `halyard restore` as an operator types them.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
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

async function run(words: readonly string[], env: Record<string, string> = {}) {
  const { child, output } = launch(words, env)
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
  const words = ['backup', '--data', folder, '--to', archives]
  const first = await run(words)
  expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/ rows and \d+ files in /) })
  expect(first.output).toContain('It is not encrypted')
  await end(program, 'SIGTERM')
  const second = await run([...words, '--keep', '1'], { HALYARD_BACKUP_PASSPHRASE: 'anchors' })
  expect(second.output).toContain('Deleted: halyard-')
  const [name = ''] = readdirSync(archives)
  expect(readdirSync(archives)).toEqual([expect.stringMatching(/^halyard-.*Z\.tar\.gz\.age$/)])

  const archive = join(archives, name)
  const restoring = ['restore', archive, '--data', elsewhere]
  const opened = { HALYARD_BACKUP_PASSPHRASE: 'anchors' }
  expect(await run(restoring, opened)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 accounts, 1 games'),
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
    output: `${nothing} cannot be read (ENOENT: no such file or directory).\n`,
  })
}, 60_000)

it.skipIf(!bucket)(
  'keeps archives in a bucket, and restores from there',
  async () => {
    if (!bucket) return
    const [folder, elsewhere] = [aFolder(), aFolder()]
    const program = await start(folder, [], ADMIN)
    const board = await boardOf(program.url)
    await end(program, 'SIGTERM')
    const words = [
      'backup',
      '--data',
      folder,
      '--to',
      `s3://halyard/old?endpoint=${bucket.endpoint}`,
    ]
    const other = s3Objects(openS3Client(bucket.location), 'halyard', 'old/')
    await other.write('halyard.txt', Readable.from(['mine']))
    const first = await run(words, KEY)
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('s3://halyard/old/halyard-'),
    })
    await sleep(1000)
    expect((await run([...words, '--keep', '1'], KEY)).output).toContain('Deleted: halyard-')
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
