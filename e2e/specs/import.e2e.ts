import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { unwrap } from '@halyard/api'
import { theAdmin } from '../world/actor.ts'
import { admin } from '../world/admin.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const event = 'apps/cli/fixtures/mini-event'

/** Runs `pnpm halyard import` as a person would; the password goes by the environment. */
async function importEvent(baseURL: string, game: string, password: string = admin.password) {
  const args = ['import', event, '--server', baseURL, '--user', admin.name, '--game', game]
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, HALYARD_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (text += String(chunk)))
  }
  await once(child, 'close')
  return { code: child.exitCode, text }
}

test('a folder of challenges becomes a game, and a second run changes nothing', async ({
  page,
  server,
}) => {
  const title = uniqueName('Imported ')
  const first = await importEvent(server, title)
  expect(first.code, first.text).toBe(2) // one of the challenges reaches out of its folder
  expect(first.text).toMatch(/leaves|outside/)

  const { api } = await theAdmin(server)
  const games = await unwrap(api.GET('/api/edit/games', { params: { query: { count: 100 } } }))
  const game = games.data.find((one) => one.title === title)
  if (!game) throw new Error(`no game "${title}"`)
  const params = { path: { id: game.id } }
  const challenges = await unwrap(api.GET('/api/edit/games/{id}/challenges', { params }))
  expect(challenges).toHaveLength(7)

  // What opens after others, and what hints cost, is as in the files.
  const idOf = (name: string) => challenges.find((one) => one.title === name)?.id ?? 0
  const at = (name: string) => ({ path: { id: game.id, challengeId: idOf(name) } })
  const { requires } = await unwrap(
    api.GET('/api/edit/games/{id}/challenges/{challengeId}/requirements', {
      params: at('Under Glass'),
    }),
  )
  expect(requires).toEqual([idOf('First Light')])
  const { hints } = await unwrap(
    api.GET('/api/edit/games/{id}/challenges/{challengeId}/hints', { params: at('Harbour Bell') }),
  )
  expect(hints).toMatchObject([{ text: '**Where to look** The rim.', price: 25, openedBy: 0 }])

  const second = await importEvent(server, title)
  expect(second.text).toContain('unchanged')
  expect(await unwrap(api.GET('/api/edit/games/{id}/challenges', { params }))).toEqual(challenges)

  // It is a draft until its organizer publishes it.
  expect((await unwrap(api.GET('/api/game/{id}', { params }))).title).toBe(title)
  await page.goto(`/games/${game.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('a wrong password is reported in one sentence', async ({ server }) => {
  const { code, text } = await importEvent(server, 'Never made', 'Wrong-password-1')
  expect(code).toBe(1)
  expect(text.trim().split('\n')).toHaveLength(1)
})
