import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { aClientBuild, LOOK } from '#testing/client-build.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

/**
 * A build for the server that shows all it is answered, and how often it has rendered. The query of the page's address says what it
 * asks for; each of its renders asks for something else with `more`.
 */
const BUILD = `
import { lookOf } from '${LOOK}'
let renders = 0
const escape = (text) => text.replace(/[&<>"']/g, (char) => '&#' + char.charCodeAt(0) + ';')
export async function render({ url, language, isPhone, fetch }) {
  const number = (renders += 1)
  const { origin, searchParams: wish } = new URL(url)
  const asks = ['/api/account/profile', ...wish.getAll('ask')]
  if (wish.has('more')) asks.push('/api/game/recent?limit=' + number)
  const read = async (address) => {
    const answer = await fetch(new Request(origin + address))
    return [address, answer.ok ? await answer.json() : answer.status]
  }
  const answers = Object.fromEntries(await Promise.all(asks.map(read)))
  await new Promise((resolve) => setTimeout(resolve, Number(wish.get('wait') ?? 0)))
  const texts = Object.values(answers).map((answer) => escape(JSON.stringify(answer)))
  const { userName } = answers['/api/account/profile']
  const made = userName && wish.has('changed') ? encodeURIComponent(userName) : ''
  const { initial, hue } = userName ? lookOf(userName) : {}
  const html = '<h1>render ' + number + ' for ' + [language, isPhone, origin] + '</h1><b style="--hue:' + hue + '">' + initial + '</b>' + made + texts.join('<br>')
  const state = '<script type="application/json">' + JSON.stringify(answers).replaceAll('<', '\\\\u003c') + '</script>'
  return { html, state, modules: [], ahead: wish.getAll('ahead') }
}`

const app = await testApp({ webFolder: aClientBuild(BUILD) })
const { visitor, as, aUser, db } = app
const { aGame, aPlayer } = gameBuilders(app)
type Client = typeof visitor

/** A page, and which render it is of. */
const open = async (client: Client, query: string) => {
  const { text } = await client.get(`/?${query}`)
  return { text, render: /render (\d+) /.exec(text)?.[1] }
}
const stateOf = (text: string) =>
  JSON.parse(/application\/json">(.*)<\/script><\/html>/.exec(text)?.[1] ?? '{}')
const people = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const user = await aUser()
      return { ...user, client: await as(user) }
    }),
  )
/** Longer than a page is for others. */
const aSecond = () => sleep(1000)

// The worker starts with the first of all.
await vi.waitUntil(async () => (await open(visitor, 'first')).render !== undefined, 10_000)

