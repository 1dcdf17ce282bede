// `halyard move-in` as whoever moves types it, into a platform that was started once.
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { anInstallation, FILES, PASSWORD, XOR_KEY } from '#move-in/testing/installation.ts'
import { aFolder, end, launch, start } from '#testing/program.ts'

const ADMIN = { HALYARD_ADMIN_PASSWORD: 'Adminadmin1' }

async function moveInto(folder: string, database: string, more: readonly string[] = []) {
  const words = ['move-in', 'gzctf', '--database', database, '--files', FILES]
  const { child, output } = launch([...words, '--xor-key', XOR_KEY, '--data', folder, ...more])
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

it('says what is wrong in one sentence', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'
  const { code, output } = await (await moveInto(aFolder(), nowhere)).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^The old database cannot be reached .*\n$/)
}, 60_000)
