import { AsyncLocalStorage } from 'node:async_hooks'

const ownCalls = new AsyncLocalStorage<true>()

/** Runs work in which calls of the API are our own: part of a visit that has been counted already. */
export const asOwnCall = <Result>(work: () => Result): Result => ownCalls.run(true, work)

/** Whether the call being answered is our own. No request from outside can claim it. */
export const isOwnCall = (): boolean => ownCalls.getStore() === true
