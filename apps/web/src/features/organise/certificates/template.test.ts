import { describe, expect, it } from 'vitest'
import { fileNameOf, filledIn } from '#features/organise/certificates/template.ts'

const values = {
  ...{ name: 'Łucja', team: 'Quay Rats', division: 'Juniors', rank: '3', points: '1,200' },
  ...{ event: 'Regatta', date: 'May 3', place: 3 },
}

it('puts names and numbers in place of placeholders, and leaves what is none', () => {
  expect(filledIn('{name} of {team}: {rank}. in {event} {sail} {', values)).toBe(
    'Łucja of Quay Rats: 3. in Regatta {sail} {',
  )
})

it('does not read placeholders out of names', () => {
  expect(filledIn('{name}', { ...values, name: '{points}' })).toBe('{points}')
})

describe('the name of a file', () => {
  it.each([
    [{ name: 'Quay Rats', team: 'Quay Rats' }, '0007 Quay Rats.pdf'],
    [{ name: 'Łucja', team: '../../etc\\passwd' }, '0007 .. .. etc passwd Łucja.pdf'],
    [{ name: 'a\u202egnp', team: 'x'.repeat(200) }, `0007 ${'x'.repeat(60)}.pdf`],
  ])('of %j is safe', (names, expected) => {
    expect(fileNameOf(7, { ...values, ...names })).toBe(expected)
  })
})
