// `halyard move-in` as whoever moves types it, into a platform that was started once.
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { anInstallation, FILES, PASSWORD, XOR_KEY } from '#move-in/testing/installation.ts'
import { aFolder, end, launch, start } from '#testing/program.ts'

const ADMIN = { HALYARD_ADMIN_PASSWORD: 'Adminadmin1' }

async function moveInto(folder: string, database: string, more: readonly string[] = []) {
  const args = ['move-in', 'gzctf', '--database', database, '--files', FILES]
  const { child, output } = launch([...args, '--xor-key', XOR_KEY, '--data', folder, ...more])
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, output: output() }))
  return { child, output, ended }
}

const logIn = (url: string, userName: string, password: string) =>
  fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ userName, password }),
  })

it('moves in, though it was killed before, and keeps the administrator', async () => {
  const folder = aFolder()
  const database = await anInstallation()
  await end(await start(folder, [], ADMIN), 'SIGTERM')

  const killed = await moveInto(folder, database)
  while (!killed.output().includes('submissions 6 of 6')) await sleep(5)
  killed.child.kill('SIGKILL')
  await killed.ended

  const json = join(aFolder(), 'report.json')
  const moved = await (await moveInto(folder, database, ['--json', json])).ended
  expect(moved.output).toContain('Everything arrived, and every scoreboard is equal.')
  expect(moved.output).toContain('admin is now admin-2')
  expect(moved.code).toBe(0)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    exitCode: 0,
    isDryRun: false,
    games: [{ title: 'Harbour Trials', teams: 3, solves: 4, differences: [] }, {}, {}],
    remarks: [{ weight: 'changed', subjects: ['admin is now admin-2'] }],
  })

  const again = await (await moveInto(folder, database)).ended
  expect(again.output).toMatch(/This platform is not empty/)
  expect(again.code).toBe(1)

  const { url } = await start(folder, [], ADMIN)
  const session = await logIn(url, 'anna', PASSWORD)
  expect(session.status).toBe(200)
  expect((await logIn(url, 'admin-2', 'Adminadmin1')).status).toBe(200)
  expect((await logIn(url, 'admin', 'Adminadmin1')).status).toBe(401)
  const games: { data: { id: number }[] } = JSON.parse(
    await (await fetch(`${url}/api/game?count=10&skip=0`)).text(),
  )
  expect(games.data.map(({ id }) => id)).toEqual([1])
}, 120_000)

const FILE_NAME = /^[0-9a-f]{62}$/
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    FILE_NAME.test(basename(path)),
  )

it('that is interrupted leaves no file behind', async () => {
  const folder = aFolder()
  const { child, output, ended } = await moveInto(folder, await anInstallation())
  while (!output().includes('files 3 of 3')) await sleep(1)
  expect(filesIn(folder)).toHaveLength(3)
  child.kill('SIGINT')
  const { code } = await ended
  expect(output()).toMatch(/Stopped\. Nothing was moved\.\n$/)
  expect(code).toBe(1)
  expect(filesIn(folder)).toEqual([])
}, 60_000)

it('takes the address and the key from files, a .NET connection string too, and counts games', async () => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(
    await anInstallation(),
  )
  const secrets = aFolder()
  const parts = [
    `Host=${searchParams.get('host') ?? hostname}`,
    `Port=${searchParams.get('port') ?? port}`,
    `Database=${decodeURIComponent(pathname.slice(1))}`,
    `Username=${decodeURIComponent(username)}`,
    `Password=${decodeURIComponent(password)}`,
  ]
  writeFileSync(join(secrets, 'database'), `${parts.join(';')}\n`)
  writeFileSync(join(secrets, 'key'), `${XOR_KEY}\n`)
  const args = ['move-in', 'gzctf', '--files', FILES, '--data', aFolder(), '--dry-run']
  const { child, output } = launch(args, {
    HALYARD_OLD_DATABASE_URL_FILE: join(secrets, 'database'),
    HALYARD_OLD_XOR_KEY_FILE: join(secrets, 'key'),
  })
  await once(child, 'exit')
  expect(output()).toContain('Everything would arrive, and every scoreboard would be equal.')
  expect(output()).toContain('scoreboards 3 of 3')
  expect(child.exitCode).toBe(0)
}, 60_000)

it('without an address says how to give one', async () => {
  const { child, output } = launch(['move-in', 'gzctf', '--data', aFolder()])
  await once(child, 'exit')
  expect(output()).toMatch(
    /^Say where the old database is: --database, or HALYARD_OLD_DATABASE_URL/,
  )
  expect(child.exitCode).toBe(1)
}, 60_000)

it('says what is wrong in one sentence', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'
  const { code, output } = await (await moveInto(aFolder(), nowhere)).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^The old database cannot be reached .*\n$/)
}, 60_000)
