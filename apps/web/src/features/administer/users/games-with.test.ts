import { expect, it } from 'vitest'
import { gamesWith } from '#features/administer/users/games-with.ts'

const games = [
  { id: 1, title: 'Harbour Lights' },
  { id: 2, title: 'Dry Dock' },
  { id: 3, title: 'Low Tide' },
]

const aParticipation = (id: number, registeredMembers: string[]) => ({
  id,
  divisionId: null,
  registeredMembers,
  status: 'Accepted' as const,
  team: {
    id,
    name: `team${id}`,
    bio: null,
    avatar: null,
    locked: true,
    captainId: 'mio',
    members: [],
  },
})

it('finds the games a user plays in, as far as they have come', () => {
  const first = aParticipation(11, ['iris', 'mio'])
  const found = gamesWith(
    games,
    [[aParticipation(10, ['dan']), first], [aParticipation(12, ['dan'])], undefined],
    'mio',
  )
  expect(found).toEqual([{ game: games[0], participation: first }])
})
