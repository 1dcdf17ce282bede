import { describe, expect, it } from 'vitest'
import { findProxyTarget } from '#modules/instance/repository.ts'
import { createSampleGame } from '#sample/sample-game.ts'
import { PUZZLES } from '#sample/puzzles.ts'
import { RUNNING_SERVICES } from '#sample/running-services.ts'
import { SOLVERS } from '#sample/solvers.ts'
import { SERVICE_SOLVERS } from '#testing/solve-service.ts'
import { testApp } from '#testing/test-app.ts'

const { services, clock, visitor, as, aUser, aTeam } = await testApp()
await createSampleGame(services)
const [game] = (await visitor.get('/api/game')).body.data

/** Somebody who joined the game with a team of one. */
async function aPlayer() {
  const user = await aUser()
  const team = await aTeam({ captain: user })
  const client = await as(user)
  expect(await client.post(`/api/game/${game.id}`, { teamId: team.id })).toMatchObject({
    status: 200,
  })
  return { client, team }
}

type Player = Awaited<ReturnType<typeof aPlayer>>
type Listed = { id: number; title: string }

const challengesOf = async ({ client }: Player): Promise<Listed[]> => {
  const { body } = await client.get(`/api/game/${game.id}/details`)
  return Object.values<Listed[]>(body.challenges).flat()
}

/** Starts the service of a challenge, takes its flag and stops it. */
async function solveService({ client }: Player, challengeId: number): Promise<string> {
  const url = `/api/game/${game.id}/container/${challengeId}`
  const { entry } = (await client.post(url)).body
  const target = await findProxyTarget(services.db, entry, services.clock.now())
  if (!target) throw new Error('the instance does not run')
  const { container_image: image } = await services.db
    .selectFrom('challenges')
    .select('container_image')
    .where('id', '=', challengeId)
    .executeTakeFirstOrThrow()
  const flag = await SERVICE_SOLVERS[image ?? '']?.(target.inner)
  clock.advance(10_000)
  expect((await client.delete(url)).status).toBe(200)
  return flag ?? ''
}

/** Opens a challenge, downloads its file or starts its service, and sends what comes out. */
async function solve(player: Player, { id, title }: Listed): Promise<string> {
  const { client } = player
  const url = `/api/game/${game.id}/challenges/${id}`
  const { body } = await client.get(url)
  const file = body.context.url ? (await client.get(body.context.url)).bytes : Buffer.alloc(0)
  expect(body.context.fileSize ?? 0).toBe(file.length)
  const flag = SOLVERS[title]?.({ content: body.content, file }) ?? (await solveService(player, id))
  const { body: submission } = await client.post(url, { flag })
  expect((await client.get(`${url}/status/${submission}`)).body).toBe('Accepted')
  return flag
}

describe('the sample game', () => {
  it('is running and stays so for a week', async () => {
    const now = services.clock.now()
    expect(game).toMatchObject({ title: 'Harbour Trials', limit: 5 })
    expect(game.start).toBe(now - 3_600_000)
    expect(game.end).toBe(now + 7 * 86_400_000)
    const notices = (await visitor.get(`/api/game/${game.id}/notices`)).body
    expect(notices).toHaveLength(2)
  })

  it('can be solved to the last challenge by a player', async () => {
    const player = await aPlayer()
    const challenges = await challengesOf(player)
    expect(challenges).toHaveLength(PUZZLES.length + RUNNING_SERVICES.length)
    for (const challenge of challenges) await solve(player, challenge)
    const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
    const row = body.items.find(({ id }: { id: number }) => id === player.team.id)
    expect(row).toMatchObject({ rank: 1, solvedCount: challenges.length })
    expect(row.score).toBeGreaterThan(4000)
  })

  it('gives teams flags of their own where it says so', async () => {
    const [one, other] = [await aPlayer(), await aPlayer()]
    const own = (await challengesOf(one)).filter(({ title }) =>
      ['A day at the quay', 'Lost manifest'].includes(title),
    )
    expect(own).toHaveLength(2)
    for (const challenge of own)
      expect(await solve(one, challenge)).not.toBe(await solve(other, challenge))
  })
})
