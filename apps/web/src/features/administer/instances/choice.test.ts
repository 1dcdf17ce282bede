import type { Instance } from '@halyard/api'
import { expect, it } from 'vitest'
import {
  challengeOf,
  chosenInstances,
  teamOf,
  totalsBy,
} from '#features/administer/instances/choice.ts'
import type { InstanceChoice } from '#features/administer/instances/use-instance-choice.ts'

const anInstance = (guid: string, changes: Partial<Instance> = {}): Instance => ({
  team: { id: 7, name: 'null & void', avatar: null },
  challenge: { id: 3, title: 'Chandlery', category: 'Web' },
  image: 'registry.example/chandlery:1',
  containerGuid: guid,
  containerId: `engine-${guid}`,
  startedAt: 0,
  expectStopAt: 7_200_000,
  ip: '10.0.0.4',
  port: 8080,
  ...changes,
})

const another = {
  team: { id: 8, name: 'Ünïcode Crew', avatar: null },
  challenge: { id: 4, title: 'Capstan', category: 'Pwn' },
  expectStopAt: 60_000,
} as const

const instances = [
  anInstance('a'),
  anInstance('b', another),
  anInstance('c', { ...another, challenge: { id: 3, title: 'Chandlery', category: 'Web' } }),
  anInstance('d', { team: null, challenge: null, expectStopAt: 30_000 }),
]
const all = { team: undefined, challenge: undefined, text: '' }
const guids = (choice: Partial<InstanceChoice>) =>
  chosenInstances(instances, { ...all, ...choice }).map(({ containerGuid }) => containerGuid)

it('the one that ends next comes first', () => {
  expect(guids({})).toEqual(['d', 'b', 'c', 'a'])
})

it('a team, a challenge and a text leave what has all of them', () => {
  expect(guids({ team: 8 })).toEqual(['b', 'c'])
  expect(guids({ team: 8, challenge: 3 })).toEqual(['c'])
  expect(guids({ text: ' ÜNÏCODE ' })).toEqual(['b', 'c'])
  expect(guids({ text: 'engine-a' })).toEqual(['a'])
  expect(guids({ text: '10.0.0.4:8080', challenge: 4 })).toEqual(['b'])
})

it('teams and challenges are counted, the most first', () => {
  expect(totalsBy(instances, teamOf)).toEqual([
    { id: 8, name: 'Ünïcode Crew', count: 2, avatar: null },
    { id: 7, name: 'null & void', count: 1, avatar: null },
  ])
  expect(totalsBy(instances, challengeOf)).toEqual([
    { id: 3, name: 'Chandlery', count: 2 },
    { id: 4, name: 'Capstan', count: 1 },
  ])
})