describe('a page', () => {
  it('is rendered once for all who are answered the same, each with what is their own', async () => {
    const crowd = await people(6)
    const [before] = await people(1)
    await open(before!.client, 'a')
    const pages = await Promise.all(crowd.map(({ client }) => open(client, 'a')))
    expect(new Set(pages.map(({ render }) => render)).size).toBe(1)
    for (const [at, { text }] of pages.entries()) {
      const own = crowd[at]
      expect(stateOf(text)['/api/account/profile']).toMatchObject({
        userId: own?.id,
        userName: own?.userName,
        email: own?.email,
      })
      for (const other of crowd) {
        const isOwn = other === own
        expect(text.includes(`&#34;${other.userName}&#34;`)).toBe(isOwn)
        expect(text.includes(other.email)).toBe(isOwn)
        expect(text.includes(other.id)).toBe(isOwn)
      }
    }
  })

  it('is for others only a moment, since its clock goes on', async () => {
    await open(visitor, 'b')
    const before = await open(visitor, 'b')
    expect((await open(visitor, 'b')).render).toBe(before.render)
    await aSecond()
    expect((await open(visitor, 'b')).render).not.toBe(before.render)
  })

  it('is another one for a visitor, for staff and for who is banned', async () => {
    const [player, later] = await people(2)
    const admin = await as(await aUser({ role: 'Admin' }))
    for (let times = 0; times < 3; times += 1) {
      expect((await open(player!.client, 'c')).text).toContain('&#34;role&#34;:&#34;User&#34;')
      expect((await open(admin, 'c')).text).toContain('&#34;role&#34;:&#34;Admin&#34;')
      expect((await open(visitor, 'c')).text).toContain('>401</div>')
    }
    await open(later!.client, 'c')
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', later!.id).execute()
    const banned = await open(later!.client, 'c')
    expect(banned.text).not.toContain('&#34;role&#34;:&#34;User&#34;')
  })

  it('is another one for each language, device and name of the server', async () => {
    const wishes: Record<string, string>[] = [
      { 'accept-language': 'de-DE' },
      { 'accept-language': 'fr-FR' },
      { 'accept-language': 'fr-FR', 'sec-ch-ua-mobile': '?1' },
      { 'accept-language': 'fr-FR', host: 'elsewhere.example' },
    ]
    const shown: string[] = []
    for (const headers of [...wishes, ...wishes]) {
      const { text } = await visitor.get('/?h', headers)
      shown.push(/ for (.*?)<\/h1>/.exec(text)?.[1] ?? '')
    }
    const each = [
      ['de-DE', false, 'http://localhost'],
      ['fr-FR', false, 'http://localhost'],
      ['fr-FR', true, 'http://localhost'],
      ['fr-FR', false, 'http://elsewhere.example'],
    ].map(String)
    expect(shown.map((text) => text.replace(/:\d+$/, ''))).toEqual([...each, ...each])
  })

  it('shows a hidden game to staff and to nobody else', async () => {
    const game = await aGame({ hidden: true, title: 'Not yet known' })
    const query = `ask=/api/game/${game.id}&d`
    const admin = await as(await aUser({ role: 'Admin' }))
    const [player] = await people(1)
    for (let times = 0; times < 3; times += 1) {
      expect((await open(admin, query)).text).toContain('Not yet known')
      for (const client of [player!.client, visitor])
        expect((await open(client, query)).text).not.toContain('Not yet known')
    }
  })

  it('is new as soon as an answer is', async () => {
    const game = await aGame({ title: 'Before' })
    const [one, other] = await people(2)
    const query = `ask=/api/game/${game.id}&e`
    await open(one!.client, query)
    expect((await open(one!.client, query)).text).toContain('Before')
    const admin = await as(await aUser({ role: 'Admin' }))
    const settings = (await admin.get(`/api/edit/games/${game.id}`)).body
    await admin.put(`/api/edit/games/${game.id}`, { ...settings, title: 'After' })
    expect((await open(other!.client, query)).text).toContain('After')
  })

  it('says of each team what is its own, and what has become of it', async () => {
    const game = await aGame()
    const name = `<b>$& "Gulls" 'é' \\ 🏴‍☠️`
    const [one, other, suspended] = [
      await aPlayer(game, { name }),
      await aPlayer(game),
      await aPlayer(game, { status: 'Suspended' }),
    ]
    const address = `/api/game/${game.id}`
    const query = `ask=${address}&f`
    await open(other.client, query)
    const [first, second, third] = await Promise.all(
      [one, other, suspended].map(({ client }) => open(client, query)),
    )
    expect(stateOf(first!.text)[address].teamName).toBe(name)
    expect(first!.text).not.toContain('<b>$&')
    expect(stateOf(second!.text)[address].teamName).toBe(other.team.name)
    expect(second!.render).toBe(first!.render)
    expect(stateOf(third!.text)[address].status).toBe('Suspended')
    expect(third!.render).not.toBe(first!.render)
  })

  it('has the picture of its reader', async () => {
    const [iris, olga] = [
      await aUser({ user_name: 'iris', user_name_key: 'iris' }),
      await aUser({ user_name: 'Olga', user_name_key: 'olga' }),
    ]
    const clients = [await as(iris), await as(olga)]
    await open(visitor, 'g')
    await open(clients[0]!, 'g')
    const pages = await Promise.all(clients.map((client) => open(client, 'g')))
    expect(pages[0]?.render).toBe(pages[1]?.render)
    const pictures = pages.map(({ text }) => /--hue:(\d+)">(.*?)<\/b>/.exec(text)?.slice(1))
    expect(pictures.map((picture) => picture?.[1])).toEqual(['I', 'O'])
    expect(pictures[0]?.[0]).not.toBe(pictures[1]?.[0])
  })

  it('is nobody else’s when it has asked for more than was known', async () => {
    const crowd = await people(5)
    for (let times = 0; times < 2; times += 1) {
      const pages = await Promise.all(crowd.map(({ client }) => open(client, 'more&wait=30')))
      expect(new Set(pages.map(({ render }) => render)).size).toBe(crowd.length)
      for (const [at, { text }] of pages.entries())
        expect(stateOf(text)['/api/account/profile'].userName).toBe(crowd[at]?.userName)
    }
  })

  it('is rendered for each by itself where it makes something else of what is their own', async () => {
    const crowd = await people(3)
    await open(crowd[0]!.client, 'changed')
    // Found out: the browser renders this one.
    expect((await open(crowd[0]!.client, 'changed')).render).toBeUndefined()
    const pages = await Promise.all(crowd.map(({ client }) => open(client, 'changed')))
    expect(new Set(pages.map(({ render }) => render)).size).toBe(crowd.length)
    for (const [at, { text }] of pages.entries())
      expect(text).toContain(`</b>${crowd[at]?.userName}`)
  })
})
