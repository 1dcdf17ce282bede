import { createClient } from '@halyard/api'
import { expect, it } from 'vitest'
import { changedRequirements } from '#import/requirements.ts'
import type { Requires } from '#mapping/requirements.ts'

const at = { id: 1, challengeId: 7 }
const list = [
  { id: 4, title: 'Knots' },
  { id: 5, title: 'Warm-up' },
  { id: 6, title: 'Knots' },
  { id: 7, title: 'Final' },
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

const titles = ['Warm-up', 'Knots']

it('finds what is required by its title, the oldest of several', async () => {
  const found = await changedRequirements(gameWith([]), at, { titles, tile: 'hidden' })
  expect(found).toEqual({ requirements: { requires: [4, 5], tile: 'hidden' }, notes: [] })
})

it('changes nothing where it is so already', async () => {
  const same: Requires = { titles, tile: 'unnamed' }
  expect(await changedRequirements(gameWith([4, 5], 'unnamed'), at, same)).toEqual({ notes: [] })
  const found = await changedRequirements(gameWith([4, 5]), at, same)
  expect(found.requirements).toEqual({ requires: [4, 5], tile: 'unnamed' })
})

it('names what the game does not have, and requires the rest', async () => {
  const wanted: Requires = { titles: ['Gone', 'Knots'], tile: 'hidden' }
  const found = await changedRequirements(gameWith([]), at, wanted)
  expect(found.requirements?.requires).toEqual([4])
  expect(found.notes).toEqual([{ code: 'requirement-missing', text: 'requires Gone' }])
})
