// T11: flags never leave: not in what the build is made of, nor in any answer, nor in what the screens ask for.
import { readFileSync } from 'node:fs'
import { newPlayer, newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import type { SmallGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

type Contract = { paths: Record<string, { get?: unknown }> }
const contract: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/platform.gen.json', import.meta.url), 'utf8'),
)

/** A game with flags that are nowhere else; one challenge is hidden, a team has solved another one. */
async function aGameWithFlags(server: string): Promise<{ game: SmallGame; secrets: string[] }> {
  const secrets = ['one', 'two', 'hidden'].map((word) => `flag{${uniqueName(word)}_barnacle}`)
  const wishes = secrets.map((flag, index) => ({ title: `Hold ${index + 1}`, flag }))
  const game = await newGame(server, wishes)
  const [solved, , hidden] = game.challenges
  const { api } = await theAdmin(server)
  const pathTo = (challengeId = 0) => ({ params: { path: { id: game.id, challengeId } } })
  await api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
    ...pathTo(hidden?.id),
    body: { isEnabled: false },
  })
  const solver = await newTeamIn(server, game.id)
  const answer = await solver.api.POST('/api/game/{id}/challenges/{challengeId}', {
    ...pathTo(solved?.id),
    body: { flag: secrets[0] ?? '' },
  })
  expect(answer.response.status).toBe(200)
  return { game, secrets }
}

const found = (secrets: readonly string[], place: string, text: string) =>
  secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`)

/** What a file of the build names: other files of it. */
const NAMED = /(?:assets|static)\/[\w./-]+\.\w+|\/(?:sw\.js|manifest\.\w+|favicon\.\w+)/g

test('no file of the build holds one, source maps included', async ({ request, server }) => {
  const { secrets } = await aGameWithFlags(server)
  const files = new Map<string, string>()
  const waiting = ['/', '/sw.js']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue
    const answer = await request.get(path)
    if (!answer.ok()) continue
    const text = (await answer.body()).toString('latin1')
    files.set(path, text)
    if (/\.(js|css)$/.test(path)) waiting.push(`${path}.map`)
    for (const [name] of text.matchAll(NAMED)) waiting.push(`/${name.replace(/^\//, '')}`)
  }
  expect([...files.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(30)
  expect([...files].flatMap(([path, text]) => found(secrets, path, text))).toEqual([])
})

test('no answer to a question of the contract holds one', async ({ server }) => {
  const { game, secrets } = await aGameWithFlags(server)
  const stranger = await newPlayer(server)
  const paths = Object.entries(contract.paths).flatMap(([path, { get }]) => (get ? [path] : []))
  expect(paths.length).toBeGreaterThan(45)
  const keeper = await theAdmin(server)
  const leaksOf = async (url: string, cookie: string) => {
    const answer = await fetch(`${server}${url}`, { headers: { cookie } })
    return found(secrets, url, await answer.text())
  }
  const leaks: string[] = []
  const sent: string[] = []
  for (const path of paths)
    for (const { id: challengeId } of game.challenges) {
      const url = path
        .replace('{id}', String(game.id))
        .replace('{challengeId}', String(challengeId))
        .replaceAll(/\{\w+\}/g, '1')
      for (const cookie of ['', stranger.cookie()]) leaks.push(...(await leaksOf(url, cookie)))
      sent.push(...(await leaksOf(url, keeper.cookie())))
    }
  expect(leaks).toEqual([])
  // The same search finds all of them where they may be.
  expect(secrets.filter((secret) => sent.some((leak) => leak.startsWith(secret)))).toEqual(secrets)
})

test('no screen asks for one, nor keeps one', async ({ browser, server }) => {
  const { game, secrets } = await aGameWithFlags(server)
  const stranger = await newPlayer(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, stranger),
  })
  const page = await context.newPage()
  const leaks: Promise<string[]>[] = []
  page.on('response', (answer) => {
    const read = answer.body().then(
      (body) => found(secrets, answer.url(), body.toString()),
      // Redirects and answers of pages that were left have no body.
      () => [],
    )
    leaks.push(read)
  })
  const home = `/games/${game.id}`
  for (const place of ['/', '/games', home, `${home}/scoreboard`, `${home}/challenges`, '/posts']) {
    await page.goto(place, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading').first(), place).toBeVisible()
    const text = await page.content()
    leaks.push(Promise.resolve(found(secrets, place, text)))
  }
  expect(leaks.length).toBeGreaterThan(30)
  expect((await Promise.all(leaks)).flat()).toEqual([])
  await context.close()
})
