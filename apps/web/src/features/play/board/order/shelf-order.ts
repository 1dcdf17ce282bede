import { storedFlag } from '#shared/storage/stored-flag.ts'

/** Whether every category has a row of its own in this browser, always in the same order, and the way to switch it. */
export const useFixedShelves = storedFlag('halyard-shelves', 'fixed').use
