import { expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

it('is a table without formulas, of one team or of all, and in the audit log', async () => {
  const game = await aGame({ title: 'Regatta' })
  const [first, second] = [
    await aChallenge(game, { title: '=1+1' }),
    await aChallenge(game, { title: 'Knots, "tied"' }),
  ]
  const [one, two, three] = [
    await aPlayer(game, { name: '@sum' }),
    await aPlayer(game),
    await aPlayer(game),
  ]
  const url = `/api/game/${game.id}`
  for (const { client } of [one, two])
    await client.post(`${url}/challenges/${first.id}`, { flag: '-2+3' })
  for (const { client } of [two, three])
    await client.post(`${url}/challenges/${second.id}`, { flag: 'a\r\nb' })
  const { data } = (await admin.get(`${url}/signals`)).body
  for (const { id } of data) await admin.put(`${url}/signals/${id}/mark`, { note: '+49, or so' })
  const { text, headers } = await admin.post(
    `${url}/signals/export?kind=sameWrong&team=${one.participation.id}`,
  )
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Regatta-Signals-.*\.csv"/)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`,'@sum,'=1+1,sent,`)
  expect(lines[1]).toContain(`,'-2+3,,`)
  expect(lines[1]?.endsWith(`,"'+49, or so"`)).toBe(true)
  const all = await admin.post(`${url}/signals/export?kind=sameWrong`)
  expect(all.text).toContain('"Knots, ""tied"""')
  const json = (await admin.post(`${url}/signals/export?kind=sameWrong&format=json`)).body
  expect(json.signals).toHaveLength(2)
  const { body } = await admin.get('/api/admin/audit?kind=Signal&action=Created')
  const exports = body.filter(
    ({ operation }: { operation: string }) => operation === 'exportSignals',
  )
  const said = exports.map(({ changes }: { changes: { field: string; after: string }[] }) =>
    Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  )
  expect(said).toMatchObject([
    { format: 'json', lines: '2' },
    { format: 'csv', lines: '2' },
    { format: 'csv', lines: '1', teamName: '@sum' },
  ])
})
