import { expect, it } from 'vitest'
import { requiredFirst } from '#pack/required-first.ts'

const challenge = (title: string, ...titles: string[]) => ({
  title,
  requires: { challenges: titles.map((each) => ({ title: each })) },
})
const orderOf = (...challenges: ReturnType<typeof challenge>[]) =>
  requiredFirst(challenges)
    .map(({ title }) => title)
    .join('')

it('leaves challenges in their order where nothing is required, or what is required came before', () => {
  expect(orderOf(challenge('B'), challenge('A'), challenge('C', 'A'))).toBe('BAC')
})

it('moves what is required before what requires it, over several steps', () => {
  expect(orderOf(challenge('C', 'B'), challenge('B', 'A'), challenge('A'))).toBe('ABC')
  expect(
    orderOf(challenge('D', 'B', 'C'), challenge('C', 'A'), challenge('B'), challenge('A')),
  ).toBe('BACD')
})

it('keeps every challenge of a circle, and one that requires what is not there', () => {
  expect(orderOf(challenge('A', 'B'), challenge('B', 'A'), challenge('C', 'Z')).length).toBe(3)
})

it('takes a chain of five thousand', () => {
  const chain = Array.from({ length: 5000 }, (_, at) => challenge(`${at}`, `${at + 1}`))
  expect(requiredFirst(chain)[0]?.title).toBe('4999')
})
