import { expect, it } from 'vitest'
import { hasBlank, withTemplate } from '#features/organise/notices/templates.ts'

const selected = ({ text, selection: { start, end } }: ReturnType<typeof withTemplate>) =>
  text.slice(start, end)

it('selects the place to fill in', () => {
  const filled = withTemplate('', '**…** is fixed.')
  expect(filled.text).toBe('**…** is fixed.')
  expect(selected(filled)).toBe('…')
})

it('keeps what was typed before', () => {
  const filled = withTemplate('Hello. … ', 'New hint for **…**.')
  expect(filled.text).toBe('Hello. … New hint for **…**.')
  expect(filled.selection).toEqual({ start: 24, end: 25 })
})

it('continues at the end of a template without a place to fill in', () => {
  expect(withTemplate('', 'The game is over.').selection).toEqual({ start: 17, end: 17 })
})

it('distinguishes an unchanged template from dots of the organiser', () => {
  expect(hasBlank('**…** is fixed.')).toBe(true)
  expect(hasBlank('**Capstan** is fixed…')).toBe(false)
})
