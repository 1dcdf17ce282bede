import { expect, it } from 'vitest'
import {
  fileFlagProblems,
  flagInName,
  flagOf,
  spreadFlags,
} from '#features/organise/flags/add/file-flags.ts'

const uploads = [
  { id: '1', name: 'flag{one}.zip' },
  { id: '2', name: 'team 2.zip' },
  { id: '3', name: 'team 2.zip' },
]

it.each([
  ['flag{a}.zip', 'flag{a}'],
  ['flag{a{b}}.tar.gz', 'flag{a{b}}'],
  ['旗{港}.png', '旗{港}'],
  ['map.zip', ''],
  [`${'x'.repeat(300)}.zip`, ''],
])('the name %j says %j', (name, flag) => expect(flagInName(name)).toBe(flag))

it('is what was typed before what the name says', () => {
  expect(flagOf({ id: '1', name: 'flag{one}.zip' }, { 1: ' flag{typed} ' })).toBe('flag{typed}')
  expect(flagOf({ id: '1', name: 'flag{one}.zip' }, { 1: '' })).toBe('')
})

it('spreads a pasted column over the files below', () => {
  expect(spreadFlags('flag{b}\r\n\r\nflag{c}\nflag{too many}', uploads, '2')).toEqual({
    2: 'flag{b}',
    3: 'flag{c}',
  })
})

it('spreads a pasted table by the names of the files', () => {
  expect(spreadFlags('team 2.zip\tflag{b}\nflag{one}.zip\tflag{a}', uploads, '1')).toEqual({
    1: 'flag{a}',
    2: 'flag{b}',
  })
})

it('finds the files that have no flag of their own', () => {
  const typed = { 2: 'flag{one}', 3: 'flag{known}' }
  expect([...fileFlagProblems(uploads, typed, new Set(['flag{known}']))]).toEqual([
    ['2', 'repeated'],
    ['3', 'known'],
  ])
  expect([...fileFlagProblems(uploads, {}, new Set())]).toEqual([
    ['2', 'empty'],
    ['3', 'empty'],
  ])
})
