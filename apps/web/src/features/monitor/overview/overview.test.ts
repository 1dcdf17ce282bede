import { expect, it } from 'vitest'
import { anEntry } from '#features/monitor/builders.ts'
import { solveRatesOf, stuckTeams } from '#features/monitor/overview/overview.ts'
import { aChallengeInfo } from '#shared/game/builders.ts'

const wrongs = (count: number, from: number, team: string, challenge = 'Capstan') =>
  Array.from({ length: count }, (_, index) => anEntry(from - index, { team, challenge }))

it('who sent many wrong flags since its last right one is stuck, with what it tries', () => {
  const entries = [
    ...wrongs(4, 90, 'Oscar', 'Fog horn'),
    ...wrongs(2, 80, 'Oscar'),
    ...wrongs(9, 70, 'Quay Rats'),
    anEntry(60, { team: 'Quay Rats', kind: 'accepted' }),
    ...wrongs(9, 50, 'Quay Rats'),
  ]
  expect(stuckTeams(entries)).toEqual([
    { team: 'Quay Rats', wrong: 9, challenge: 'Capstan', lastAt: 70 },
    { team: 'Oscar', wrong: 6, challenge: 'Fog horn', lastAt: 90 },
  ])
})

it('neither few wrong flags nor many before a right one make a team stuck', () => {
  const entries = [
    ...wrongs(4, 90, 'Oscar'),
    anEntry(80, { team: 'Quay Rats', kind: 'accepted' }),
    ...wrongs(20, 70, 'Quay Rats'),
  ]
  expect(stuckTeams(entries)).toEqual([])
})

it('challenges nobody solved come first, those nobody tried before the others', () => {
  const board = {
    count: 4,
    challenges: {
      Web: [
        aChallengeInfo({ title: 'Easy', solved: 3 }),
        aChallengeInfo({ title: 'Hard', solved: 0 }),
      ],
      Misc: [aChallengeInfo({ title: 'Unseen', solved: 0 })],
    },
  }
  const entries = [...wrongs(3, 9, 'Oscar', 'Hard'), ...wrongs(1, 5, 'Quay Rats', 'Hard')]
  expect(
    solveRatesOf(board, entries).map(({ challenge, share, tried }) => [
      challenge.title,
      share,
      tried,
    ]),
  ).toEqual([
    ['Unseen', 0, 0],
    ['Hard', 0, 2],
    ['Easy', 0.75, 0],
  ])
})
