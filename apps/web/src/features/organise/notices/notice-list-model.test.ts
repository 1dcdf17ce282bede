import { expect, it } from 'vitest'
import { allNotices, chosenNotices } from '#features/organise/notices/notice-list-model.ts'
import { aNotice } from '#shared/game/builders.ts'

const doors = aNotice({ id: 1, time: 10 })
const hint = aNotice({ id: 2, type: 'NewHint', time: 30 })
const blood = aNotice({ id: 3, type: 'ThirdBlood', time: 20 })
const late = aNotice({ id: 4, time: 40 })
const ids = (notices: ReturnType<typeof allNotices>) => notices.map(({ id }) => id)

it('lists each notice once, the newest first', () => {
  expect(ids(allNotices([doors, late], [late, doors, hint, blood]))).toEqual([4, 2, 3, 1])
})

it('lists what was deleted no longer, though players may still see it', () => {
  expect(ids(allNotices([late], [late, doors, hint]))).toEqual([4, 2])
})

it.each([
  ['all', [4, 2, 3, 1]],
  ['written', [4, 1]],
  ['challenges', [2]],
  ['bloods', [3]],
] as const)('the filter %s leaves %j', (filter, left) => {
  const notices = allNotices([doors, late], [hint, blood])
  expect(ids(chosenNotices(notices, filter))).toEqual(left)
})

it('counts a kind it does not know as written, as its look says', () => {
  // @ts-expect-error: only a newer server sends it
  const strange = aNotice({ id: 9, type: 'Weather' })
  expect(ids(chosenNotices([strange], 'written'))).toEqual([9])
})
