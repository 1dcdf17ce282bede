import { expect, it } from 'vitest'
import { commonWrong } from '#shared/game/challenge/common-wrong.ts'

const sent = (
  team: string,
  text: string,
  challenge = 'Knots',
  kind: 'wrong' | 'accepted' = 'wrong',
) => ({
  team,
  text,
  challenge,
  kind,
})

it('finds the wrong flags that several teams sent, the most common first', () => {
  const entries = [
    sent('Gulls', 'f{a}'),
    sent('Terns', 'f{a} '),
    sent('Gulls', 'f{b}'),
    sent('Terns', 'f{b}'),
    sent('Crew', 'f{b}'),
    sent('Alone', 'f{c}'),
  ]
  expect(commonWrong(entries, 2)).toEqual([
    { challenge: 'Knots', flag: 'f{b}', teams: ['Gulls', 'Terns', 'Crew'] },
    { challenge: 'Knots', flag: 'f{a}', teams: ['Gulls', 'Terns'] },
  ])
  expect(commonWrong(entries, 3)).toHaveLength(1)
})

it.each([
  ['a team that sends it again and again', [sent('Gulls', 'f{a}'), sent('Gulls', 'f{a}')]],
  ['another challenge', [sent('Gulls', 'f{a}'), sent('Terns', 'f{a}', 'Ropes')]],
  [
    'an answer that was accepted',
    [sent('Gulls', 'f{a}'), sent('Terns', 'f{a}', 'Knots', 'accepted')],
  ],
])('does not count %s', (_what, entries) => {
  expect(commonWrong(entries, 2)).toEqual([])
})
