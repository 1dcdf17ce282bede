import { expect, it } from 'vitest'
import { mergeChunks } from './merge-chunks.ts'
import type { Load, Piece } from './merge-chunks.ts'

const piece = (name: string, size: number, ...imports: string[]): Piece => ({
  name,
  size,
  imports,
  kind: 'shared',
})
const load = (...roots: string[]): Load => ({ roots, weight: 1, room: { shared: 1000 } })
const limits = { perFile: 100, least: 0 }

/** Names of what is together, of each chunk. */
const together = (pieces: readonly Piece[], loads: readonly Load[], given = limits) =>
  mergeChunks(pieces, loads, given)
    .map((chunk) => chunk.map(({ name }) => name).toSorted())
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b))

it('puts together what is always loaded together', () => {
  const pieces = [piece('board', 5000), piece('clock', 5000), piece('pdf', 5000)]
  expect(together(pieces, [load('board', 'clock'), load('pdf')])).toEqual([
    ['board', 'clock'],
    ['pdf'],
  ])
})

it('loads a little without need where that saves a file, and no more than there is room for', () => {
  const pieces = [piece('bars', 5000), piece('icon', 50)]
  const loads = [load('bars'), load('bars', 'icon')]
  expect(together(pieces, loads)).toEqual([['bars', 'icon']])
  const full = loads.map((one) => ({ ...one, room: { shared: 40 } }))
  expect(together(pieces, full)).toEqual([['bars'], ['icon']])
})

it('counts what the other half of a chunk imports', () => {
  const pieces = [piece('bars', 5000), piece('icon', 50, 'chart'), piece('chart', 5000)]
  expect(together(pieces, [load('bars'), load('bars', 'icon')])).toContainEqual(['bars'])
})

it('leaves no small chunk, and keeps kinds apart', () => {
  const pieces = [piece('icon', 50), piece('mark', 60), { ...piece('staff', 50), kind: 'staff' }]
  const loads = [load('icon'), load('mark'), load('staff')]
  expect(together(pieces, loads, { ...limits, least: 100 })).toEqual([['icon', 'mark'], ['staff']])
})

it('never makes a circle', () => {
  const list = { ...piece('list', 5000, 'row'), kind: 'other' }
  const small = { ...limits, least: 100 }
  const loads = [load('frame'), load('list')]
  const straight = [piece('frame', 50, 'list'), list, piece('row', 50)]
  expect(together(straight, loads, small)).toEqual([['frame'], ['list'], ['row']])
  const apart = [piece('frame', 50), list, piece('row', 50)]
  expect(together(apart, loads, small)).toEqual([['frame', 'row'], ['list']])
})
