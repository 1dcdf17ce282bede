// Two servers as two processes on one database, as whoever runs a large event starts them.
import type { Scoreboard } from '@halyard/rules'
import { describe, expect, it, vi } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { aFolder, start } from '#testing/program.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
// The processes go by the real time, so what is made for them has to.
app.clock.set(Date.now())

const START_LIMIT_MS = 180_000
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 })
const launchOne = () => start(aFolder(), ['--empty'], { DATABASE_URL: app.databaseUrl })
const pathOf = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`

async function send(url: string, { user }: TestPlayer, challenge: TestChallenge, flag = FLAG) {
  const response = await fetch(url + pathOf(challenge), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: await app.cookieOf(user),
    },
    body: JSON.stringify({ flag }),
  })
  return response.status
}
async function boardAt(url: string, gameId: number): Promise<Scoreboard> {
  const response = await fetch(`${url}/api/game/${gameId}/scoreboard`)
  return JSON.parse(await response.text())
}

describe('two processes', { timeout: START_LIMIT_MS }, () => {
  it('T07: what one takes in is on the board and on the hubs of the other', async () => {
    const [here, there] = await Promise.all([launchOne(), launchOne()])
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game, { name: 'Gulls' })
    const monitor = await app.aUser({ role: 'Monitor' })
    // Both hold the board in memory, so the other one's news is the only way to a newer one.
    for (const { url } of [here, there])
      expect((await boardAt(url, game.id)).items).toMatchObject([{ solvedCount: 0 }])
    const notices: { type: string; values: string[] }[] = []
    const answers: { status: string }[] = []
    await listenAt(
      there.url,
      'user',
      { ReceivedGameNotice: (notice) => notices.push(notice) },
      { gameId: game.id },
    )
    await listenAt(
      there.url,
      'monitor',
      { ReceivedSubmissions: (answer) => answers.push(answer) },
      { gameId: game.id, cookie: await app.cookieOf(monitor) },
    )

    expect(await send(here.url, player, challenge, 'halyard{no}')).toBe(200)
    expect(await send(here.url, player, challenge)).toBe(200)
    expect((await boardAt(here.url, game.id)).items).toMatchObject([{ solvedCount: 1 }])
    await eventually(async () => {
      const { items } = await boardAt(there.url, game.id)
      expect(items).toMatchObject([{ name: 'Gulls', solvedCount: 1, score: 1050 }])
    })
    await eventually(() => {
      expect(notices).toMatchObject([{ type: 'FirstBlood', values: ['Gulls', challenge.title] }])
      expect(answers.map(({ status }) => status)).toEqual(['WrongAnswer', 'Accepted'])
    })
  })

  it('T01, T03: count a team once, whichever of them it asks', async () => {
    const [here, there] = await Promise.all([launchOne(), launchOne()])
    const game = await aGame()
    const challenge = await aChallenge(game)
    const limited = await aChallenge(game, { submission_limit: 3 })
    const player = await aPlayer(game)
    const both = <T>(count: number, ask: (url: string) => Promise<T>) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => ask(index % 2 === 0 ? here.url : there.url)),
      )
    const right = await both(40, (url) => send(url, player, challenge))
    expect(right).toEqual(Array(40).fill(200))
    const wrong = await both(40, (url) => send(url, player, limited, 'halyard{no}'))
    expect(wrong.filter((status) => status === 200)).toHaveLength(3)
    const solves = await app.db
      .selectFrom('solves')
      .selectAll()
      .where('game_id', '=', game.id)
      .execute()
    expect(solves).toHaveLength(1)
    const bloods = await app.db
      .selectFrom('notices')
      .selectAll()
      .where('game_id', '=', game.id)
      .execute()
    expect(bloods).toHaveLength(1)
    for (const { url } of [here, there])
      await eventually(async () =>
        expect((await boardAt(url, game.id)).items).toMatchObject([{ solvedCount: 1 }]),
      )
  })
})
