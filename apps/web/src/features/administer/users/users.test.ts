import { expect, it } from 'vitest'
import { aUserInfo } from '#features/administer/users/builders.ts'
import {
  addressOf,
  chosenUsers,
  isLastAdmin,
  sharedAddresses,
} from '#features/administer/users/users.ts'
import type { UserChoice } from '#features/administer/users/use-user-choice.ts'

const users = [
  aUserInfo('iris', { role: 'Admin', ip: '10.4.0.12', lastVisitedUtc: 30 }),
  aUserInfo('Žofie', { ip: '::ffff:10.4.0.9', realName: 'Žofie Černá', lastVisitedUtc: 10 }),
  aUserInfo('team10', { ip: '10.4.0.9', emailConfirmed: false, lastVisitedUtc: 20 }),
  aUserInfo('team9', { role: 'Banned', stdNumber: 'B-20311' }),
]
const all: UserChoice = {
  text: '',
  role: 'all',
  isUnconfirmed: false,
  isShared: false,
  sort: undefined,
}
const names = (choice: Partial<UserChoice>) =>
  chosenUsers(users, { ...all, ...choice }).map(({ userName }) => userName)

it('leaves everybody in the order of the server', () => {
  expect(names({})).toEqual(['iris', 'Žofie', 'team10', 'team9'])
})

it('finds a text in names, numbers, mails and addresses', () => {
  expect(names({ text: ' ČERNÁ ' })).toEqual(['Žofie'])
  expect(names({ text: 'b-203' })).toEqual(['team9'])
  expect(names({ text: 'iris@' })).toEqual(['iris'])
  expect(names({ text: '10.4.0.9' })).toEqual(['Žofie', 'team10'])
})

it('filters by role and by what is not confirmed', () => {
  expect(names({ role: 'Banned' })).toEqual(['team9'])
  expect(names({ isUnconfirmed: true })).toEqual(['team10'])
  expect(names({ isUnconfirmed: true, role: 'Admin' })).toEqual([])
})

it('sorts numbers in names as numbers, and moments as moments', () => {
  expect(names({ sort: { columnId: 'name', direction: 'ascending' } })).toEqual([
    'iris',
    'team9',
    'team10',
    'Žofie',
  ])
  expect(names({ sort: { columnId: 'seen', direction: 'descending' } })[0]).toBe('iris')
})

it('keeps those together who share an address, however it is written', () => {
  expect([...sharedAddresses(users)]).toEqual(['10.4.0.9'])
  expect(names({ isShared: true, sort: { columnId: 'name', direction: 'descending' } })).toEqual([
    'Žofie',
    'team10',
  ])
  expect(addressOf(aUserInfo('x', { ip: '2001:db8::ffff:1' }))).toBe('2001:db8::ffff:1')
})

it('knows the last administrator who may log in', () => {
  const [iris, zofie] = users
  const locked = aUserInfo('mio', { role: 'Admin', emailConfirmed: false })
  const second = aUserInfo('hibiki', { role: 'Admin' })
  expect(iris && isLastAdmin([...users, locked], iris)).toBe(true)
  expect(iris && isLastAdmin([...users, second], iris)).toBe(false)
  expect(zofie && isLastAdmin(users, zofie)).toBe(false)
})

it('narrows 10,000 users within a keystroke', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => aUserInfo(`user${at}`))
  // The quickest of some: a busy machine slows single ones.
  const times = [1, 2, 3, 4].map(() => {
    const start = performance.now()
    expect(chosenUsers(many, { ...all, text: 'user999' })).toHaveLength(11)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(150)
})
