import { expect, it } from 'vitest'
import { missingAnswers, startingAnswers, toAnswers } from '#features/games/fields/answers.ts'
import type { Asked, AskedField } from '#features/games/fields/answers.ts'

const field = (id: number, more: Partial<AskedField> = {}): AskedField => ({
  ...{ id, label: `Field ${id}`, hint: '', kind: 'text', choices: [], isRequired: false },
  ...{ answer: null, earlierAnswer: null, ...more },
})
const asked = (...fields: AskedField[]): Asked => ({ reason: 'Why', deleteAt: 1, fields })

it('begins with what an earlier game was answered, until something is answered in this one', () => {
  const first = field(1, { earlierAnswer: 'Harbour' })
  expect(startingAnswers(asked(first, field(2)))).toEqual({ answer1: 'Harbour', answer2: '' })
  const answered = asked(first, field(2, { answer: 'S' }))
  expect(startingAnswers(answered)).toEqual({ answer1: '', answer2: 'S' })
  expect(startingAnswers(undefined)).toEqual({})
})

it('misses required answers that are empty or blank, and no others', () => {
  const form = asked(field(1, { isRequired: true }), field(2), field(3, { isRequired: true }))
  expect(missingAnswers(form, { answer1: ' ', answer3: 'x' }).map(({ id }) => id)).toEqual([1])
  expect(missingAnswers(undefined, {})).toEqual([])
})

it('sends an answer for each field', () => {
  expect(toAnswers(asked(field(1), field(2)), { answer2: 'S' })).toEqual([
    { fieldId: 1, answer: '' },
    { fieldId: 2, answer: 'S' },
  ])
})
