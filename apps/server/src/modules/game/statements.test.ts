import { expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { watchStatements } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)

/** How many statements a request takes, without those that are written down afterwards. */
async function statementsOf(ask: () => Promise<{ status: number }>): Promise<number> {
  const { result, statements } = await watchStatements(ask)
  expect(result.status).toBe(200)
  return statements.filter((statement) => !/^(insert into|with relaxed)/.test(statement)).length
}

it('what players read all the time takes few statements: the session, the game, the player, and what the answer is about', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const { client } = await aPlayer(game)
  const url = `/api/game/${game.id}`
  const opened = `${url}/challenges/${challenge.id}`
  // The scoreboard is built, and the team has its copy.
  await client.get(`${url}/details`)
  await client.get(opened)
  expect(await statementsOf(() => client.get(url))).toBe(4)
  expect(await statementsOf(() => client.get(`${url}/details`))).toBe(4)
  expect(await statementsOf(() => client.get(opened))).toBe(6)
})

it('verdicts that are asked for at the same time share their statements', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const url = `/api/game/${game.id}/challenges/${challenge.id}`
  const asking = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { client } = await aPlayer(game)
      const { body } = await client.post(url, { flag: FLAG })
      return () => client.get(`${url}/status/${body}`)
    }),
  )
  const { result, statements } = await watchStatements(() =>
    Promise.all(asking.map((ask) => ask())),
  )
  expect(result.map(({ body }) => body)).toEqual(asking.map(() => 'Accepted'))
  expect(statements.length).toBeLessThan(asking.length)
})
