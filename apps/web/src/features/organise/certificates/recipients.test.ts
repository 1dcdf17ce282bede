import { expect, it } from 'vitest'
import { recipientsOf } from '#features/organise/certificates/recipients.ts'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'

const mara = aMember({ userName: 'mara', realName: 'Mara Quill' })
const iris = aMember({ userName: 'iris', realName: '' })
const away = aMember({ userName: 'away' })
const gulls = {
  ...aParticipation({ name: 'Gulls', members: [mara, iris, away], status: 'Accepted' }),
  registeredMembers: [mara.userId, iris.userId],
}
const rats = aParticipation({ name: 'Rats', status: 'Accepted' })
const waiting = aParticipation({ name: 'Waiting' })
const board = {
  id: Int32Array.of(rats.team.id, gulls.team.id),
  rank: Int32Array.of(1, 2),
  score: Float64Array.of(1500, 900),
}
const names = (options: Partial<Parameters<typeof recipientsOf>[1]>) =>
  recipientsOf([waiting, gulls, rats], {
    per: 'team',
    best: undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read of a board
    board: board as unknown as Parameters<typeof recipientsOf>[1]['board'],
    divisionName: () => undefined,
    number: (value) => value.toLocaleString('en'),
    ...options,
  }).map(({ name, rank, points }) => [name, rank, points])

it('names the teams that take part, best first', () => {
  expect(names({})).toEqual([
    ['Rats', '1', '1,500'],
    ['Gulls', '2', '900'],
  ])
})

it('names members that take part, by their real names where they gave one', () => {
  expect(names({ per: 'member' }).slice(1)).toEqual([
    ['Mara Quill', '2', '900'],
    ['iris', '2', '900'],
  ])
})

it('stops at a rank, and leaves ranks out before there is a scoreboard', () => {
  expect(names({ best: 1 })).toEqual([['Rats', '1', '1,500']])
  expect(names({ board: undefined })).toEqual([
    ['Gulls', '', '0'],
    ['Rats', '', '0'],
  ])
})
