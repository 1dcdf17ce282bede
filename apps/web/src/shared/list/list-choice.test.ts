import { expect, it } from 'vitest'
import {
  idParam,
  momentParam,
  optionParam,
  optionsParam,
  parseChoice,
  sortParam,
  switchParam,
  textParam,
} from '#shared/list/list-choice.ts'

const show = optionParam('show', ['all', 'live', 'past'], 'all')
const sort = sortParam('sort', ['name', 'seen'], { columnId: 'name', direction: 'ascending' })

it('reads what anybody may have typed into the address', () => {
  const params = {
    text: textParam('q'),
    division: textParam('division', 'all'),
    isLocked: switchParam('locked'),
    team: idParam('team'),
    from: momentParam('from'),
  }
  const parse = (search: string) => parseChoice(params, new URLSearchParams(search))
  expect(parse('q=quay&division=none&locked=1&team=7&from=1000')).toEqual({
    text: 'quay',
    division: 'none',
    isLocked: true,
    team: 7,
    from: 1000,
  })
  const nothing = { text: '', division: 'all', isLocked: false, team: undefined, from: undefined }
  expect(parse('locked=yes&team=-7&from=soon&division=')).toEqual(nothing)
  expect(parse('')).toEqual(nothing)
  expect(show.parse('past')).toBe('past')
  expect(show.parse('Root')).toBe('all')
  expect(optionsParam('type', ['right', 'wrong']).parse('wrong,Root')).toEqual(['wrong'])
})

it('writes nothing for what is usual', () => {
  expect(show.format('live')).toBe('live')
  expect(show.format('all')).toBe('')
  expect(optionParam('show', ['live'], undefined).format(undefined)).toBe('')
  expect(sort.format({ columnId: 'name', direction: 'ascending' })).toBe('')
  expect(sort.format({ columnId: 'name', direction: 'descending' })).toBe('-name')
  expect(switchParam('locked').format(false)).toBe('')
  expect(textParam('division', 'all').format('all')).toBe('')
  expect(momentParam('from').format(null)).toBe('')
})

it('reads an order, ascending or descending, and none by a column that there is not', () => {
  expect(sort.parse('-seen')).toEqual({ columnId: 'seen', direction: 'descending' })
  expect(sort.parse('seen')).toEqual({ columnId: 'seen', direction: 'ascending' })
  expect(sort.parse('password')).toEqual({ columnId: 'name', direction: 'ascending' })
  expect(sortParam('sort', ['name'], undefined).parse('-password')).toBeUndefined()
})
