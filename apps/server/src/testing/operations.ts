import { loadContract } from '#http/contract.ts'

export type { Operation } from '#http/contract.ts'

/** Every operation of the contract. */
export const { operations } = loadContract()
