import { expect, test } from 'vitest'
import { firstThree } from '#groups/rules/ties.ts'

const kinds = ['FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal']
const teams = ['Anna', 'Bert', 'Cleo', 'Dora']
const kindAt = (at: number) => kinds[at] ?? ''

/** What a server answers about four teams that answered in this order, at these times. */
const answers = (times: readonly number[]) => ({
  board: {
    items: teams.map((name, at) => ({
      ...{ id: at, name, solvedChallenges: [{ type: kindAt(at) }] },
    })),
    challenges: { Misc: [{ bloods: [0, 1, 2].map((id) => ({ id })) }] },
  },
  notices: teams.slice(0, 3).map((name, at) => ({ type: kindAt(at), values: [name, 'Tied'] })),
  submissions: teams.map((team, at) => ({ team, time: times[at] ?? 0 })).toReversed(),
})

const read = ({ board, notices, submissions }: ReturnType<typeof answers>) =>
  firstThree(board, notices, submissions)

const three = teams.slice(0, 3)

test('ties that are the same everywhere', () => {
  const agreed = { ofChallenge: three, ofTeams: three, ofNotices: three, isInOrder: true }
  expect(read(answers([1, 2, 3, 4]))).toEqual(agreed)
  // Four answers of one millisecond have no order.
  expect(read(answers([5, 5, 5, 5]))).toEqual(agreed)
})

test('notices of another order than the board', () => {
  const server = answers([1, 2, 3, 4])
  const [first, second] = server.notices
  if (first && second) [first.values, second.values] = [second.values, first.values]
  expect(read(server)).toMatchObject({ ofChallenge: three, ofNotices: ['Bert', 'Anna', 'Cleo'] })
})

test('submissions that contradict the board', () => {
  expect(read(answers([2, 1, 3, 4])).isInOrder).toBe(false)
  expect(read(answers([2, 2, 3, 1])).isInOrder).toBe(false)
})
