import { expect, test } from 'vitest'
import { solveProofOfWork } from '#world/proof-of-work.ts'

test.each([
  { difficulty: 8, answer: '000000000000003a' },
  { difficulty: 18, answer: '000000000002df0a' },
])('finds the known answer of difficulty $difficulty', ({ difficulty, answer }) => {
  expect(solveProofOfWork('0011223344556677', difficulty)).toBe(answer)
})
