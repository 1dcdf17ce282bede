import { beforeEach, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const minute = 60_000
const start = Date.now() - 600 * minute
beforeEach(() => clock.set(start))

/** A game that began long enough ago for all that is said of hours. */
const aRunningGame = () =>
  aGame({ starts_at: ms(start - 180 * minute), ends_at: ms(start + 600 * minute) })

type Player = Awaited<ReturnType<typeof aPlayer>>

async function send({ client }: Player, challenge: TestChallenge, flags: readonly string[]) {
  const url = `/api/game/${challenge.game_id}/challenges/${challenge.id}`
  await client.get(url)
  for (const flag of flags) {
    clock.advance(1000)
    await client.post(url, { flag })
  }
}

const read = async ({ id }: TestGame) => {
  const { status, body } = await admin.get(`/api/edit/games/${id}/controlroom`)
  expect(status).toBe(200)
  return body
}

it('counts who plays and who waits, the longest wait first', async () => {
  const game = await aRunningGame()
  await aPlayer(game, { name: 'Gulls' })
  const terns = await aPlayer(game, { name: 'Terns', status: 'Pending' })
  clock.advance(minute)
  const auks = await aPlayer(game, { name: 'Auks', status: 'Pending' })
  await aPlayer(game, { name: 'Skuas', status: 'Rejected' })
  expect(await read(game)).toMatchObject({
    acceptedTeams: 1,
    waitingTeams: 2,
    waiting: [
      { team: { id: terns.participation.id, name: 'Terns' }, since: start },
      { team: { id: auks.participation.id, name: 'Auks' }, since: start + minute },
    ],
    instances: { running: 0, starting: 0, engineWorks: true },
  })
})

it('knows the teams that are stuck since their last solve, and where', async () => {
  const game = await aRunningGame()
  const knots = await aChallenge(game, { title: 'Knots' })
  const sails = await aChallenge(game, { title: 'Sails' })
  const gulls = await aPlayer(game, { name: 'Gulls' })
  const terns = await aPlayer(game, { name: 'Terns' })
  await send(gulls, knots, ['a', 'b', 'c', 'd', FLAG, 'e'])
  await send(gulls, sails, ['a', 'b', 'c'])
  expect((await read(game)).stuck).toEqual([])
  await send(gulls, sails, ['d'])
  const lastAt = clock.now()
  await send(terns, sails, ['f', 'g', 'h', 'i', 'j', FLAG])
  expect(await read(game)).toMatchObject({
    stuckTeams: 1,
    stuck: [
      {
        team: { id: gulls.participation.id, name: 'Gulls' },
        wrong: 5,
        challenge: { id: sails.id, title: 'Sails' },
        lastAt,
      },
    ],
  })
  clock.advance(61 * minute)
  expect(await read(game)).toMatchObject({ stuckTeams: 0, stuck: [] })
})

it('lists a wrong flag once three teams have sent it', async () => {
  const game = await aRunningGame()
  const knots = await aChallenge(game, { title: 'Knots' })
  const teams = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
  for (const team of teams.slice(0, 2)) await send(team, knots, ['halyard{tYpo}', 'halyard{tYpo}'])
  expect((await read(game)).common).toEqual([])
  for (const team of teams.slice(2)) await send(team, knots, [' halyard{tYpo}'])
  const lastAt = clock.now()
  expect((await read(game)).common).toEqual([
    {
      challenge: { id: knots.id, title: 'Knots' },
      answer: 'halyard{tYpo}',
      teams: 3,
      lastAt,
    },
  ])
})

it('knows what nobody has solved for an hour, and who tried', async () => {
  const game = await aRunningGame()
  const knots = await aChallenge(game, { title: 'Knots' })
  await aChallenge(game, { title: 'Hidden', is_enabled: false })
  const fresh = await aChallenge(game, { title: 'Fresh', is_enabled: false })
  await admin.put(`/api/edit/games/${game.id}/challenges/${fresh.id}`, { isEnabled: true })
  const gulls = await aPlayer(game)
  await send(gulls, knots, ['no', 'neither'])
  const since = start - 180 * minute
  expect(await read(game)).toMatchObject({
    unsolvedChallenges: 1,
    unsolved: [{ challenge: { id: knots.id, title: 'Knots' }, since, tried: 1 }],
  })
  clock.advance(61 * minute)
  expect((await read(game)).unsolved).toMatchObject([
    { challenge: { title: 'Knots' } },
    { challenge: { title: 'Fresh' }, since: start, tried: 0 },
  ])
  await send(gulls, knots, [FLAG])
  expect((await read(game)).unsolved).toMatchObject([{ challenge: { title: 'Fresh' } }])
})

it('tells solves that come suddenly from those that come all the time', async () => {
  const game = await aRunningGame()
  const leaked = await aChallenge(game, { title: 'Leaked' })
  const steady = await aChallenge(game, { title: 'Steady' })
  const teams = await Promise.all(Array.from({ length: 6 }, () => aPlayer(game)))
  for (const team of teams.slice(0, 3)) await send(team, steady, [FLAG])
  clock.advance(30 * minute)
  for (const team of teams.slice(3)) await send(team, steady, [FLAG])
  for (const team of teams.slice(0, 2)) await send(team, leaked, [FLAG])
  expect((await read(game)).sudden).toEqual([])
  for (const team of teams.slice(2, 3)) await send(team, leaked, [FLAG])
  const lastAt = clock.now()
  expect((await read(game)).sudden).toEqual([
    {
      challenge: { id: leaked.id, title: 'Leaked' },
      recent: 3,
      earlier: 0,
      lastAt,
    },
  ])
  clock.advance(21 * minute)
  expect((await read(game)).sudden).toEqual([])
})

it('says nothing of other games, nor of games that there are not', async () => {
  const other = await aRunningGame()
  const knots = await aChallenge(other)
  await send(await aPlayer(other), knots, ['a', 'b', 'c', 'd', 'e'])
  const game = await aRunningGame()
  expect(await read(game)).toMatchObject({ acceptedTeams: 0, stuckTeams: 0, unsolvedChallenges: 0 })
  expect((await admin.get('/api/edit/games/999999/controlroom')).status).toBe(404)
})
