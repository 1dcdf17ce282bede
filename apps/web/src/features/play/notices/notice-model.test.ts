import { expect, it } from 'vitest'
import { shownNotices } from '#features/play/notices/notice-model.ts'
import { aNotice } from '#shared/game/builders.ts'

const restart = aNotice({ id: 1, time: 10 })
const hint = aNotice({ id: 2, type: 'NewHint', time: 30 })
const blood = aNotice({ id: 3, type: 'SecondBlood', time: 20 })
const ids = (notices: ReturnType<typeof shownNotices>) => notices.map(({ id }) => id)

it('shows the newest first, whoever it is from', () => {
  expect(ids(shownNotices([restart, hint, blood], 'all'))).toEqual([2, 3, 1])
})

it('parts bloods from what the organisers say', () => {
  expect(ids(shownNotices([restart, hint, blood], 'bloods'))).toEqual([3])
  expect(ids(shownNotices([restart, hint, blood], 'staff'))).toEqual([2, 1])
})
