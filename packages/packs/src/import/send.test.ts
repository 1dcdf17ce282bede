import { createClient } from '@halyard/api'
import { LONG_LIST, boundBroken } from '@halyard/rules'
import { expect, it } from 'vitest'
import { applyChanges } from '#import/send.ts'

const flags = Array.from(
  { length: 25_000 },
  (_, index) => `flag{${String(index).padStart(40, '0')}}`,
)

const nothing = {
  handout: undefined,
  byFlag: new Map(),
  pictures: [],
  needsFiles: false,
  flagMatches: new Map(),
}

it('sends 25,000 flags, in as many requests as the server needs', async () => {
  const kept: string[] = []
  const respond = async (request: Request) => {
    const text = await request.text()
    const isTooLarge =
      text.length > LONG_LIST.bytes || boundBroken(text, { ...LONG_LIST, depth: 9, names: 103 })
    if (isTooLarge) return Response.json({ title: 'Too large' }, { status: 413 })
    const body: { flag: string }[] = JSON.parse(text)
    kept.push(...body.map(({ flag }) => flag))
    return new Response(null)
  }
  const client = createClient({ baseUrl: 'http://ctf.example', fetch: respond })
  const at = { id: 1, challengeId: 7 }
  const changes = { fields: {}, attach: false, flags, enable: false, notes: [] }
  await applyChanges(client, at, changes, nothing, () => {})
  expect(kept).toEqual(flags)
})

it('sends hints with a price to an address of their own, before the challenge is shown', async () => {
  const asked: unknown[] = []
  const respond = async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.json()])
    return Response.json({})
  }
  const client = createClient({ baseUrl: 'http://ctf.example', fetch: respond })
  const at = { id: 1, challengeId: 7 }
  const pricedHints = [{ text: 'Look.', price: 50 }]
  const changes = { fields: {}, attach: false, flags: [], enable: true, notes: [], pricedHints }
  await applyChanges(client, at, changes, nothing, () => {})
  const url = '/api/edit/games/1/challenges/7'
  expect(asked).toEqual([
    ['PUT', `${url}/hints`, { hints: pricedHints }],
    ['PUT', url, { isEnabled: true }],
  ])
})
