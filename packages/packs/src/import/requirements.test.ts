import { createClient } from '@halyard/api'
import { expect, it } from 'vitest'
import { changedRequirements } from '#import/requirements.ts'
import type { Requires } from '#mapping/requirements.ts'

const at = { id: 1, challengeId: 7 }
const list = [
  { id: 4, title: 'Knots', category: 'Misc' },
  { id: 5, title: 'Warm-up', category: 'Misc' },
  { id: 6, title: 'Knots', category: 'Web' },
  { id: 7, title: 'Final', category: 'Misc' },
]

/** A game with these challenges, the last of which requires those. */
const gameWith = (requires: number[], tile = 'hidden') =>
  createClient({
    baseUrl: 'http://ctf.example',
    fetch: ({ url }) =>
      Promise.resolve(
        Response.json(url.endsWith('/requirements') ? { requires, tile, etag: '"1"' } : list),
      ),
  })

const challenges = [{ title: 'Warm-up' }, { title: 'Knots' }]

it('finds what is required by its title, the oldest of several', async () => {
  const found = await changedRequirements(gameWith([]), at, { challenges, tile: 'hidden' })
  expect(found).toEqual({ requirements: { requires: [4, 5], tile: 'hidden' }, notes: [] })
})

it('tells challenges of one title apart where their category is named', async () => {
  const wanted: Requires = { challenges: [{ title: 'Knots', category: 'Web' }], tile: 'hidden' }
  expect((await changedRequirements(gameWith([]), at, wanted)).requirements?.requires).toEqual([6])
})

it('changes nothing where it is so already', async () => {
  const same: Requires = { challenges, tile: 'unnamed' }
  expect(await changedRequirements(gameWith([4, 5], 'unnamed'), at, same)).toEqual({ notes: [] })
  const found = await changedRequirements(gameWith([4, 5]), at, same)
  expect(found.requirements).toEqual({ requires: [4, 5], tile: 'unnamed' })
})

it('names what the game does not have, and requires the rest', async () => {
  const wanted: Requires = { challenges: [{ title: 'Gone' }, { title: 'Knots' }], tile: 'hidden' }
  const found = await changedRequirements(gameWith([]), at, wanted)
  expect(found.requirements?.requires).toEqual([4])
  expect(found.notes).toEqual([{ code: 'requirement-missing', text: 'requires Gone' }])
})
