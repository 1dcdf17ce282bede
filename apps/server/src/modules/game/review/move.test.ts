import { expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647
const WITHOUT_BLOOD = ALL & ~2048

it('a move to another division takes solves, ranks and bloods along, there and back', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const people = await aDivision(game)
  const assisted = await aDivision(game, { default_permissions: WITHOUT_BLOOD })
  const [first, second, third] = [
    await aPlayer(game, { division_id: people.id }),
    await aPlayer(game, { division_id: people.id }),
    await aPlayer(game, { division_id: assisted.id }),
  ]
  for (const { client } of [first, second, third])
    await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
  const board = () => visitor.get(`/api/game/${game.id}/scoreboard`)
  const rebuilt = async () => {
    await admin.post(`/api/edit/games/${game.id}/scoreboard/flush`)
    return board()
  }
  const move = (player: TestPlayer, divisionId: number) =>
    admin.put(`/api/admin/participation/${player.participation.id}`, { status: null, divisionId })
  const rowOf = ({ body }: Awaited<ReturnType<typeof board>>, player: TestPlayer) => {
    const row = body.items.find(({ id }: { id: number }) => id === player.team.id)
    const { divisionId, divisionRank, solvedCount, solvedChallenges } = row
    return { divisionId, divisionRank, solvedCount, blood: solvedChallenges[0].type }
  }

  const before = await board()
  expect(rowOf(before, first)).toMatchObject({ divisionRank: 1, blood: 'FirstBlood' })
  expect(rowOf(before, second)).toMatchObject({ divisionRank: 2, blood: 'SecondBlood' })
  expect((await move(first, assisted.id)).status).toBe(200)
  const moved = await board()
  expect(rowOf(moved, first)).toEqual({
    divisionId: assisted.id,
    divisionRank: 1,
    solvedCount: 1,
    blood: 'Normal',
  })
  expect(rowOf(moved, second)).toMatchObject({ divisionRank: 1, blood: 'FirstBlood' })
  expect(rowOf(moved, third)).toMatchObject({ divisionRank: 2 })
  expect((await rebuilt()).text).toBe(moved.text)
  await move(first, people.id)
  expect((await board()).body.items).toEqual(before.body.items)

  const { body } = await admin.get('/api/admin/audit?count=2&skip=0')
  const { data = body } = body
  expect(data[0]).toMatchObject({ operation: 'reviewParticipation', kind: 'Participation' })
  expect(data[0].changes).toMatchObject([
    { field: 'divisionId', before: String(assisted.id), after: String(people.id) },
  ])
})
